import type { Client, estypes } from '@elastic/elasticsearch';
import { type JobSearch, jobSearchBody } from '#search-templates/jobs/query.ts';
import { JUDGED_JOBS_DAY, type JudgedJobSearch } from '../judged-job-searches/load-judged-jobs.ts';
import { shuffled } from './shuffled.ts';

type Seeker = Parameters<typeof jobSearchBody>[2];

export const jobRankingNames = ['ours', 'newest', 'random', 'bm25', 'bm25ByField'] as const;
export type JobRankingName = (typeof jobRankingNames)[number];

/** The jobs that a search selects, by id, in the orders compared. */
export type JobOrders = Record<JobRankingName, string[]>;

/** The text fields of a job, with the usual weights of an advert. */
const weighted = { title: 3, skills: 2, description: 1, requirements: 1, company: 0.5 };

/** Every job that the product selects in its own order, and the same jobs in the other orders. */
export async function jobOrdersOf(
  elasticsearch: Client,
  index: string,
  one: JudgedJobSearch,
  seeker: Seeker,
): Promise<JobOrders> {
  const { keyword = '', location = '', skills = [] } = one.search;
  const search: JobSearch = { keyword, location, skills, refine: {}, page: 1, size: 20 };
  const ids = async (of: string, body: estypes.SearchRequest) => {
    const { hits } = await elasticsearch.search({ ...body, index: of, from: 0, size: 1000, highlight: undefined });
    return hits.hits.map(({ _id }) => _id!);
  };
  const ours = await ids(index, jobSearchBody(search, JUDGED_JOBS_DAY, seeker));
  const selected = { ids: { values: ours } };
  const bm25 = (fields: string[]) =>
    ids(`${index}-bm25`, {
      query: {
        bool: {
          filter: [selected],
          should: [{ multi_match: { query: [keyword, ...skills].join(' '), fields, type: 'most_fields' } }],
        },
      },
      sort: [{ _score: { order: 'desc' } }, { createdAt: 'desc' }],
    });
  return {
    ours,
    newest: await ids(index, { query: { bool: { filter: [selected] } }, sort: [{ createdAt: 'desc' }] }),
    random: shuffled(ours.toSorted(), one.id),
    bm25: await bm25(Object.keys(weighted)),
    bm25ByField: await bm25(Object.entries(weighted).map(([field, weight]) => `${field}^${weight}`)),
  };
}
