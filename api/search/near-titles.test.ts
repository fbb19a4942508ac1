import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

let api: TestApi;
let employer: Send;
const id = (at: number) => at.toString(16).padStart(24, '0');

beforeAll(async () => {
  api = await startTestApi();
  const titles = ['Keeper of Bees', 'Keeper of Bees', 'Hive Inspector', 'Hive Inspector', 'Honey Maker', 'SDET'];
  await api.index(titles.map((title, at) => makeCandidate(id(at + 1), { currentTitles: [title] })));
  employer = await api.as('employer');
});
afterAll(() => api?.stop());

const offers = async (keyword: string) => {
  const body = { designation: { badges: [{ keyword }] } };
  let answer = await employer('POST', '/api/advance-filter/near-titles', { body });
  // a busy machine may exceed the time that a search has
  await expect
    .poll(async () => {
      if (answer.status === 503) answer = await employer('POST', '/api/advance-filter/near-titles', { body });
      return answer.status;
    })
    .toBe(200);
  return answer.body.offers;
};

async function store(run: Types.ObjectId, title: string): Promise<void> {
  const near = [{ name: title.toLowerCase(), title, nearness: 0.6 }];
  await api.deps.mongo.nearTitles.create({
    ...{ _id: `${run}:keeper of bee`, run, title: 'Keeper of Bees', people: 2, near },
  });
}
const use = (run: Types.ObjectId) =>
  api.deps.mongo.nearTitleRuns.updateOne({ _id: 'newest' }, { $set: { run, endedAt: new Date() } }, { upsert: true });

test('reviewed titles are offered before any task has run', async () => {
  expect(await offers('QA Engineer')).toEqual([{ badge: 0, title: 'SDET', adds: 1 }]);
  expect(await offers('Keeper of Bees')).toEqual([]);
});

test('found titles are those of the newest complete run, never of one under way', async () => {
  const [first, second] = [new Types.ObjectId(), new Types.ObjectId()];
  await store(first, 'Hive Inspector');
  expect(await offers('Keeper of Bees')).toEqual([]);
  await use(first);
  await store(second, 'Honey Maker');
  expect(await offers('Senior Keeper of Bees')).toEqual([{ badge: 0, title: 'Hive Inspector', adds: 2 }]);
  await use(second);
  expect(await offers('Keeper of Bees')).toEqual([{ badge: 0, title: 'Honey Maker', adds: 1 }]);
});

test('a broken expression elsewhere in the search is refused with its position', async () => {
  const body = {
    designation: { badges: [{ keyword: 'QA Engineer' }] },
    keyword: { boolean: true, inputText: '(java' },
  };
  const answer = await employer('POST', '/api/advance-filter/near-titles', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0]).toMatchObject({ group: 'keyword' });
});
