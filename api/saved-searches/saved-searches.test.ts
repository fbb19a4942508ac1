import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSearch } from '#api/search/record-search.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const person = (n: number) => `0000000000000000000000c${n.toString(16)}`;
let api: TestApi;

interface Account {
  send: Send;
  _id: Types.ObjectId;
  email: string;
}
async function account(role: 'employer' | 'admin' | 'job-seeker' = 'employer'): Promise<Account> {
  const user = await api.makeUser(role);
  return { send: await api.signIn(user._id), ...user };
}

const java: CandidateFilterInput = {
  keyword: { badges: [{ keyword: 'java', mandatory: true }] },
  experience: { min: '2.5', max: '' },
  currentPage: 3,
  itemsPerPage: 50,
};
const save = async ({ send }: Account, name: string, filter: unknown = java) =>
  send('POST', '/api/saved-searches', { body: { name, filter } });
const list = async ({ send }: Account) => (await send('GET', '/api/saved-searches')).body.searches;
const change = ({ send }: Account, id: string, body: object) => send('PUT', `/api/saved-searches/${id}`, { body });
const remove = ({ send }: Account, id: string) => send('DELETE', `/api/saved-searches/${id}`);

beforeAll(async () => {
  api = await startTestApi();
  await api.index([
    makeCandidate(person(1), { skills: ['Java'], experienceMonths: 66 }),
    makeCandidate(person(2), { skills: ['Java'], experienceMonths: 12 }),
    makeCandidate(person(3), { skills: ['PHP'], experienceMonths: 66 }),
  ]);
});
afterAll(() => api.stop());

describe('a saved search', () => {
  it('stores the filter as sent, without page and page size, and finds the same when it is run', async () => {
    const me = await account();
    const { status, body } = await save(me, '  Java, 2.5 years  ');
    expect(status).toBe(200);
    const [search] = await list(me);
    expect(search).toEqual(body.search);
    expect(search).toMatchObject({ name: 'Java, 2.5 years', mine: true, alert: 'off', sharedWith: [] });
    expect(search.filter).toEqual(candidateFilter.parse({ ...java, currentPage: 1, itemsPerPage: 10 }));
    const found = await me.send('POST', '/api/advance-filter', { body: search.filter });
    expect(found.body.candidates.map(({ _id }: { _id: string }) => _id)).toEqual([person(1)]);
  });

  it('is stored with the version of its filter; one of an unknown version is never run as something else', async () => {
    const me = await account();
    const { body } = await save(me, 'old');
    const _id = new Types.ObjectId(body.search._id as string);
    expect(await api.deps.mongo.savedSearches.findOne({ _id }).lean()).toMatchObject({ filterVersion: 2 });
    await api.deps.mongo.savedSearches.updateOne({ _id }, { $set: { filterVersion: 99 } });
    expect((await me.send('GET', '/api/saved-searches')).status).toBe(500);
    await remove(me, body.search._id);
  });

  it('keeps the weights of badges; one of version 1, without weights, opens as it was', async () => {
    const me = await account();
    const badges = [
      { keyword: 'Java', mandatory: false, exact: false, weight: 'high' },
      { keyword: 'Kafka', mandatory: false, exact: false },
    ];
    const filter = { keyword: { badges } };
    const { body } = await me.send('POST', '/api/saved-searches', { body: { name: 'weighted', filter } });
    expect(body.search.filter.keyword.badges).toEqual(badges);
    const _id = new Types.ObjectId(body.search._id as string);
    const old = { filterVersion: 1, filter: { keyword: { badges: [{ keyword: 'Java', mandatory: true }] } } };
    await api.deps.mongo.savedSearches.updateOne({ _id }, { $set: old });
    const [opened] = await list(me);
    expect(opened.filter).toEqual(candidateFilter.parse(old.filter));
    await remove(me, body.search._id);
  });

  it('requires a name of 1 to 80 characters, unique in the account, ignoring case', async () => {
    const me = await account();
    expect((await save(me, '   ')).body.message).toContain('Name is required!');
    expect((await save(me, 'x'.repeat(81))).status).toBe(400);
    expect((await save(me, 'x'.repeat(80))).status).toBe(200);
    expect((await save(me, 'Java')).status).toBe(200);
    const again = await save(me, 'JAVA');
    expect(again).toMatchObject({ status: 409, body: { message: 'You have a search of this name already.' } });
    expect((await save(await account(), 'Java')).status).toBe(200);
  });

  it('can be renamed and deleted by its owner, but not to a taken name', async () => {
    const me = await account();
    const id = (await save(me, 'one')).body.search._id;
    await save(me, 'two');
    expect((await change(me, id, { name: 'Two' })).status).toBe(409);
    expect((await change(me, id, { name: 'ONE' })).body.search.name).toBe('ONE');
    expect((await remove(me, id)).status).toBe(200);
    expect((await list(me)).map(({ name }: { name: string }) => name)).toEqual(['two']);
    expect((await remove(me, id)).status).toBe(404);
  });

  it('is limited to 100 per account', async () => {
    const me = await account();
    const { body } = await save(me, 'first');
    const { slot: _, ...first } = (await api.deps.mongo.savedSearches.findById(body.search._id).lean())!;
    const more = Array.from({ length: 99 }, (_, at) => ({
      ...first,
      _id: new Types.ObjectId(),
      name: `${at}`,
      nameKey: `${me._id}:${at}`,
    }));
    await api.deps.mongo.savedSearches.insertMany(more);
    const { status, body: refused } = await save(me, 'one too many');
    expect([status, refused.message]).toEqual([400, 'You have 100 saved searches. Delete one to save another.']);
    await remove(me, body.search._id);
    expect((await save(me, 'the hundredth')).status).toBe(200);
  });

  it('with an invalid expression is refused with the position', async () => {
    const { status, body } = await save(await account(), 'broken', { keyword: { boolean: true, inputText: '(java' } });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ group: 'keyword' }]);
  });
});

