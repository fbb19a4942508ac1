import { expect, test } from 'vitest';
import { analyzerRows } from './analyzer-rows.ts';
import { tokenPlaces, toTokens } from './tokens.ts';

test.each(analyzerRows.map(({ text }) => text))('each token of %j has its position in the text', (text) => {
  const tokens = toTokens(text);
  const places = tokenPlaces(text);
  expect(places).toHaveLength(tokens.length);
  let before = 0;
  for (const [at, [start, end]] of places.entries()) {
    expect(start).toBeGreaterThanOrEqual(before);
    expect(toTokens(text.slice(start, end))).toContain(tokens[at]);
    before = start;
  }
});
