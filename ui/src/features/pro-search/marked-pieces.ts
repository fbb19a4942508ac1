import type { SyntaxProblem } from '#search-templates/language/errors.ts';

/** A run of an expression's text that is drawn alike. */
export interface MarkedPiece {
  position: number;
  text: string;
  operator: boolean;
  problem: boolean;
}

/** Quoted text first, so that an operator inside quotes stays a word. */
const QUOTED_OR_OPERATOR = /"[^"]*"?|(?<![\p{L}\p{N}])(?:AND|OR|NOT|NEAR(?:\/\d+)?)(?![\p{L}\p{N}])|&&|\|\|/giu;

/**
 * Cuts a text where its drawing changes: operators, and the places of problems. The pieces' texts joined give the
 * text again. A problem of no length, or at the very end, marks the last character before it.
 */
export function markedPieces(
  text: string,
  problems: readonly Pick<SyntaxProblem, 'position' | 'length'>[],
): MarkedPiece[] {
  const operator = new Uint8Array(text.length);
  const problem = new Uint8Array(text.length);
  for (const match of text.matchAll(QUOTED_OR_OPERATOR)) {
    if (!match[0].startsWith('"')) operator.fill(1, match.index, match.index + match[0].length);
  }
  for (const { position, length } of problems) {
    const from = Math.max(0, Math.min(position, text.length - 1));
    problem.fill(1, from, from + Math.max(1, length));
  }
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && operator[at] === operator[from] && problem[at] === problem[from]) continue;
    pieces.push({
      position: from,
      text: text.slice(from, at),
      operator: operator[from] === 1,
      problem: problem[from] === 1,
    });
    from = at;
  }
  return pieces;
}
