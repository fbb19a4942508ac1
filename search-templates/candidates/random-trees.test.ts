import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { parseBadge, parseExpression } from '#search-templates/language/parser.ts';
import { leafQuery } from '#search-templates/matching/leaf-query.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { wordByWord } from '#search-templates/query-rewrites/word-by-word.ts';
import type { CandidateDocument } from './document.ts';
import { candidatesIndex } from './mapping.ts';
import { candidateSearchBody, selectingQuery } from './query.ts';
import { keywordFields } from './search-fields.ts';
import { judgeBy, profileValues } from './testing/judge.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';
import { randomCandidate, randomExpression, randomPhrase } from './testing/random-searches.ts';

const CANDIDATES = 600;
const TREES = 1_200;
const SEED = 20_260;
/** Searches in one request: larger ones only wait longer in the server's queue. */
const BATCH = 100;
const TODAY = '2026-01-01';

/** The selecting clauses of a request. */
type Selection = Pick<SearchBody, 'query' | 'post_filter'>;

let index: TestIndex;
let documents: CandidateDocument[];

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  const made = fc.sample(randomCandidate, { numRuns: CANDIDATES, seed: SEED });
  documents = made.map((make, at) => make(`c${String(at).padStart(4, '0')}`));
  await index.fill(documents);
});
afterAll(() => index.close());

test(`${TREES} random expressions over ${CANDIDATES} candidates select, scored and unscored, as the rules say`, async () => {
  const expressions = fc.sample(randomExpression, { numRuns: TREES, seed: SEED });
  const judge = judgeBy(profileValues);
  const mismatches: string[] = [];
  const selected = { none: 0, some: 0, all: 0 };
  for (let at = 0; at < expressions.length; at += BATCH) {
    const batch = expressions.slice(at, at + BATCH);
    const found = await searchBoth(batch);
    for (const [place, text] of batch.entries()) {
      const { tree } = parseExpression(text);
      if (!tree) throw new Error(`not an expression: ${text}`);
      const expected = documents.filter((document) => judge(tree, document)).map(({ id }) => id);
      selected[expected.length === 0 ? 'none' : expected.length === documents.length ? 'all' : 'some'] += 1;
      for (const ids of found[place] ?? []) {
        if (ids.join() !== expected.join()) mismatches.push(`${text}: ${difference(expected, ids)}`);
      }
    }
  }
  expect(mismatches).toEqual([]);
  // trees that all select no candidate, or all, would prove nothing
  expect(selected.some).toBeGreaterThan(TREES / 2);
});

test('random phrases of one to four words with all their variants, written out and as interval rules', async () => {
  const phrases = [...new Set(fc.sample(randomPhrase, { numRuns: 500, seed: SEED }))];
  const judge = judgeBy(profileValues);
  const leaves = phrases.map((phrase) => parseBadge(phrase)!);
  const found = await Promise.all(
    (['written out', 'interval'] as const).map((style) =>
      searchIds(
        leaves.map((leaf) => ({
          query: anyOf(keywordFields.selecting.map((field) => leafQuery(leaf, style).on(field))),
        })),
      ),
    ),
  );
  const mismatches = leaves.flatMap((leaf, at) => {
    const expected = documents.filter((document) => judge(leaf, document)).map(({ id }) => id);
    return found.flatMap((ids) =>
      ids[at]?.join() === expected.join() ? [] : [`${phrases[at]}: ${difference(expected, ids[at] ?? [])}`],
    );
  });
  expect(mismatches).toEqual([]);
  expect(found[0]?.filter((ids) => ids.length > 0).length).toBeGreaterThan(phrases.length / 3);
});

/** For each expression the ids that the search and the facets' query select, sorted: every second as facets are estimated. */
async function searchBoth(expressions: string[]): Promise<string[][][]> {
  const selections = expressions.flatMap((inputText, at): Selection[] => {
    const filter = candidateFilter.parse({ keyword: { boolean: true, inputText } });
    const { query, post_filter } = candidateSearchBody(filter, TODAY);
    const selecting = selectingQuery(filter, TODAY);
    return [
      { query: withoutNames(query), ...(post_filter && { post_filter }) },
      { query: at % 2 === 0 ? selecting : wordByWord(selecting) },
    ];
  });
  const ids = await searchIds(selections);
  return expressions.map((_, at) => ids.slice(2 * at, 2 * at + 2));
}

async function searchIds(selections: Selection[]): Promise<string[][]> {
  // the ids by which the hits are sorted: reading stored fields of each takes longer than finding them
  const page = { size: CANDIDATES, stored_fields: '_none_', sort: [{ id: 'asc' }] };
  const { responses } = await index.elasticsearch.msearch({
    searches: selections.flatMap((selection) => [{ index: index.name }, { ...page, ...selection }]) as never,
    filter_path: ['responses.hits.hits.sort', 'responses.error', 'responses.status'],
  });
  return responses.map((response, at) => {
    if ('error' in response) throw new Error(`${JSON.stringify(selections[at])}: ${JSON.stringify(response.error)}`);
    return (response.hits?.hits ?? []).map((hit) => String(hit.sort?.[0]));
  });
}

/** Names don't affect the selection, and reporting which matched each of 600 hits takes most of the time. */
const withoutNames = (query: unknown) =>
  JSON.parse(JSON.stringify(query, (key, value) => (key === '_name' ? undefined : value)));

function difference(expected: string[], found: string[]): string {
  const missing = expected.filter((id) => !found.includes(id));
  const extra = found.filter((id) => !expected.includes(id));
  return `missing ${missing.slice(0, 3)} (${missing.length}), extra ${extra.slice(0, 3)} (${extra.length})`;
}
