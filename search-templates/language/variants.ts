import { pluralsOf } from './plurals.ts';
import { toTokens } from './tokens.ts';

/** One way a place in a phrase may be written: its tokens, next to each other. */
export interface Alternative {
  tokens: string[];
  via: 'literal' | 'plural' | 'synonym';
}
/** A place in a phrase; any of its alternatives may stand there. */
export type Slot = Alternative[];
/** A phrase: its slots stand next to each other, in order. */
export type Reading = Slot[];

/**
 * Everything a word or a phrase stands for; any of the readings may be found.
 * `exact`: one reading of the tokens as written. Text without a token gives no reading.
 */
export function expand(text: string, exact: boolean): Reading[] {
  const tokens = toTokens(text);
  if (tokens.length === 0) return [];
  return [
    tokens.map(
      (token): Slot => [
        { tokens: [token], via: 'literal' },
        ...(exact ? [] : pluralsOf(token).map((form): Alternative => ({ tokens: [form], via: 'plural' }))),
      ],
    ),
  ];
}
