/** Short notices that go away by themselves. */

import { Failure } from '../lib/api';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 6000; // ms

export const toasts = $state<Toast[]>([]);
let count = 0;

export function toast(text: string, bad = false): void {
  const id = (count += 1);
  toasts.push({ id, text, bad });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Does something over HTTP; if it fails, says why. Whether it was done. */
export async function tried(doing: () => Promise<unknown>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    toast(error.message, true);
    return false;
  }
}
