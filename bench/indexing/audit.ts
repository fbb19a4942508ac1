import type { Types } from 'mongoose';
import { plantDifferences } from '#indexer/testing/planted-differences.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { inBatches } from '../harness/in-batches.ts';
import { openRecords } from '../harness/open-records.ts';
import { runProcess, until } from '../harness/run-process.ts';
import { environmentOf } from '../harness/running-api.ts';
import { untilIndexed } from '../harness/until-indexed.ts';
import { watchMemory } from '../harness/watch-memory.ts';

const SEED = 13;
const AT_ONCE = 1_000;

/**
 * Creates this many differences between MongoDB and the index among `count` candidates, runs an audit that repairs
 * them, and audits again: how many it found and repaired, how many were left, seconds, and the indexer's memory in MiB.
 */
export async function benchAudit(count: number, differences: number) {
  const namespace = `bench-audit-${Date.now()}`;
  const servers = await benchServers(namespace);
  const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
  const records = await openRecords(servers);
  const indexer = runProcess('indexer/main.ts', environmentOf(servers));
  const index = `${namespace}-candidates`;
  try {
    await until('the index exists', 60_000, () => elasticsearch.indices.exists({ index }));
    const ids: Types.ObjectId[] = [];
    for (const batch of inBatches(generateCandidates({ seed: SEED, count }), AT_ONCE)) {
      await records.changes.candidates.bulkInsert(batch.map(({ resumeText: _, ...record }) => record));
      ids.push(...batch.map(({ _id }) => _id));
    }
    await records.changes.relay.settled();
    await untilIndexed(elasticsearch, index, count);
    const planted = await plantDifferences({ mongo: records.mongo, elasticsearch, index }, ids, differences);
    const memory = watchMemory(indexer.pid);
    const order = { kind: 'audit', input: { entity: 'candidates' } } as const;
    const first = await records.runTask(order);
    const second = await records.runTask(order);
    const { missing, stale, orphaned, ahead, repaired } = first.result;
    return {
      candidates: count,
      planted: { missing: planted.missing.length, stale: planted.stale.length, orphaned: planted.orphaned.length },
      found: { missing, stale, orphaned, ahead },
      repaired,
      left: ['missing', 'stale', 'orphaned', 'ahead'].reduce((sum, kind) => sum + Number(second.result[kind]), 0),
      seconds: { withRepair: first.seconds, again: second.seconds },
      peakMegabytes: memory.stop().process,
    };
  } finally {
    await indexer.stop();
    await records.close();
    await dropNamespace(servers);
    await servers.stop();
  }
}