describe('sharing a search', () => {
  it('lets accounts named by email see and run it, and notifies them; only the owner changes it', async () => {
    const [owner, reader, stranger] = [await account(), await account(), await account()];
    const id = (await save(owner, 'shared')).body.search._id;
    const { body } = await change(owner, id, { sharedWith: [` ${reader.email.toUpperCase()} `, owner.email] });
    expect(body.search.sharedWith).toEqual([reader.email]);
    const [seen] = await list(reader);
    expect(seen).toMatchObject({
      _id: id,
      mine: false,
      sharedWith: [],
      owner: { name: 'Asha Rao', email: owner.email },
    });
    expect(await list(stranger)).toEqual([]);
    const { notifications } = (await reader.send('GET', '/api/fetch-notification')).body;
    expect(JSON.stringify(notifications)).toContain('Asha Rao shared the search “shared” with you.');
    for (const [who, status] of [
      [reader, 403],
      [stranger, 404],
    ] as const) {
      expect((await change(who, id, { name: 'mine now' })).status).toBe(status);
      expect((await remove(who, id)).status).toBe(status);
    }
    await change(owner, id, { sharedWith: [] });
    expect(await list(reader)).toEqual([]);
  });

  it('accepts only employers’ and admins’ emails; a job seeker’s is treated like an unknown one', async () => {
    const me = await account();
    const [seeker, admin] = [await account('job-seeker'), await account('admin')];
    const id = (await save(me, 'to share')).body.search._id;
    for (const email of [seeker.email, 'unknown@example.com']) {
      const { status, body } = await change(me, id, { sharedWith: [admin.email, email] });
      expect([status, body.message]).toEqual([400, `No employer account has the email ${email}.`]);
    }
    expect(await list(admin)).toEqual([]);
    expect((await change(me, id, { sharedWith: [admin.email] })).status).toBe(200);
    const crowd = Array.from({ length: 51 }, (_, at) => `a${at}@example.com`);
    expect((await change(me, id, { sharedWith: crowd })).status).toBe(400);
  });
});

