import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFacetBodies, facetShares } from '#search-templates/candidates/facets.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { byShape, type Durations, keep, overall, ratio } from '../harness/durations.ts';
import { keepAliveClient, okAnswer, type TimedAnswer } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { runApi } from '../harness/running-api.ts';
import { apiAgainstRaw } from './api-against-raw.ts';
import { leanPairs } from './lean-queries.ts';
import { type BenchQuery, searchQueries } from './search-queries.ts';

const QUERIES = 330; // 30 of each of the eleven shapes
const ROUNDS = 3;
const SEED = 20_260;

/**
 * Pro Search over `count` candidates: the API against the same request body sent directly to Elasticsearch,
 * alternately; the facets separately; the generated query against the leanest hand-written one. Milliseconds.
 */
export async function benchSearch(count: number) {
  const namespace = `bench-search-${count}`;
  const servers = await benchServers(namespace);
  const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
  await loadIndex(elasticsearch, namespace, count);
  const { api, base, signedIn } = await runApi(servers);
  try {
    const engine = keepAliveClient(servers.elasticsearchUrl);
    const path = `/${namespace}-candidates/_search`;
    const search = (body: unknown) =>
      engine.send('POST', `${path}?allow_partial_search_results=false`, JSON.stringify(body));
    const today = new Date().toISOString().slice(0, 10);
    const cards = await cardsAgainstRaw(search, signedIn(), today);
    const facets = await facetsAlone(search, today);
    const lean = await againstLean(search, today);
    const version = (await elasticsearch.info()).version.number;
    return {
      candidates: count,
      elasticsearch: version,
      queries: QUERIES,
      rounds: ROUNDS,
      at: base,
      cards,
      facets,
      lean,
    };
  } finally {
    await api.stop();
    await servers.stop();
  }
}

type Search = (body: unknown) => Promise<TimedAnswer>;

async function cardsAgainstRaw(search: Search, client: ReturnType<typeof keepAliveClient>, today: string) {
  const withoutHighlights: Durations = {};
  const searches = searchQueries(QUERIES, SEED).map(({ shape, filter }) => {
    const sent = JSON.stringify(filter);
    const body = candidateSearchBody(candidateFilter.parse(filter), today);
    const { highlight: _, ...bare } = body;
    const askApi = () => client.send('POST', '/api/advance-filter', sent);
    return { shape, askApi, askEngine: () => search(body), askBare: () => search(bare) };
  });
  const compared = await apiAgainstRaw(searches, {
    rounds: ROUNDS,
    found: (body) => JSON.parse(body).totalCandidates,
    before: async ({ shape, askBare }, isWarmUp) => {
      const { ms } = okAnswer(await askBare(), shape);
      if (!isWarmUp) keep(withoutHighlights, shape, ms);
    },
  });
  return { ...compared, rawByShapeWithoutHighlights: byShape(withoutHighlights) };
}

/**
 * The pilot and the counts of each query, requested once, after as many others: like the cards, facets are measured
 * after a warm-up and never repeated.
 */
async function facetsAlone(search: Search, today: string) {
  await facetsOf(searchQueries(QUERIES, SEED + 2), search, today);
  const durations = await facetsOf(searchQueries(QUERIES, SEED + 1), search, today);
  return { all: overall(durations), ...byShape(durations) };
}

async function facetsOf(queries: BenchQuery[], search: Search, today: string): Promise<Durations> {
  const durations: Durations = {};
  for (const { shape, filter } of queries) {
    const facets = candidateFacetBodies(candidateFilter.parse(filter), today);
    const first = okAnswer(await search(facets.pilot), shape);
    const shares = facetShares(JSON.parse(first.body), facets);
    const second = okAnswer(await search(facets.counts(shares)), `facets, ${shape}`);
    keep(durations, shares[0]! < 1 ? 'estimated' : 'exact', first.ms + second.ms);
  }
  return durations;
}

async function againstLean(search: Search, today: string) {
  const generated: Durations = {};
  const byHand: Durations = {};
  const pairs = leanPairs(80, SEED).map(({ shape, filter, query }) => {
    const { highlight: _, ...body } = candidateSearchBody(candidateFilter.parse(filter), today);
    return { shape, body, lean: { ...body, query } };
  });
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { shape, body, lean } of pairs) {
      const ours = okAnswer(await search(body), shape);
      const theirs = okAnswer(await search(lean), shape);
      const totals = [ours, theirs].map((answer) => JSON.stringify(JSON.parse(answer.body).hits.total));
      if (totals[0] !== totals[1]) throw new Error(`${shape}: generated found ${totals[0]}, by hand ${totals[1]}`);
      if (round === 0) continue;
      keep(generated, shape, ours.ms);
      keep(byHand, shape, theirs.ms);
    }
  }
  const [ours, theirs] = [overall(generated), overall(byHand)];
  return { generated: ours, byHand: theirs, generatedOverByHand: ratio(ours.p50, theirs.p50) };
}
