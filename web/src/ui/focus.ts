/** Where the focus goes when the control that had it goes away: nobody who plays by keyboard is sent back to the top. */

// In real time no choice gets it: a second press of a key would do what was not meant.
const HOMES = ['[role="grid"]', 'main:not(.live) .answers button', '#prompt'];

/** For an element of the page: gives the focus to the board, the choices or the prompt in it as soon as it is lost. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const again = same(root, last);
    last = null;
    (again ?? home(root))?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** The same choice, where a list was laid out anew around it. */
function same(root: HTMLElement, lost: Element): HTMLElement | null {
  const choice = lost.getAttribute('data-choice');
  return choice === null ? null : root.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`);
}

function home(root: HTMLElement): HTMLElement | null {
  for (const selector of HOMES) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
