import type { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { candidateRecord, job } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { dyingConnection } from '#mongo/commands/testing/dying-connection.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { createIfDue } from './keep-near-titles.ts';
import { run } from './near-titles.ts';

const log = pino({ level: 'silent' });
const forever = new AbortController().signal;
const now = () => new Date();
let servers: TestIndexer;
let number = 0;

beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());
beforeEach(async () => {
  const { mongo, changes } = servers;
  for (const { _id } of await mongo.candidates.find({}, { _id: 1 }).lean()) await changes.candidates.remove(_id);
  await mongo.nearTitleRuns.deleteMany({});
  await mongo.nearTitles.deleteMany({});
});

const insert = (people: [title: string, ...skills: string[]][]) =>
  servers.changes.candidates.bulkInsert(
    people.map(([title, ...skills]) => {
      number += 1;
      return candidateRecord({
        applicantID: `SAN-${700_000 + number}`,
        workExperience: [job(title, 'Infosys', { isOngoing: true })],
        primarySkills: skills.map((skill) => ({ skill })) as never,
      });
    }),
  );

/** The titles near to each, of the run in use. */
async function inUse(mongo: Mongo): Promise<Record<string, string[]>> {
  const newest = await mongo.nearTitleRuns.findOne({ _id: 'newest' }).lean();
  const records = newest ? await mongo.nearTitles.find({ run: newest.run }).sort({ _id: 1 }).lean() : [];
  return Object.fromEntries(records.map(({ title, near }) => [title, near.map((one) => one.title)]));
}

async function runTask(mongo: Mongo = servers.mongo, at = now): Promise<Types.ObjectId> {
  const id = await createTask(servers.changes, { kind: 'near-titles' }, at());
  const task = await claimTask(servers.mongo, { owner: 'one', now: at(), kinds: ['near-titles'] });
  expect(task?._id).toEqual(id);
  const changes = mongo === servers.mongo ? servers.changes : openChanges({ mongo, kafka: servers.kafka, log });
  await workOnTask({ ...servers, mongo, changes, log, now: at }, task!, 'one', run, forever);
  if (changes !== servers.changes) await changes.stop();
  return id;
}

const TESTERS: [string, ...string[]][] = [
  ['QA Engineer', 'Selenium', 'JIRA'],
  ['Quality Analyst', 'Selenium', 'JIRA'],
];

describe('near titles', () => {
  test('are those of all candidates that are not deleted, and take the place of the former ones', async () => {
    await insert([...TESTERS, ['Java Developer', 'Spring Boot', 'Kafka']]);
    await runTask();
    expect(await inUse(servers.mongo)).toEqual({
      'QA Engineer': ['Quality Analyst'],
      'Quality Analyst': ['QA Engineer'],
    });
    const [tester] = await servers.mongo.candidates.find({ 'workExperience.jobTitle': 'Quality Analyst' }).lean();
    await servers.changes.candidates.remove(tester!._id);
    await insert([['Release Lead', 'Selenium', 'JIRA']]);
    await runTask();
    expect(await inUse(servers.mongo)).toEqual({ 'QA Engineer': ['Release Lead'], 'Release Lead': ['QA Engineer'] });
    expect(await servers.mongo.nearTitles.distinct('run')).toHaveLength(1);
  });

  test('of a run that is killed before any of its writes are never in use; the former ones stay until the next is complete', async () => {
    const { mongo } = servers;
    await insert(TESTERS);
    await runTask();
    const former = await inUse(mongo);
    await insert([['Release Lead', 'Selenium', 'JIRA']]);
    for (let write = 1; write < 40; write += 1) {
      const dying = await dyingConnection(servers.environment.MONGO_URL!, write);
      const id = await runTask(dying.mongo);
      await dying.mongo.close();
      const seen = await inUse(mongo);
      // another process would take it over once its lease has ended
      await servers.changes.tasks.update(id, { $set: { state: 'cancelled', finishedAt: now() } });
      if (Object.keys(seen).length === 3) break;
      expect(seen, `killed before write ${write}`).toEqual(former);
    }
    await runTask();
    expect(Object.keys(await inUse(mongo))).toHaveLength(3);
    expect(await mongo.nearTitles.countDocuments({})).toBe(3);
  });
});

describe('the daily task', () => {
  test('is created once by several processes, and again after a day', async () => {
    const { mongo, changes } = servers;
    const kind = 'near-titles';
    const at = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    const ask = (hours: number) => createIfDue({ mongo, changes, now: at(hours) });
    const finish = async () => {
      for (const { _id } of await mongo.tasks.find({ kind, state: 'queued' }).lean())
        await changes.tasks.update(_id, { $set: { state: 'done' }, $unset: { slot: '' } });
    };
    await finish();
    const begun = await Promise.all([ask(30), ask(30), ask(30), ask(30)]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    await finish();
    expect([await ask(31), await ask(53)]).toEqual([false, false]);
    expect(await ask(55)).toBe(true);
  });
});
