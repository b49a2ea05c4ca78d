/** Where the focus goes when the control that had it goes away: nobody who plays by keyboard is sent back to the top. */

const HOMES = ['[role="grid"]', '.answers button', '#prompt'];

/** For an element of the page: gives the focus to the board, the choices or the prompt in it as soon as it is lost. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    home(root)?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

function home(root: HTMLElement): HTMLElement | null {
  for (const selector of HOMES) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