describe('the search history', () => {
  const run = (me: Account, body: CandidateFilterInput) => me.send('POST', '/api/advance-filter', { body });
  const history = async ({ send }: Account) => (await send('GET', '/api/search-history')).body.searches;
  const words = (searches: { filter: { resumeSearch: string } }[]) => searches.map(({ filter }) => filter.resumeSearch);

  it('has each search once, newest first, with its total, and no later pages or empty searches', async () => {
    const me = await account();
    await run(me, { ...java, currentPage: 1 });
    await expect.poll(() => history(me)).toHaveLength(1);
    await run(me, { skills: ['PHP'] });
    await expect.poll(() => history(me)).toHaveLength(2);
    await run(me, { skills: ['Java'], currentPage: 2 });
    await run(me, { sort: { by: 'updatedOn' } });
    await run(me, { ...java, currentPage: 1, itemsPerPage: 25, sort: { by: 'experience' } });
    await expect.poll(async () => (await history(me))[0].filter.skills).toEqual([]);
    const [first, second, ...none] = await history(me);
    expect(none).toEqual([]);
    expect(first).toMatchObject({
      found: 1,
      filter: candidateFilter.parse({ ...java, currentPage: 1, itemsPerPage: 10 }),
    });
    expect(second).toMatchObject({ found: 1, filter: { skills: ['PHP'] } });
  });

  it('is private to each account, and can be cleared', async () => {
    const [me, other] = [await account(), await account()];
    await run(me, { skills: ['Java'] });
    await expect.poll(() => history(me)).toHaveLength(1);
    expect(await history(other)).toEqual([]);
    await other.send('DELETE', '/api/search-history');
    expect(await history(me)).toHaveLength(1);
    await me.send('DELETE', '/api/search-history');
    expect(await history(me)).toEqual([]);
  });

  it('reaches back 90 days and 200 searches', async () => {
    const me = await account();
    const day = 24 * 60 * 60 * 1000;
    const past = (at: number, text: string) => ({
      _id: `${me._id}:${text}`,
      user: me._id,
      filter: { resumeSearch: text },
      filterVersion: 1,
      found: 0,
      at: new Date(at),
    });
    const now = Date.now();
    await api.deps.mongo.searchHistory.insertMany([
      past(now - 90 * day - 1_000, 'too old'),
      past(now - 90 * day + 60_000, 'just'),
    ]);
    expect(words(await history(me))).toEqual(['just']);
    const many = Array.from({ length: 199 }, (_, at) => past(now - 60_000 - at, `search ${at}`));
    await api.deps.mongo.searchHistory.insertMany(many);
    await run(me, { resumeSearch: 'newest' });
    await expect.poll(async () => words(await history(me))[0]).toBe('newest');
    expect(words(await history(me))).not.toContain('just');
    expect(await history(me)).toHaveLength(200);
    // unlisted entries are pruned only now and then
    for (let at = 0; at < 40; at++) {
      const filter = candidateFilter.parse({ resumeSearch: `later ${at}` });
      await recordSearch(api.deps, { user: String(me._id), filter, found: 0 });
    }
    expect(await api.deps.mongo.searchHistory.countDocuments({ user: me._id })).toBeLessThan(216);
    const ttl = api.deps.mongo.searchHistory.schema.indexes();
    expect(ttl).toContainEqual([{ at: 1 }, expect.objectContaining({ expireAfterSeconds: 90 * 24 * 60 * 60 })]);
  });
});

describe('new candidates', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const news = async ({ send }: Account) => {
    const { searches } = (await send('GET', '/api/saved-searches/news')).body;
    return searches.map(({ name, newCandidates }: { name: string; newCandidates: number }) => [name, newCandidates]);
  };
  /** A candidate whose `_id` was made that many days ago. */
  async function add(skill: string, daysAgo: number) {
    const _id = Types.ObjectId.createFromTime(Math.floor((Date.now() - daysAgo * DAY_MS) / 1000));
    const document = makeCandidate(_id.toHexString(), { skills: [skill] });
    const index = `${api.namespace}-candidates`;
    await api.deps.elasticsearch.index({ index, id: document.id, document, refresh: true });
  }
  /** A search that was saved that many days ago. */
  async function saveEarlier(me: Account, name: string, filter: CandidateFilterInput, daysAgo: number) {
    const _id = new Types.ObjectId((await save(me, name, filter)).body.search._id as string);
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    await api.deps.mongo.savedSearches.updateOne({ _id }, { $set: { createdAt } });
    return String(_id);
  }
  beforeAll(async () => {
    for (const [skill, daysAgo] of [
      ['Nim', 1],
      ['Nim', 3],
      ['Nim', 120],
      ['Ada', 2],
    ] as const)
      await add(skill, daysAgo);
  });

  it('are those that a search finds among the ones added since it was saved, at most 90 days ago', async () => {
    const me = await account();
    await saveEarlier(me, 'Nim', { skills: ['Nim'] }, 200);
    await saveEarlier(me, 'Nim, later', { skills: ['Nim'], sort: { by: 'experience', order: 'asc' } }, 2);
    await saveEarlier(me, 'Ada', { skills: ['Ada'] }, 1);
    await saveEarlier(me, 'Everybody', {}, 10);
    expect((await news(me)).toSorted()).toEqual([
      ['Ada', 0],
      ['Nim, later', 1],
      ['Nim', 2],
    ]);
  });

  it('are none once the search has been run, in any order, by the same account', async () => {
    const [me, reader] = [await account(), await account()];
    const id = await saveEarlier(me, 'Nim', { skills: ['Nim'], experience: { min: '', max: '' } }, 5);
    await change(me, id, { sharedWith: [reader.email] });
    expect([await news(me), await news(reader)]).toEqual([[['Nim', 2]], [['Nim', 2]]]);
    const [{ filter }] = await list(me);
    const ran = { ...filter, itemsPerPage: 50, sort: { by: 'updatedOn', order: 'desc' } };
    expect((await me.send('POST', '/api/advance-filter', { body: ran })).status).toBe(200);
    await expect.poll(() => news(me)).toEqual([['Nim', 0]]);
    expect(await news(reader)).toEqual([['Nim', 2]]);
  });

  it('are counted without the searches that are too large or can’t run', async () => {
    const me = await account();
    const id = await saveEarlier(me, 'Broken', { skills: ['Nim'] }, 5);
    const broken = { filter: { keyword: { boolean: true, inputText: '(java' } } };
    await api.deps.mongo.savedSearches.updateOne({ _id: new Types.ObjectId(id) }, { $set: broken });
    await saveEarlier(me, 'Ada', { skills: ['Ada'] }, 5);
    expect(await news(me)).toEqual([['Ada', 1]]);
  });

  it('are refused to job seekers; no saved search is no error', async () => {
    expect((await (await account('job-seeker')).send('GET', '/api/saved-searches/news')).status).toBe(403);
    expect(await news(await account())).toEqual([]);
  });
});

