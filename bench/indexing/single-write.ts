import { newNonce } from '#mongo/changes/unpublished-marks.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { openRecords } from '../harness/open-records.ts';

const SEED = 17;
const CANDIDATES = 1_000;

/**
 * One write of one record, as in the product (by `_id`, not removed, not claimed) and by its bare `_id`, alternately:
 * the medians in ms and their ratio.
 */
export async function benchSingleWrite(rounds: number) {
  const servers = await benchServers('singlewrite');
  const { mongo, changes, close } = await openRecords(servers);
  try {
    const records = [...generateCandidates({ seed: SEED, count: CANDIDATES })].map(
      ({ resumeText: _, ...record }) => record,
    );
    await changes.candidates.bulkInsert(records);
    await changes.relay.settled();
    const bare = (id: (typeof records)[number]['_id'], ownership: string) => {
      const mark = newNonce(Date.now());
      return permitWrites(async () => {
        const before = await mongo.candidates
          .findOneAndUpdate(
            { _id: id },
            { $set: { ownership, unpublished: mark }, $inc: { revision: 1 } },
            { returnDocument: 'before', projection: { revision: 1, deleted: 1 }, runValidators: true },
          )
          .lean<{ revision: number }>();
        if (before) changes.relay.publish('candidates', [{ id, revision: before.revision + 1, nonce: mark }]);
      });
    };
    const times = { conditional: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const { _id } = records[round % CANDIDATES]!;
      const ways = {
        conditional: () => changes.candidates.update(_id, { $set: { ownership: `${round}` } }),
        bare: () => bare(_id, `b${round}`),
      };
      for (const way of round % 2 === 0 ? (['conditional', 'bare'] as const) : (['bare', 'conditional'] as const)) {
        const started = performance.now();
        await ways[way]();
        times[way].push(performance.now() - started);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
    const [conditional, before] = [median(times.conditional), median(times.bare)];
    return { conditional, bare: before, ratio: conditional / before };
  } finally {
    await close();
    await dropNamespace(servers);
    await servers.stop();
  }
}
