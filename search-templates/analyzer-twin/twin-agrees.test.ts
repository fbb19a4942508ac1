import { Client } from '@elastic/elasticsearch';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { analysis } from '#search-templates/analysis/analyzers.ts';
import { spellings } from '#search-templates/analysis/spellings.ts';
import { analyzerRows } from './analyzer-rows.ts';
import { toTokens } from './tokens.ts';

const { namespace, elasticsearchUrl } = testNamespace();
const elasticsearch = new Client({ node: elasticsearchUrl });
const index = `${namespace}-words`;

/** Separates texts in one call for thousands; it occurs in none of them. */
const PARTING = '㐂';

async function analyze(texts: string[]): Promise<string[][]> {
  const { tokens } = await elasticsearch.indices.analyze({
    index,
    analyzer: 'words',
    text: texts.join(`\n\n${PARTING}\n\n`),
  });
  const results: string[][] = [[]];
  for (const { token } of tokens ?? []) {
    if (token === PARTING) results.push([]);
    else results.at(-1)?.push(token);
  }
  return results;
}

beforeAll(async () => {
  await elasticsearch.indices.create({
    index,
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      'index.analyze.max_token_count': 1_000_000,
      analysis: analysis as never,
    },
  });
});
afterAll(async () => {
  await elasticsearch.indices.delete({ index });
  await elasticsearch.close();
});

test('the index contains no synonyms: changing the list needs no reindex', () => {
  expect(JSON.stringify(analysis)).not.toMatch(/synonym/i);
});

describe('the analyzer and its twin', () => {
  test('produce the tokens of every row', async () => {
    const real = await analyze(analyzerRows.map(({ text }) => text));
    expect(analyzerRows.length).toBeGreaterThan(200);
    expect(analyzerRows.map(({ text }, at) => ({ text, tokens: real[at] }))).toEqual(analyzerRows);
    expect(analyzerRows.map(({ text }) => ({ text, tokens: toTokens(text) }))).toEqual(analyzerRows);
  });

  test('agree on every spelling, alone and between, before and after other characters', async () => {
    const sides = ['', ' ', '.', ',', '/', '-', '&', '+', '#', 'a', '9', '_', '(', 'é', 'क', ' dot ', '.x'];
    const texts = spellings.flatMap(({ written }) => sides.flatMap((a) => sides.map((b) => a + written + b)));
    expect(texts.map(toTokens)).toEqual(await analyze(texts));
  });

  test('agree on random text of difficult characters', async () => {
    const pieces = [
      ...spellings.map(({ written }) => written),
      ...'abcnjsdotNETCz019._-/&+#:;,\'"’“”()*!|~@%$ \t\n',
      ...'éÉßøİıΣςй\u0301\u00ad\u200b\u200d\u00a0ﬁＡ१कि்தమ日あカ한ไ🚀©•™١',
      ...[' ', ' ', '.net', 'js', '.js', 'c++', 'net', 'dot', 'object', 'a', 'developer', '…', '–', '🇮🇳'],
    ];
    const texts = fc.sample(
      fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
      { numRuns: 20_000, seed: 41 },
    );
    const real = await analyze(texts);
    const wrong = texts
      .map((text, at) => ({ text, real: real[at], twin: toTokens(text) }))
      .filter(({ real, twin }) => String(real) !== String(twin));
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('split a word of more than 255 characters alike', async () => {
    const texts = ['x'.repeat(255), 'x'.repeat(256), 'ab1'.repeat(300), `${'x'.repeat(254)}.y z`];
    expect(texts.map(toTokens)).toEqual(await analyze(texts));
  });
});

test('the normalizer folds case and accents and keeps the value in one piece', async () => {
  const { tokens } = await elasticsearch.indices.analyze({ index, normalizer: 'folded', text: 'São José dos Éden' });
  expect(tokens?.map(({ token }) => token)).toEqual(['sao jose dos eden']);
});

test('the settings are the same each time, and small enough for a cluster state', () => {
  const rules = analysis.char_filter.spellings.mappings;
  expect(new Set(rules.map((rule) => rule.split('=>')[0])).size).toBe(rules.length);
  expect(JSON.stringify(analysis).length).toBeLessThan(300_000);
});