describe('the filter of a saved search', () => {
  it('can be replaced by its owner; what can’t run is refused', async () => {
    const me = await account();
    const { _id, createdAt } = (await save(me, 'mine')).body.search;
    const filter = { skills: ['PHP'], currentPage: 4 };
    const { body } = await change(me, _id, { filter });
    expect(body.search).toMatchObject({ name: 'mine', createdAt });
    expect(body.search.filter).toEqual(candidateFilter.parse({ skills: ['PHP'] }));
    const broken = await change(me, _id, { filter: { keyword: { boolean: true, inputText: '(java' } } });
    expect(broken).toMatchObject({ status: 400, body: { errors: [{ group: 'keyword' }] } });
    expect((await change(await account(), _id, { filter })).status).toBe(404);
    expect((await list(me))[0].filter.skills).toEqual(['PHP']);
  });

  it('replaced several times at once, beside a new name and an alert, loses none of them', async () => {
    const me = await account();
    const { _id } = (await save(me, 'before')).body.search;
    const changes = [
      { name: 'after' },
      { alert: 'daily' },
      { filter: { skills: ['PHP'] } },
      { filter: { skills: ['Java'] } },
    ];
    const answers = await Promise.all(changes.map((body) => change(me, _id, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [search] = await list(me);
    expect(search).toMatchObject({ name: 'after', alert: 'daily' });
    expect(['PHP', 'Java']).toContain(search.filter.skills[0]);
  });
});

describe('bad input', () => {
  it('is refused, and changes nothing', async () => {
    const me = await account();
    const id = (await save(me, 'as it was')).body.search._id;
    const bad: [string, unknown][] = [
      ['/api/saved-searches', { name: { $ne: '' }, filter: {} }],
      ['/api/saved-searches', { name: 'a', filter: { $where: '1' } }],
      ['/api/saved-searches', { name: 'a', filter: {}, owner: String(me._id) }],
      ['/api/saved-searches', { name: 'a'.repeat(1_000_000), filter: {} }],
      ['/api/saved-searches', { name: 'nul\u0000l', filter: {} }],
      ['/api/saved-searches', { name: 'half \ud800', filter: {} }],
      ['/api/saved-searches', { filter: {} }],
    ];
    for (const [path, body] of bad) expect((await me.send('POST', path, { body })).status).toBe(400);
    for (const body of [{ alert: 'hourly' }, { sharedWith: 'a@b.in' }, { sharedWith: [{ $gt: '' }] }, { mine: true }]) {
      expect((await change(me, id, body)).status).toBe(400);
    }
    expect((await change(me, '1', {})).status).toBe(400);
    expect((await change(me, String(me._id), {})).status).toBe(404);
    const markup = '<img src=x onerror=alert(1)>';
    expect((await change(me, id, { name: markup })).body.search.name).toBe(markup);
    expect(await list(me)).toHaveLength(1);
  });

  it('from a job seeker is 403', async () => {
    const seeker = await account('job-seeker');
    expect((await save(seeker, 'a')).status).toBe(403);
    expect((await seeker.send('GET', '/api/search-history')).status).toBe(403);
  });
});
