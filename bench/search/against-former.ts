import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client, estypes } from '@elastic/elasticsearch';
import type * as filters from '#domain/filters/candidate-filter.ts';
import type * as queries from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { byShape, type Durations, keep, overall, ratio } from '../harness/durations.ts';
import { keepAliveClient, okAnswer } from '../harness/keep-alive-client.ts';
import type * as loads from '../harness/load-index.ts';
import { bytesOf } from '../harness/load-index.ts';
import { searchQueries } from './search-queries.ts';

const QUERIES = 330; // 30 of each of the eleven shapes
const ROUNDS = 3;
const SEED = 20_263;
/** Documents per indexing turn; each version has as many turns. */
const INDEXED = 20_000;
const INDEXING_TURNS = 3;

/** One version of the product: its code, and the index that it fills. */
interface Version {
  index: string;
  load: typeof loads;
  bodyOf(filter: unknown, today: string): estypes.SearchRequest;
}

/**
 * This version against a former one, whose checkout (with its packages) is in `folder`: the same searches over the
 * same `count` candidates, each version with its own index, in turns on one engine; the indices' sizes; and raw
 * indexing in turns, projection included. Milliseconds, bytes, documents a second.
 */
export async function benchAgainstFormer(folder: string, count: number) {
  const servers = await benchServers(`bench-search-${count}`);
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 1_200_000);
    const versions = {
      former: await versionIn(folder, `bench-former-${count}`),
      current: await versionIn('.', `bench-search-${count}`),
    };
    for (const { load, index } of Object.values(versions)) await load.loadIndex(elasticsearch, index, count);
    const bytes = {
      former: await bytesOf(elasticsearch, versions.former.index),
      current: await bytesOf(elasticsearch, versions.current.index),
    };
    const searches = await inTurns(servers.elasticsearchUrl, versions);
    const indexing = await indexingInTurns(elasticsearch, versions);
    return {
      candidates: count,
      searches,
      bytes: { ...bytes, ratio: ratio(bytes.current, bytes.former) },
      indexing,
    };
  } finally {
    await servers.stop();
  }
}

async function versionIn(folder: string, index: string): Promise<Version> {
  const root = resolve(folder);
  if (!existsSync(join(root, 'node_modules')))
    throw new Error(`${root} has no packages: check out the former version there and run npm ci`);
  const { candidateFilter }: typeof filters = await import(join(root, 'domain/filters/candidate-filter.ts'));
  const { candidateSearchBody }: typeof queries = await import(join(root, 'search-templates/candidates/query.ts'));
  const load: typeof loads = await import(join(root, 'bench/harness/load-index.ts'));
  return {
    index,
    load,
    bodyOf: (filter, today) => {
      // without the product's time limit: a busy machine is slower than any search may be
      const { highlight: _, timeout: __, ...body } = candidateSearchBody(candidateFilter.parse(filter), today);
      return body;
    },
  };
}

async function inTurns(url: string, versions: Record<'former' | 'current', Version>) {
  const engine = keepAliveClient(url);
  const today = new Date().toISOString().slice(0, 10);
  const measured: Record<keyof typeof versions, Durations> = { former: {}, current: {} };
  const search = async (name: keyof typeof versions, shape: string, filter: unknown) => {
    const { index, bodyOf } = versions[name];
    const path = `/${index}-candidates/_search?allow_partial_search_results=false`;
    return okAnswer(await engine.send('POST', path, JSON.stringify(bodyOf(filter, today))), `${name}, ${shape}`);
  };
  const turns = ['former', 'current'] as const;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { shape, filter }] of searchQueries(QUERIES, SEED).entries()) {
      const order = (at + round) % 2 === 0 ? turns : turns.toReversed();
      const totals: string[] = [];
      for (const name of order) {
        const { ms, body } = await search(name, shape, filter);
        totals.push(JSON.stringify(JSON.parse(body).hits.total));
        if (round > 0) keep(measured[name], shape, ms);
      }
      if (totals[0] !== totals[1]) throw new Error(`${shape}: the versions found ${totals.join(' and ')}`);
    }
  }
  engine.close();
  const { former, current } = measured;
  const [formerly, now] = [byShape(former), byShape(current)];
  const ratios = Object.fromEntries(
    Object.entries(now).map(([shape, { p50, p99 }]) => [
      shape,
      { p50: ratio(p50, formerly[shape]!.p50), p99: ratio(p99, formerly[shape]!.p99) },
    ]),
  );
  return { former: { all: overall(former), ...formerly }, current: { all: overall(current), ...now }, ratios };
}

/** Documents a second from a generated record to the acknowledged bulk, each turn into a new index. */
async function indexingInTurns(elasticsearch: Client, versions: Record<'former' | 'current', Version>) {
  const rates: Record<keyof typeof versions, number[]> = { former: [], current: [] };
  for (let turn = 0; turn <= INDEXING_TURNS; turn += 1) {
    for (const name of ['former', 'current'] as const) {
      const { load, index } = versions[name];
      const namespace = `${index}-indexing`;
      const started = performance.now();
      await load.loadIndex(elasticsearch, namespace, INDEXED);
      const seconds = (performance.now() - started) / 1000;
      await elasticsearch.indices.delete({ index: `${namespace}-candidates-bench` });
      if (turn > 0) rates[name].push(Math.round(INDEXED / seconds));
    }
  }
  const total = (name: keyof typeof versions) => rates[name].reduce((sum, rate) => sum + rate, 0);
  return { ...rates, ratio: ratio(total('current'), total('former')) };
}
