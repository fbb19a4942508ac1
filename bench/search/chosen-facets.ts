import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFacetBodies, facetFilters, facetShare } from '#search-templates/candidates/facets.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { type Durations, keep, overall, ratio } from '../harness/durations.ts';
import { keepAliveClient, okAnswer, type TimedAnswer } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { searchQueries } from './search-queries.ts';

const QUERIES = 330;
const ROUNDS = 3;
const SEED = 20_262;

/** Values chosen in one facet and in two. */
const choices = {
  'one facet': { city: ['Bengaluru', 'Pune'] },
  'two facets': { city: ['Bengaluru', 'Pune'], experience: ['3-5', '5-8'] },
} as const;

type Search = (body: unknown) => Promise<TimedAnswer>;

/**
 * Facets of a search with chosen values, each counted as if none of its own were chosen, against all counted over the
 * one result, in turns over `count` candidates. The engine alone, milliseconds.
 */
export async function benchChosenFacets(count: number) {
  const namespace = `bench-search-${count}`;
  const servers = await benchServers(namespace);
  await loadIndex(connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000), namespace, count);
  try {
    const engine = keepAliveClient(servers.elasticsearchUrl);
    const path = `/${namespace}-candidates/_search?allow_partial_search_results=false`;
    const search: Search = (body) => engine.send('POST', path, JSON.stringify(body));
    const today = new Date().toISOString().slice(0, 10);
    const measured: Record<string, object> = {};
    for (const [name, include] of Object.entries(choices)) measured[name] = await compare(search, include, today);
    return { candidates: count, queries: QUERIES, rounds: ROUNDS, ...measured };
  } finally {
    await servers.stop();
  }
}

async function compare(search: Search, include: object, today: string) {
  const [alone, together]: [Durations, Durations] = [{}, {}];
  const filters = searchQueries(QUERIES, SEED).map(({ shape, filter }) => ({
    shape,
    filter: candidateFilter.parse({ ...filter, refine: { include, exclude: {} } }),
  }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { shape, filter } of filters) {
      const apart = await timed(() => countApart(search, filter, today));
      const once = await timed(() => countOnce(search, filter, today));
      if (round === 0) continue;
      keep(alone, shape, apart);
      keep(together, shape, once);
    }
  }
  const [ours, theirs] = [overall(alone), overall(together)];
  return { eachAsIfUnchosen: ours, overOneResult: theirs, ratio: ratio(ours.p50, theirs.p50) };
}

/** As the API counts: the parts concurrently. */
const countApart = (search: Search, filter: CandidateFilter, today: string) =>
  Promise.all(
    facetFilters(filter).map((part) => countWith(search, candidateFacetBodies(part.filter, today, part.facets))),
  );

const countOnce = (search: Search, filter: CandidateFilter, today: string) =>
  countWith(search, candidateFacetBodies(filter, today));

async function countWith(search: Search, { pilot, counts }: ReturnType<typeof candidateFacetBodies>): Promise<void> {
  const share = facetShare(JSON.parse(okAnswer(await search(pilot), 'pilot').body));
  okAnswer(await search(counts(share)), 'counts');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
