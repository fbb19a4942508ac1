import type { estypes } from '@elastic/elasticsearch';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFacetBodies, facetShares } from '#search-templates/candidates/facets.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { byShape, type Durations, keep, overall, ratio } from '../harness/durations.ts';
import { keepAliveClient, okAnswer } from '../harness/keep-alive-client.ts';
import { bytesOf, loadIndex } from '../harness/load-index.ts';
import { searchQueries } from './search-queries.ts';

const SHARDS = [1, 2, 4];
const QUERIES = 330; // 30 of each of the eleven shapes
const ROUNDS = 2;
const SEED = 20_264;

/** One index and what was measured on it. */
interface Sharded {
  shards: number;
  index: string;
  cards: Durations;
  facets: Durations;
  /** Searches whose first page differs from that of one shard; searches whose exact facet counts do. */
  otherOrder: number;
  otherCounts: number;
  counted: number;
  /** Requests that exceeded the time limit; their search is left out. */
  tooSlow: number;
}

/**
 * The same `count` candidates in one, two and four shards on one node: cards and facets in turns, whether the first
 * page and the counts of facets stay the same, and the size on disk. The engine alone; milliseconds, bytes.
 */
export async function benchShards(count: number) {
  const servers = await benchServers(`bench-search-${count}`);
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 1_200_000);
    const sharded: Sharded[] = [];
    for (const shards of SHARDS) {
      const index = shards === 1 ? `bench-search-${count}` : `bench-shards-${count}-${shards}`;
      await loadIndex(elasticsearch, index, count, shards);
      sharded.push({ shards, index, cards: {}, facets: {}, otherOrder: 0, otherCounts: 0, counted: 0, tooSlow: 0 });
    }
    await measure(servers.elasticsearchUrl, sharded);
    const one = sharded[0]!;
    const rows = [];
    for (const { shards, index, cards, facets, otherOrder, otherCounts, counted, tooSlow } of sharded) {
      rows.push({
        shards,
        bytes: await bytesOf(elasticsearch, index),
        cards: overall(cards),
        cardsOverOneShard: ratio(overall(cards).p50, overall(one.cards).p50),
        facets: overall(facets),
        facetsOverOneShard: ratio(overall(facets).p50, overall(one.facets).p50),
        tooSlow,
        otherOrder,
        otherCounts: `${otherCounts} of ${counted}`,
        byShape: byShape(cards),
      });
    }
    return { candidates: count, rows };
  } finally {
    await servers.stop();
  }
}

async function measure(url: string, sharded: Sharded[]): Promise<void> {
  const engine = keepAliveClient(url);
  const today = new Date().toISOString().slice(0, 10);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { shape, filter: asked } of searchQueries(QUERIES, SEED)) {
      const filter = candidateFilter.parse(asked);
      const { highlight: _, ...body } = candidateSearchBody(filter, today);
      const bodies = candidateFacetBodies(filter, today);
      let [firstPage, firstCounts] = ['', ''];
      for (const one of sharded) {
        const path = `/${one.index}-candidates/_search?allow_partial_search_results=false&request_cache=false`;
        const search = async (request: unknown) => {
          const answer = await engine.send('POST', path, JSON.stringify(request));
          // on a busy machine a search may exceed the product's time limit
          if (answer.status === 429) one.tooSlow += 1;
          return answer.status === 429 ? null : okAnswer(answer, shape);
        };
        const cards = await search(body);
        const pilotAnswer = cards && (await search(bodies.pilot));
        if (!cards || !pilotAnswer) continue;
        const shares = facetShares(JSON.parse(pilotAnswer.body), bodies);
        const facets = await search(bodies.counts(shares));
        if (!facets) continue;
        const page = pageOf(cards.body);
        firstPage ||= page;
        if (round === 0) {
          if (page !== firstPage) one.otherOrder += 1;
          if (shares[0] === 1) {
            const counts = countsOf(facets.body);
            firstCounts ||= counts;
            one.counted += 1;
            if (counts !== firstCounts) one.otherCounts += 1;
          }
          continue;
        }
        keep(one.cards, shape, cards.ms);
        keep(one.facets, shape, pilotAnswer.ms + facets.ms);
      }
    }
  }
  engine.close();
}

/** Total and ids of a page, in order. */
function pageOf(body: string): string {
  const { hits } = JSON.parse(body) as estypes.SearchResponse;
  return JSON.stringify([hits.total, hits.hits.map(({ _id }) => _id)]);
}

/** The values of each facet with their counts; the engine returns the facets in any order. */
function countsOf(body: string): string {
  const { aggregations } = JSON.parse(body) as {
    aggregations: Record<string, { buckets?: unknown; doc_count?: number }>;
  };
  const facets = Object.entries(aggregations).map(([name, { buckets, doc_count }]) => [name, buckets ?? doc_count]);
  return JSON.stringify(facets.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
}
