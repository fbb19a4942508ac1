import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { makeCandidate } from './make-candidate.ts';
import { openTestIndex, type TestIndex } from './open-test-index.ts';

/** A case of a rule of Pro Search: of these candidates, by name, the filter selects those. */
export interface RuleCase {
  rule: string;
  candidates: Record<string, Partial<CandidateDocument>>;
  filter: CandidateFilterInput;
  /** In any order, unless `ordered`. */
  selects: string[];
  ordered?: boolean;
  /** yyyy-mm-dd in Asia/Kolkata. */
  today?: string;
}

/** Runs each case as a test on real Elasticsearch: all share an index, none sees another's candidates. */
export function testRules(title: string, cases: RuleCase[]): void {
  describe(title, () => {
    let index: TestIndex;
    beforeAll(async () => {
      index = await openTestIndex(candidatesIndex);
      await index.fill(
        cases.flatMap(({ candidates }, at) =>
          Object.entries(candidates).map(([name, known]) => makeCandidate(`${at}-${name}`, known)),
        ),
      );
    });
    afterAll(() => index.close());

    test.each(cases.map((one, at) => ({ ...one, at })))('$rule', async ({ at, filter, selects, ordered, today }) => {
      const body = candidateSearchBody(candidateFilter.parse({ itemsPerPage: 100, ...filter }), today ?? '2026-01-01');
      const names = (await index.ids(ofCase(body, at))).map((id) => id.slice(id.indexOf('-') + 1));
      expect(ordered ? names : names.toSorted()).toEqual(ordered ? selects : selects.toSorted());
    });
  });
}

/** The same search among one case's candidates. */
function ofCase(body: SearchBody, at: number): SearchBody {
  const query = body.query ?? { match_all: {} };
  return { ...body, query: { bool: { must: [query], filter: [{ prefix: { id: `${at}-` } }] } } };
}
