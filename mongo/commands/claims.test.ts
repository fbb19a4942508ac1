import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Conflict } from '#mongo/changes/conflict.ts';
import { openTestChanges, type TestChanges } from '#mongo/changes/testing/test-changes.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { ClaimableCollection } from '#mongo/models/command.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { COMMAND_LEASE_MS, type CommandKind, openCommands } from './run-commands.ts';

let opened: TestChanges;
const ids: Types.ObjectId[] = [];

beforeAll(async () => {
  opened = await openTestChanges();
  const made = [...generateCandidates({ seed: 3, count: 4 })].map(({ resumeText: _, ...record }) => record);
  await opened.changes.candidates.insert(made);
  ids.push(...made.map(({ _id }) => _id).toSorted((a, b) => (String(a) < String(b) ? -1 : 1)));
});
afterAll(() => opened.close());

type Plan = CommandKind<null, unknown, unknown>['plan'];

const commandsWith = (plan: Plan, now = () => new Date()) => {
  const kind: CommandKind<null, unknown, unknown> = { name: 'claims-test', plan, perform: async () => null };
  return { kind, ...openCommands({ ...opened, now, kinds: [kind] }) };
};

/** As another process does that considers this one dead. */
const endedByAnother = () =>
  commandsWith(
    async () => null,
    () => new Date(Date.now() + COMMAND_LEASE_MS + 1_000),
  ).recover();

const COLLECTION: ClaimableCollection = 'candidates';
const claim = (record: Types.ObjectId, command: Types.ObjectId | null) =>
  permitWrites(() =>
    opened.mongo.connection
      .collection(COLLECTION)
      .updateOne({ _id: record }, command ? { $set: { command } } : { $unset: { command: '' } }),
  );
const claimed = () => opened.mongo.candidates.collection.countDocuments({ command: { $exists: true } });

test('a process whose command was ended while it waited for a claim releases what it claims afterwards', async () => {
  const held = new Types.ObjectId();
  const lease = { leaseUntil: new Date(Date.now() + 3_600_000), createdAt: new Date(), attempt: 1 };
  await opened.mongo.commands.insertMany([{ _id: held, kind: 'another', state: 'committed', roots: [], ...lease }]);
  await claim(ids[0]!, held);
  const { kind, run } = commandsWith(async (_, claims) => claims.take(COLLECTION, ids));
  const running = run(kind, null);
  const isWaiting = { kind: kind.name, state: 'claiming', 'roots.0': { $exists: true } };
  await expect.poll(() => opened.mongo.commands.collection.countDocuments(isWaiting)).toBe(1);
  expect(await endedByAnother()).toBe(1);
  await claim(ids[0]!, null);
  await expect(running).rejects.toThrow(Conflict);
  expect(await claimed()).toBe(0);
});

test('a command that was ended by another process claims nothing more', async () => {
  const { kind, run } = commandsWith(async (_, claims) => {
    await claims.take(COLLECTION, ids.slice(0, 1));
    await endedByAnother();
    return claims.take(COLLECTION, ids.slice(1)).finally(async () => expect(await claimed()).toBe(0));
  });
  await expect(run(kind, null)).rejects.toThrow(Conflict);
  expect(await claimed()).toBe(0);
});

test('claims that an ended or forgotten command left are free, those of a running one are not', async () => {
  const [ended, running, forgotten] = [1, 2, 3].map(() => new Types.ObjectId()) as [
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
  ];
  const lease = { leaseUntil: new Date(Date.now() + 3_600_000), createdAt: new Date(), attempt: 1, roots: [] };
  await opened.mongo.commands.insertMany([
    { _id: ended, kind: 'another', state: 'aborted', ...lease },
    { _id: running, kind: 'another', state: 'claiming', ...lease },
  ]);
  for (const [at, command] of [ended, running, forgotten].entries()) await claim(ids[at]!, command);
  const { kind, run } = commandsWith(async (_, claims) => {
    const taken = (await claims.takeFree(COLLECTION, ids)).map(String);
    expect(new Set(taken)).toEqual(new Set([ids[0], ids[2], ids[3]].map(String)));
  });
  await run(kind, null);
  expect(await claimed()).toBe(1);
});
