/** What a board's model lets a hand do: point at places, press them, and think better of it. */

export interface Hand {
  readonly at: string; // the position: a press that began in another one counts for nothing
  pointer: string | null; // the place under the mouse, or where the arrow keys are
  readonly open: ReadonlySet<string>; // the places where a press does something
  readonly chosen: string | null; // the place that was pressed, where that takes more than a press
  readonly undecided: boolean; // something was chosen that is not sent yet: Escape takes it back
  press(place: string, touched?: boolean): void;
  clear(): void;
  key?(key: string): boolean; // a letter or a digit for a choice; whether it means something
}
