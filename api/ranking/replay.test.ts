import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { storeFilter } from '#domain/filters/stored-filter.ts';
import { type RankingWeights, rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const TITLED = '0000000000000000000000a1';
const SKILLED = '0000000000000000000000a2';
let api: TestApi;
let tasks: TaskRunner;
let admin: Send;
let employer: { _id: Types.ObjectId; email: string };

const filterOf = (keyword: string) => candidateFilter.parse({ keyword: { badges: [{ keyword }] } });

/** Stores searches as if the employer had run them. */
async function remember(keywords: readonly string[]) {
  const records = keywords.map((keyword) => {
    const { version, filter } = storeFilter(filterOf(keyword));
    const of = { user: employer._id, filter: filter as Record<string, unknown>, filterVersion: version };
    return { _id: `${employer._id}:${keyword}`, ...of, found: 1, at: new Date() };
  });
  await api.deps.mongo.searchHistory.insertMany(records);
}

beforeAll(async () => {
  api = await startTestApi();
  await api.index([
    makeCandidate(TITLED, { currentTitles: ['Java Developer'], titleEvidence: { java: 0.9 } }),
    makeCandidate(SKILLED, { skills: ['Java'], skillEvidence: { java: 0.8, cobol: 0.5 } }),
  ]);
  const person = (id: string, applicantName: string, jobTitle: string) =>
    candidateRecord({
      ...{ _id: new Types.ObjectId(id), applicantName, applicantID: `SAN-${id.slice(-6)}` },
      workExperience: [{ _id: new Types.ObjectId(), jobTitle, isOngoing: true }],
    });
  await api.deps.changes.candidates.insert([
    person(TITLED, 'Mina Das', 'Java Developer'),
    person(SKILLED, 'Ravi Nair', 'Analyst'),
  ]);
  employer = await api.makeUser('employer');
  admin = await api.as('admin');
  await remember(['java', 'cobol']);
  const send = await api.signIn(employer._id);
  const saved = { name: 'My secret name', filter: { keyword: { badges: [{ keyword: 'java', mandatory: true }] } } };
  expect((await send('POST', '/api/saved-searches', { body: saved })).status).toBe(200);
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
});
afterAll(async () => {
  await tasks?.stop();
  await api?.stop();
});

const start = (weights: Partial<RankingWeights>) =>
  admin('POST', '/api/ranking/replay', { body: { weights: { ...rankingWeights, ...weights } } });
const result = async (id: string) => (await admin('GET', `/api/ranking/replay/${id}`)).body;
async function replay(weights: Partial<RankingWeights>) {
  const { body } = await start(weights);
  await expect.poll(async () => (await result(body.taskId)).task.state).toBe('done');
  return { id: body.taskId as string, ...(await result(body.taskId)) };
}
// biome-ignore lint/suspicious/noExplicitAny: answers of the API
const movesOf = (search: any) =>
  search.moves.map(({ candidate, from, to, because }: Record<string, { name?: string } | null>) => [
    ...[candidate?.name ?? null, from, to, because],
  ]);

describe('the replay of a draft', () => {
  it('compares stored searches under both weights and says who moved and why, and not whose searches they are', async () => {
    const { result, published, draft, task } = await replay({ title: 0.5, variant: 0.8 });
    expect(published).toEqual({ number: 0, weights: rankingWeights });
    expect(draft).toEqual({ ...rankingWeights, title: 0.5, variant: 0.8 });
    expect(result).toMatchObject({ searches: 3, changed: 2, skipped: 0, strongly: 0, noticeably: 2, slightly: 0 });
    // two that swap are .9, and the search that stays is 1
    expect(result.overlap).toBeCloseTo((0.9 + 0.9 + 1) / 3, 4);
    expect(result.most).toHaveLength(2);
    for (const search of result.most) {
      expect(search.overlap).toBeCloseTo(0.9, 4);
      expect(movesOf(search)).toEqual([
        ['Ravi Nair', 2, 1, 'title'],
        ['Mina Das', 1, 2, 'title'],
      ]);
    }
    expect(result.most.map(({ filter }: { filter: object }) => filter)).toContainEqual(filterOf('java'));
    const told = JSON.stringify({ result, task });
    for (const secret of [String(employer._id), employer.email, 'My secret name']) expect(told).not.toContain(secret);
    expect((await admin('GET', '/api/ranking')).body.replay).toBe(task._id);
    const noted = await api.deps.mongo.auditEntries.findOne({ call: 'ranking-replay', records: TITLED }).lean();
    expect(noted).toMatchObject({ action: 'view', kind: 'candidate' });
  });

  it('shows neither a search nor a candidate that was deleted since', async () => {
    const { id } = await replay({ title: 0.4 });
    await api.deps.mongo.searchHistory.deleteOne({ _id: `${employer._id}:java` });
    await api.deps.changes.candidates.remove(new Types.ObjectId(TITLED));
    const { most } = (await result(id)).result;
    expect(most.filter(({ filter }: { filter: object | null }) => filter === null)).toHaveLength(1);
    expect(movesOf(most[0])).toContainEqual([null, 1, 2, 'title']);
  });

  it('counts a search that can no longer be read or run as skipped', async () => {
    const { mongo } = api.deps;
    const of = { user: employer._id, found: 0, at: new Date() };
    const broken = { keyword: { boolean: true, inputText: 'java AND (' } };
    await mongo.searchHistory.insertMany([
      { _id: `${employer._id}:old`, filter: {}, filterVersion: 999, ...of },
      { _id: `${employer._id}:broken`, filter: broken, filterVersion: storeFilter(filterOf('x')).version, ...of },
    ]);
    expect((await replay({ skill: 0.5 })).result).toMatchObject({ searches: 4, skipped: 2 });
  });

  it('of weights that affect no search changes nothing', async () => {
    expect((await replay({ identity: 5 })).result).toMatchObject({ changed: 0, overlap: 1, most: [] });
  });

  it('is refused for a draft that has the published weights, and for one out of bounds', async () => {
    expect((await start({})).body.message).toBe('The draft has the published weights: there is nothing to compare.');
    expect((await start({ title: 11 })).status).toBe(400);
    expect((await admin('GET', `/api/ranking/replay/${new Types.ObjectId()}`)).status).toBe(404);
  });

  it('runs one at a time and is cancelled while it runs', async () => {
    await remember(Array.from({ length: 900 }, (_, at) => `java word${at}`));
    const { body } = await start({ skill: 0.5 });
    expect((await start({ skill: 0.6 })).status).toBe(409);
    const progress = async () => (await result(body.taskId)).task.progress.processed;
    await expect.poll(progress, { interval: 20 }).toBeGreaterThan(0);
    expect((await admin('POST', `/api/tasks/${body.taskId}/cancel`)).status).toBe(200);
    await expect.poll(async () => (await result(body.taskId)).task.state).toBe('cancelled');
    const { result: none, task } = await result(body.taskId);
    expect(none).toBeNull();
    expect(task.progress.processed).toBeLessThan(903);
  });
});
