/** Rules that a text mentions, such as GM-48. */

export interface Piece {
  text: string;
  rule: boolean;
}

const RULE = /\b([A-Z]{2}-\d+[a-z]?)\b/;

/** The text in pieces, so that its rules can be links. */
export function pieces(text: string): Piece[] {
  return text
    .split(RULE)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 }))
    .filter((piece) => piece.text);
}
