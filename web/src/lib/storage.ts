/** What this browser keeps for us. It may hold anything; one that keeps nothing, or is full, is as good as an empty one. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What was kept as JSON; null where there is none. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
