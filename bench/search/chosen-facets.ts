import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { facetNames } from '#domain/filters/facet-refinement.ts';
import { candidateFacetBodies, type FacetBodies, facetShares } from '#search-templates/candidates/facets.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { type Durations, keep, overall, ratio } from '../harness/durations.ts';
import { keepAliveClient, okAnswer, type TimedAnswer } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { searchQueries } from './search-queries.ts';

const QUERIES = 330;
const ROUNDS = 4;
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
    const path = `/${namespace}-candidates/_search?allow_partial_search_results=false&request_cache=false`;
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
  const [apart, once]: [Durations, Durations] = [{}, {}];
  const filters = searchQueries(QUERIES, SEED).map(({ shape, filter }) => ({
    shape,
    filter: candidateFilter.parse({ ...filter, refine: { include, exclude: {} } }),
  }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { shape, filter } of filters) {
      const overOneResult = [{ facets: facetNames, refine: filter.refine }];
      const turns: [Durations, FacetBodies][] = [
        [apart, candidateFacetBodies(filter, today)],
        [once, candidateFacetBodies(filter, today, overOneResult)],
      ];
      // the first of two finds less in the processor's caches
      for (const [durations, bodies] of round % 2 === 0 ? turns : turns.toReversed()) {
        const ms = await timed(() => countWith(search, bodies));
        if (round > 0) keep(durations, shape, ms);
      }
    }
  }
  const [ours, theirs] = [overall(apart), overall(once)];
  return { eachAsIfUnchosen: ours, overOneResult: theirs, ratio: ratio(ours.p50, theirs.p50) };
}

async function countWith(search: Search, bodies: FacetBodies): Promise<void> {
  const shares = facetShares(JSON.parse(okAnswer(await search(bodies.pilot), 'pilot').body), bodies);
  okAnswer(await search(bodies.counts(shares)), 'counts');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
