import type { Db } from 'mongodb';
import { newNonce } from '#mongo/changes/unpublished-marks.ts';
import { designWorld, type World } from '../pairs/world.ts';
import type { Extra } from '../pairs/world-extras.ts';
import { worldRecords } from '../pairs/world-records.ts';
import type { Records } from '../pairs/world-tasks.ts';

/** Numbers that people read, which are unique in a database and the same in every world. */
const numbered = { users: ['id', 'USR'], jobs: ['id', 'JOB'], tickets: ['ticketId', 'TKT'] } as const;

/** Stores a world for each list of extras, in one database, with changes that the product has yet to publish. */
export async function storeWorlds(
  db: Db,
  needs: readonly ReadonlySet<Extra>[],
  random: () => number,
): Promise<World[]> {
  const worlds: World[] = [];
  const all: Records = {};
  const numbers = new Set<string>();
  for (const extras of needs) {
    const world = await designDistinctWorld(random, numbers);
    worlds.push(world);
    for (const [collection, records] of Object.entries(await worldRecords(world, extras)))
      all[collection] = [...(all[collection] ?? []), ...records];
  }
  for (const [collection, [field, prefix]] of Object.entries(numbered))
    for (const [at, record] of (all[collection] ?? []).entries())
      record[field] = `${prefix}-${String(at + 1).padStart(6, '0')}`;
  for (const collection of ['candidates', 'jobs'])
    for (const record of all[collection] ?? []) record.unpublished = newNonce(Date.now());
  const counters = new Set((all.counters ?? []).map(({ _id }) => String(_id)));
  all.counters = [...counters].map((_id) => ({ _id, value: 100_000 }));
  for (const [collection, records] of Object.entries(all)) await db.collection(collection).insertMany(records);
  return worlds;
}

/** Worlds share a database, but by chance not the numbers of candidates. */
async function designDistinctWorld(random: () => number, taken: Set<string>): Promise<World> {
  for (;;) {
    const world = await designWorld(random);
    const numbers = Object.values(world.people).map(({ applicantID }) => applicantID);
    if (numbers.some((number) => taken.has(number))) continue;
    for (const number of numbers) taken.add(number);
    return world;
  }
}
