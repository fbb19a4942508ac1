import { Types } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { inBatches } from '../harness/in-batches.ts';
import { openRecords } from '../harness/open-records.ts';
import { runProcess } from '../harness/run-process.ts';
import { environmentOf } from '../harness/running-api.ts';
import { watchMemory } from '../harness/watch-memory.ts';

const SEED = 17;
const AT_ONCE = 1_000;
/** Every nth candidate has a duplicate under another name with the same email and phone. */
const TWICE_EVERY = 500;
const REPORT_EVERY = 100_000;

/** Searches for duplicates among `count` candidates: how many groups, seconds, and the indexer's memory in MiB. */
export async function benchDuplicates(count: number) {
  const servers = await benchServers(`bench-duplicates-${Date.now()}`);
  const records = await openRecords(servers);
  try {
    const planted = await load(records.mongo.candidates.collection, count);
    const indexer = runProcess('indexer/main.ts', environmentOf(servers));
    try {
      const memory = watchMemory(indexer.pid);
      const { result, seconds } = await records.runTask({ kind: 'find-duplicates' });
      return { ...result, planted, seconds, peakMegabytes: memory.stop().process };
    } finally {
      await indexer.stop();
    }
  } finally {
    await records.close();
    await dropNamespace(servers);
    await servers.stop();
  }
}

type Candidates = Awaited<ReturnType<typeof openRecords>>['mongo']['candidates']['collection'];

/** As already published records: the measurement excludes Kafka. Returns the number of duplicates. */
async function load(candidates: Candidates, count: number): Promise<number> {
  let written = 0;
  let planted = 0;
  for (const batch of inBatches(generateCandidates({ seed: SEED, count }), AT_ONCE)) {
    const people = batch.map(({ resumeText: _, ...record }) => record);
    const again = people
      .filter((_, at) => at % TWICE_EVERY === 0)
      .map((record) => ({
        ...record,
        _id: new Types.ObjectId(),
        applicantID: `${record.applicantID}2`,
        applicantName: 'Again',
      }));
    await permitWrites(() => candidates.insertMany([...people, ...again], { ordered: false }));
    written += people.length;
    planted += again.length;
    if (written % REPORT_EVERY === 0) console.log(`${written} candidates are stored`);
  }
  return planted;
}
