import type { Client, estypes } from '@elastic/elasticsearch';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateSearchBody, selectingQuery } from '#search-templates/candidates/query.ts';
import { type Leaf, readTextCriteria, wantedLeaves } from '#search-templates/candidates/text-criteria.ts';
import type { JudgedSearch } from '../judged-searches/load-judged-set.ts';
import { JUDGED_DAY } from './judged-index.ts';
import { shuffled } from './shuffled.ts';

type Query = estypes.QueryDslQueryContainer;

export const rankingNames = ['ours', 'lastUpdated', 'random', 'bm25', 'bm25ByField'] as const;
export type RankingName = (typeof rankingNames)[number];

/** The people that a search selects, by id, in the orders compared. */
export type Orders = Record<RankingName, string[]>;

/** The fields of the BM25 sum, with the usual weights of a profile. */
const weighted = { currentTitles: 3, skills: 2, previousTitles: 1.5, kw_profile: 1, resumeText: 0.5 };

/** Requests everyone whom the search selects from every ranking. Throws if two select different people. */
export async function ordersOf(elasticsearch: Client, index: string, search: JudgedSearch): Promise<Orders> {
  const filter = candidateFilter.parse(search.filter);
  const ids = async (of: string, body: estypes.SearchRequest) => {
    const { hits } = await elasticsearch.search({ ...body, index: of, from: 0, size: 1000, highlight: undefined });
    return hits.hits.map(({ _id }) => _id!);
  };
  const selected = selectingQuery(filter, JUDGED_DAY);
  const leaves = readTextCriteria(filter).flatMap(wantedLeaves);
  const bm25 = (fields: Record<string, number>) =>
    ids(`${index}-bm25`, { query: { bool: { filter: [selected], should: scoringEach(leaves, fields) } } });
  const ours = await ids(index, candidateSearchBody(filter, JUDGED_DAY));
  const orders: Orders = {
    ours,
    lastUpdated: await ids(index, { query: { bool: { filter: [selected] } }, sort: [{ updatedOn: 'desc' }] }),
    random: shuffled(ours.toSorted(), search.id),
    bm25: await bm25({ kw_profile: 1, resumeText: 1 }),
    bm25ByField: await bm25(weighted),
  };
  for (const name of rankingNames) {
    if (orders[name].toSorted().join() !== ours.toSorted().join())
      throw new Error(`${search.id}: ${name} selects others`);
  }
  return orders;
}

function scoringEach(leaves: Leaf[], fields: Record<string, number>): Query[] {
  return leaves.flatMap(({ query }) =>
    Object.entries(fields).map(
      ([field, boost]): Query => ({ bool: { must: [scoringWordByWord(query.on(field))], boost } }),
    ),
  );
}

/** `terms` scores all words alike; one `term` each scores as BM25 does. */
function scoringWordByWord(query: Query): Query {
  return JSON.parse(JSON.stringify(query), (_, value) => {
    if (!value?.terms) return value;
    const [[field, words] = ['', []]] = Object.entries<string[]>(value.terms);
    return { bool: { should: words.map((word) => ({ term: { [field]: word } })) } };
  });
}
