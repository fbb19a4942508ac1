import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { COMMAND_LEASE_MS, openCommands } from '#mongo/commands/run-commands.ts';
import { Died, dyingConnection } from '#mongo/commands/testing/dying-connection.ts';
import { mergeCommand } from './duplicates/merge-candidates.ts';
import { erasePersonCommand } from './erasure/erase-person.ts';
import { commandKinds } from './main.ts';
import { attachToCandidate } from './testing/attach-to-candidate.ts';
import { candidateRecord } from './testing/candidate-record.ts';
import { saysOf } from './testing/documents-containing.ts';
import { makeErasablePerson } from './testing/erasable-person.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

// crashing before every write takes minutes
vi.setConfig({ testTimeout: 600_000 });

type Candidate = ReturnType<typeof candidateRecord>;

let api: TestApi;
let employerId: Types.ObjectId;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  employerId = (await api.makeUser('employer'))._id;
  adminId = (await api.makeUser('admin'))._id;
  // the test decides when a command is recovered
  await api.deps.commands.stop();
});
afterAll(() => api.stop());

/** With DYING_STRIDE=1, crashes before every write; otherwise before every nth, with a random offset per run. */
const STRIDE = Number(process.env.DYING_STRIDE ?? 5);
const FIRST = 1 + Math.floor(Math.random() * STRIDE);

type Run = (commands: ReturnType<typeof openCommands>) => Promise<unknown>;

/** Runs a command in a process that crashes before its nth write, then recovers it in another. True if it crashed. */
async function diesAndRecovers(beforeWrite: number, run: Run): Promise<boolean> {
  const { mongo, kafka, log, config } = api.deps;
  const dying = await dyingConnection(config.MONGO_URL, beforeWrite);
  const changes = openChanges({ mongo: dying.mongo, kafka, log });
  const now = () => new Date();
  const commands = openCommands({ mongo: dying.mongo, changes, log, now, kinds: commandKinds });
  const error = await run(commands).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (dying.hasDied()) expect(error).toBeInstanceOf(Died);
  else expect(error).toBeNull();
  await changes.stop();
  await dying.mongo.close();
  const later = () => new Date(Date.now() + COMMAND_LEASE_MS + 1_000);
  const others = openCommands({ mongo, changes: api.deps.changes, log, now: later, kinds: commandKinds });
  await others.recover();
  expect(await others.recover()).toBe(0);
  expect(await mongo.commands.countDocuments({ state: { $in: ['claiming', 'committed'] } })).toBe(0);
  for (const collection of [mongo.users, mongo.candidates]) {
    expect(await collection.collection.countDocuments({ command: { $exists: true } })).toBe(0);
  }
  return dying.hasDied();
}

it('a merge whose process dies before any write is completed or changes nothing', async () => {
  const { mongo, changes } = api.deps;
  let outcomes = '';
  for (let write = FIRST; write < 200; write += STRIDE) {
    const [keep, other] = [1, 2].map((at) =>
      candidateRecord({ applicantID: `SAN-7${write}00${at}`, emailAddress: `p${at}.${write}@example.in` }),
    ) as [Candidate, Candidate];
    await changes.candidates.insert([keep, other]);
    await attachToCandidate(api, keep, employerId, { account: false });
    const attached = await attachToCandidate(api, other, employerId, { account: true });
    const merge = { keep: String(keep._id), other: String(other._id), take: [], by: String(adminId) };
    const hasDied = await diesAndRecovers(write, (commands) => commands.run(mergeCommand, merge));
    const [kept, gone] = await Promise.all([keep, other].map(({ _id }) => mongo.candidates.findOne({ _id }).lean()));
    const isMerged = gone?.deleted === true;
    outcomes += isMerged ? 'm' : '-';
    const [ofKeep, ofOther] = [await countAttached(keep._id), await countAttached(other._id)];
    if (isMerged) expect(ofOther.total, `left behind by a death before write ${write}`).toBe(0);
    else expect(ofOther.total).toBe(ofKeep.total + 1);
    expect(ofKeep.comments + ofOther.comments).toBe(2);
    const counters = await mongo.candidateCounters.find({ _id: { $in: [keep._id, other._id] } }).lean();
    expect(counters.reduce((sum, { profileViews }) => sum + profileViews, 0)).toBe(2);
    expect(ofKeep.resumes + ofOther.resumes).toBe(2);
    expect(String((isMerged ? kept : gone)?.user)).toBe(String(attached.user));
    expect(await mongo.candidates.countDocuments({ user: attached.user })).toBe(1);
    if (!hasDied) break;
  }
  // before its commit point it is undone, afterwards always finished
  expect(outcomes).toMatch(/^-+m+$/);
});

it('an erasure whose process dies before any write is completed or changes nothing', async () => {
  const { mongo } = api.deps;
  let outcomes = '';
  for (let write = FIRST; write < 300; write += STRIDE) {
    const person = await makeErasablePerson(api, adminId);
    const receipts = await mongo.erasures.countDocuments();
    const erasure = { candidate: String(person.candidate), by: 'admin' } as const;
    const hasDied = await diesAndRecovers(write, (commands) => commands.run(erasePersonCommand, erasure));
    const record = await mongo.candidates.findOne({ _id: person.candidate }).lean();
    const isErased = record?.deleted === true;
    outcomes += isErased ? 'e' : '-';
    expect(await mongo.erasures.countDocuments()).toBe(receipts + (isErased ? 1 : 0));
    const left = await saysOf(mongo, person);
    if (isErased) expect(left, `at write ${write}`).toEqual([]);
    else expect(left.length).toBeGreaterThan(5);
    if (!hasDied) break;
  }
  expect(outcomes).toMatch(/^-+e+$/);
});

async function countAttached(candidate: Types.ObjectId) {
  const { mongo } = api.deps;
  const [comments, resumes, views, contacts, applications, lists] = await Promise.all([
    mongo.comments.countDocuments({ candidateId: candidate }),
    mongo.resumes.countDocuments({ candidate }),
    mongo.viewHistory.countDocuments({ candidateId: candidate }),
    mongo.candidateContacts.countDocuments({ candidate }),
    mongo.applications.countDocuments({ candidate }),
    mongo.shortlists.countDocuments({ candidates: candidate }),
  ]);
  return { comments, resumes, total: comments + resumes + views + contacts + applications + lists };
}
