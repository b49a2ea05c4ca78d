/**
 * Choices that come and go while the reader aims at one of them: whatever stays keeps its place, and a place that has
 * come free stays empty for a moment, so that no click meets another choice than the one it was meant for.
 */

import type { Choice } from './wire.gen';

export interface Slot {
  key: string; // of the choice that is here, or was
  choice: Choice;
  gone: number | null; // since when it is not there any more, in ms
  lasting: boolean; // its place is kept until it comes back
}

export interface Manner {
  aims: boolean; // the reader may be about to click, so nothing moves up
  lasting: readonly string[]; // what is done by choices that come back
}

export const HOLD = 800; // ms that a place stays empty
const LONG = 2500; // ms after which it can go away, and those behind it move up

export function keyOf(choice: Choice): string {
  return JSON.stringify(choice.action);
}

/** The places after a change: what comes back gets its old place, what is new one that is free for long, or the next. */
export function settled(slots: readonly Slot[], choices: readonly Choice[], now: number, manner: Manner): Slot[] {
  const there = new Map(choices.map((choice) => [keyOf(choice), choice]));
  const next = slots.map((slot): Slot => {
    const choice = there.get(slot.key);
    return choice ? { ...slot, choice, gone: null } : { ...slot, gone: slot.gone ?? now };
  });
  const known = new Set(slots.map(({ key }) => key));
  for (const [key, choice] of there) {
    if (known.has(key)) continue;
    const slot = { key, choice, gone: null, lasting: manner.lasting.includes(choice.action.do) };
    const free = next.findIndex((each) => empty(each, now));
    next.splice(free < 0 ? next.length : free, free < 0 ? 0 : 1, slot);
  }
  const left = next.filter((slot) => manner.aims || !empty(slot, now) || now - (slot.gone ?? now) < LONG);
  return left.slice(0, left.findLastIndex((slot) => !empty(slot, now)) + 1);
}

/** Whether a place has been free for long enough to be taken by another choice. */
export function empty(slot: Slot, now: number): boolean {
  return !slot.lasting && slot.gone !== null && now - slot.gone >= HOLD;
}
