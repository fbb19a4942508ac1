import { areSampled, candidateFacetsBody } from '#search-templates/candidates/facets.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch-client.ts';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { benchServers } from './bench-servers.ts';
import { keepAliveClient, type TimedAnswer } from './keep-alive-client.ts';
import { leanPairs } from './lean-queries.ts';
import { loadIndex } from './load-index.ts';
import { percentiles } from './percentiles.ts';
import { runApi } from './running-api.ts';
import { searchQueries } from './search-queries.ts';

const QUERIES = 330; // 30 of each of the eleven shapes
const ROUNDS = 3;
const SEED = 20_260;

type Durations = Record<string, number[]>;
const keep = (durations: Durations, name: string, ms: number) => (durations[name] ??= []).push(ms);
const all = (durations: Durations) => Object.values(durations).flat();
const byShape = (durations: Durations) =>
  Object.fromEntries(Object.entries(durations).map(([shape, list]) => [shape, percentiles(list)]));

function ok(answer: TimedAnswer, what: string): TimedAnswer {
  if (answer.status === 200) return answer;
  throw new Error(`${what} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
}

/**
 * Pro Search over `count` candidates: the API against the same request body sent straight to Elasticsearch, taking
 * turns; the facets by themselves; the generated query against the leanest one written by hand. Milliseconds.
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
  const raw: Durations = {};
  const withoutHighlights: Durations = {};
  const throughApi: Durations = {};
  const differences: number[] = [];
  let found = 0;
  const queries = searchQueries(QUERIES, SEED).map(({ shape, filter }) => ({
    shape,
    sent: JSON.stringify(filter),
    body: candidateSearchBody(candidateFilter.parse(filter), today),
  }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { shape, sent, body }] of queries.entries()) {
      const askApi = async () => ok(await client.send('POST', '/api/advance-filter', sent), `API, ${shape}`);
      const askEngine = async () => ok(await search(body), `Elasticsearch, ${shape}`);
      const { highlight, ...bare } = body;
      const bareMs = ok(await search(bare), shape).ms;
      const apiFirst = (at + round) % 2 === 0;
      const first = await (apiFirst ? askApi() : askEngine());
      const second = await (apiFirst ? askEngine() : askApi());
      if (round === 0) continue; // warms both sides
      const [apiAnswer, engineAnswer] = apiFirst ? [first, second] : [second, first];
      keep(throughApi, shape, apiAnswer.ms);
      keep(raw, shape, engineAnswer.ms);
      keep(withoutHighlights, shape, bareMs);
      differences.push(apiAnswer.ms - engineAnswer.ms);
      if (JSON.parse(apiAnswer.body).totalCandidates > 0) found += 1;
    }
  }
  const [apiAll, rawAll] = [percentiles(all(throughApi)), percentiles(all(raw))];
  return {
    searchesThatFoundSome: found,
    api: apiAll,
    raw: rawAll,
    apiOverRaw: { p50: ratio(apiAll.p50, rawAll.p50), p99: ratio(apiAll.p99, rawAll.p99) },
    apiMinusRaw: percentiles(differences),
    apiByShape: byShape(throughApi),
    rawByShape: byShape(raw),
    rawByShapeWithoutHighlights: byShape(withoutHighlights),
  };
}

async function facetsAlone(search: Search, today: string) {
  const durations: Durations = {};
  for (const { shape, filter } of searchQueries(QUERIES, SEED + 1)) {
    const parsed = candidateFilter.parse(filter);
    const { track_total_hits: _, ...counted } = candidateSearchBody(parsed, today);
    const count = ok(await search({ query: counted.query, size: 0, track_total_hits: true }), shape);
    const hits = JSON.parse(count.body).hits.total.value as number;
    const sampled = areSampled(hits);
    const answer = ok(await search(candidateFacetsBody(parsed, today, { sampled, hits })), `facets, ${shape}`);
    keep(durations, sampled ? 'estimated' : 'exact', answer.ms);
  }
  return { all: percentiles(all(durations)), ...byShape(durations) };
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
      const ours = ok(await search(body), shape);
      const theirs = ok(await search(lean), shape);
      const totals = [ours, theirs].map((answer) => JSON.stringify(JSON.parse(answer.body).hits.total));
      if (totals[0] !== totals[1]) throw new Error(`${shape}: generated found ${totals[0]}, by hand ${totals[1]}`);
      if (round === 0) continue;
      keep(generated, shape, ours.ms);
      keep(byHand, shape, theirs.ms);
    }
  }
  const [ours, theirs] = [percentiles(all(generated)), percentiles(all(byHand))];
  return { generated: ours, byHand: theirs, generatedOverByHand: ratio(ours.p50, theirs.p50) };
}

function ratio(part: number, whole: number): number {
  return Math.round((part / whole) * 100) / 100;
}
