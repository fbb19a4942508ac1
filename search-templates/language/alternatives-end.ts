import { readTokens, type Token } from './lexer.ts';

/**
 * Where the alternatives behind an unclosed bracket end, and that place in words: `(kafka OR jms AND (aws OR gcp)` after
 * “jms”. Null where no AND or NOT follows an OR on the bracket's own level.
 */
export function alternativesEnd(text: string, bracket: number): { end: number; place: string } | null {
  const { tokens } = readTokens(text);
  let depth = 0;
  let seenOr = false;
  let before: Pick<Token, 'kind' | 'position' | 'length'> = { kind: 'open', position: bracket, length: 1 };
  for (const token of tokens.filter(({ position }) => position > bracket)) {
    if (depth === 0 && token.kind === 'or') seenOr = true;
    if (depth === 0 && seenOr && (token.kind === 'and' || token.kind === 'not')) {
      const end = before.position + before.length;
      const last = text.slice(before.position, end).replaceAll('"', '');
      return { end, place: before.kind === 'close' ? `before ${token.text}` : `after “${last}”` };
    }
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth < 0) return null;
    before = token;
  }
  return null;
}
