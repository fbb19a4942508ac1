import { Client } from '@elastic/elasticsearch';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { spellings } from '#search-templates/analysis/spellings.ts';
import { leafReadings, spellingsOf } from '#search-templates/expansion/variants.ts';
import { parseBadge } from '#search-templates/language/parser.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { engineHighlighter, highlighterIndex } from './engine-highlighter.ts';
import { type Stretch, twinHighlighter } from './highlighter.ts';

const { namespace, elasticsearchUrl } = testNamespace();
const elasticsearch = new Client({ node: elasticsearchUrl });
const index = `${namespace}-highlights`;

beforeAll(() => elasticsearch.indices.create({ index, ...highlighterIndex }));
afterAll(async () => {
  await elasticsearch.indices.delete({ index });
  await elasticsearch.close();
});

const TEXTS_PER_LEAF = 250;

const words = ['java', 'c++', 'c#', '.net', 'node.js', 'asp.net', 'react js', 'sql', 'hr', 'javascript', 'golang'];
const plurals = ['developer', 'analyst', 'bachelors', 'companies', 'sales', 'databases', 'skill'];
const phrases = ['machine learning', 'project manager', 'power bi', 'ci/cd', 'front end developer', 'asp.net core'];
const rewritten = ['résumé', 'jose', 'b.tech', 'm.b.a', 'r&d', 'p&l', 'full-stack', 'e-commerce', 'objective-c', 'f#'];
const stars = ['develop*', 'jav*', 'data*', 'micro*'];
const others = ['kubernetes', 'quality assurance'];
const badges = [...words, ...plurals, ...phrases, ...rewritten, ...stars, ...others];

const noise = [
  ...'abcjsx19._-/&+#:;,\'"’“”()*!|~@%$\t\n',
  ...'éÉßøİıΣςй\u00ad\u200b\u200d\u00a0ﬁＡ१कி日あ한🚀©™',
  ...['net', 'js', 'dot', 'java', 'developers', 'manager', 'learning', 'of', '. ', ', ', ' and ', '–'],
];

/** Texts of the leaf's own words and forms, between and next to other characters. */
function textsFor(badge: string, leaf: LeafNode, seed: number): string[] {
  const forms =
    leaf.kind === 'word' || leaf.kind === 'phrase' ? leafReadings(leaf).flatMap((one) => spellingsOf(one, 9)) : [];
  const own = [badge, badge.toUpperCase(), badge.replace('*', 'er'), ...forms.map((tokens) => tokens.join(' '))];
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...own) },
    { weight: 2, arbitrary: fc.constantFrom(...own.flatMap((one) => one.split(' '))) },
    { weight: 4, arbitrary: fc.constant(' ') },
    { weight: 3, arbitrary: fc.constantFrom(...noise) },
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
  return fc.sample(text, { numRuns: TEXTS_PER_LEAF, seed });
}

/** Deleted by the analyzer; the engine marks them with the word before. */
const deletedAtEnd = /['’\u00ad\u200b]+$/;

/** Whether the engine marked the same as the twin, or its inner part if the analyzer rewrites a spelling. */
function agree(text: string, [start, end]: Stretch, [from, to]: Stretch): boolean {
  const ownEnd = from + text.slice(from, to).replace(deletedAtEnd, '').length;
  if (start === from && end === ownEnd) return true;
  const isRewritten = spellings.some(({ written }) => text.slice(start, end).toLowerCase().includes(written));
  return isRewritten && start <= from && ownEnd <= end;
}

test(`the twin and the engine mark the same parts of ${badges.length * TEXTS_PER_LEAF} generated texts`, async () => {
  expect(badges.length * TEXTS_PER_LEAF).toBeGreaterThanOrEqual(10_000);
  const engine = engineHighlighter(elasticsearch, index);
  const wrong: object[] = [];
  let marked = 0;
  const compare = async ([seed, badge]: [number, string]) => {
    const leaf = parseBadge(badge) as LeafNode;
    const texts = textsFor(badge, leaf, seed);
    const [twins, engines] = await Promise.all([twinHighlighter.highlight(leaf, texts), engine.highlight(leaf, texts)]);
    for (const [at, text] of texts.entries()) {
      const [twin, real] = [twins[at]!, engines[at]!];
      if (real.length > 0) marked += 1;
      const same = twin.length === real.length && twin.every((one, n) => agree(text, one, real[n]!));
      if (!same) wrong.push({ badge, text, twin, engine: real });
    }
  };
  // eight at a time share the engine's refreshes
  const all = [...badges.entries()];
  while (all.length > 0) await Promise.all(all.splice(0, 8).map(compare));
  expect(wrong.slice(0, 5)).toEqual([]);
  // most texts contain their leaf, or the comparison would show nothing
  expect(marked).toBeGreaterThan(5_000);
});
