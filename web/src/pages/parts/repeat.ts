/** Doing something again and again, as long as somebody looks. */

/** Does it now, then every `pause` ms while the page is visible, and at once when it becomes visible; returns its end. */
export function whileVisible(doing: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function turn() {
    clearTimeout(timer);
    await doing();
    clearTimeout(timer);
    if (!ended && !document.hidden) timer = setTimeout(() => void turn(), pause);
  }
  function looked() {
    if (!document.hidden) void turn();
  }
  document.addEventListener('visibilitychange', looked);
  void turn();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', looked);
  };
}
