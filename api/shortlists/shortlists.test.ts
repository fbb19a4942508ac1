import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const person = (n: number) => `0000000000000000000000d${n.toString(16)}`;
let api: TestApi;
let me: Send;

beforeAll(async () => {
  api = await startTestApi();
  me = await api.as('employer');
  await api.index([1, 2, 3].map((n) => makeCandidate(person(n))));
  await api.deps.changes.candidates.insert(
    [1, 2, 3, 4].map((n) => candidateRecord({ _id: new Types.ObjectId(person(n)) })),
  );
  await api.deps.changes.candidates.remove(new Types.ObjectId(person(4)));
});
afterAll(() => api.stop());

const create = async (name: string, send = me) => {
  const { body } = await send('POST', '/api/shortlists', { body: { name } });
  return body.shortlist._id as string;
};
const add = (id: string, ids: unknown, send = me) => send('POST', `/api/shortlists/${id}/add`, { body: { ids } });
const take = (id: string, ids: unknown, send = me) => send('POST', `/api/shortlists/${id}/remove`, { body: { ids } });
const cards = async (id: string, send = me) => {
  const { body } = await send('GET', `/api/shortlists/${id}/candidates`);
  return body.candidates.map(({ _id }: { _id: string }) => _id);
};

describe('a shortlist', () => {
  it('removes the kept candidate by the id of one that was merged into it', async () => {
    const id = await create('Merged');
    await add(id, [person(1), person(2)]);
    const merged = new Types.ObjectId();
    await api.deps.mongo.mergedCandidates.create({
      _id: merged,
      into: new Types.ObjectId(person(2)),
      at: new Date(),
      by: merged,
    });
    expect((await take(id, [String(merged)])).body.shortlist.count).toBe(1);
    expect(await cards(id)).toEqual([person(1)]);
  });

  it('has each candidate once, last added first, those added together in order; removed ones are omitted', async () => {
    const id = await create('Java leads');
    await add(id, [person(1), person(2)]);
    const { body } = await add(id, [person(2), person(3), person(3), person(4), String(new Types.ObjectId())]);
    expect(body).toMatchObject({ shortlist: { name: 'Java leads', count: 3 } });
    expect(await cards(id)).toEqual([person(3), person(1), person(2)]);
    expect((await take(id, [person(2), person(4)])).body.shortlist.count).toBe(2);
    expect(await cards(id)).toEqual([person(3), person(1)]);
    const { body: whole } = await me('GET', `/api/shortlists/${id}/candidates`);
    expect(whole.ids).toEqual([person(3), person(1)]);
  });

  it('is shared with employers named by email, who are notified, see and export it, and change nothing', async () => {
    const id = await create('For Priya');
    await add(id, [person(1), person(2)]);
    const colleague = await api.makeUser('employer');
    const her = await api.signIn(colleague._id);
    const share = (emails: unknown, send = me) => send('PUT', `/api/shortlists/${id}/share`, { body: { emails } });
    expect((await her('GET', `/api/shortlists/${id}/candidates`)).status).toBe(404);

    const { body } = await share([colleague.email.toUpperCase()]);
    expect(body).toMatchObject({ message: 'List shared.', shortlist: { mine: true, sharedWith: [colleague.email] } });
    await share([colleague.email]);
    const notices = await api.deps.mongo.notifications.find({ user: colleague._id }).lean();
    expect(notices.map(({ title, link }) => [title, link])).toEqual([
      ['A list was shared with you', `/shortlists?list=${id}`],
    ]);

    const [seen] = (await her('GET', '/api/shortlists')).body.shortlists;
    expect(seen).toMatchObject({ _id: id, mine: false, count: 2, sharedWith: [] });
    expect(seen.owner.email).not.toBe(colleague.email);
    expect(await cards(id, her)).toEqual([person(1), person(2)]);
    const refused = [
      await add(id, [person(3)], her),
      await take(id, [person(1)], her),
      await share([], her),
      await her('PUT', `/api/shortlists/${id}`, { body: { name: 'Hers' } }),
      await her('DELETE', `/api/shortlists/${id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await cards(id)).toEqual([person(1), person(2)]);

    expect((await share([])).body.message).toBe('The list is yours alone.');
    expect((await her('GET', `/api/shortlists/${id}/candidates`)).status).toBe(404);
    expect((await her('GET', '/api/shortlists')).body.shortlists).toEqual([]);
  });

  it('is shared only with employers: other emails, invalid ones and too many are refused', async () => {
    const id = await create('For no one');
    const seeker = await api.makeUser('job-seeker');
    const share = (emails: unknown) => me('PUT', `/api/shortlists/${id}/share`, { body: { emails } });
    for (const email of ['unknown@example.in', seeker.email]) {
      const { status, body } = await share([email]);
      expect([status, body.message]).toEqual([400, `No employer account has the email ${email}.`]);
    }
    const many = Array.from({ length: 51 }, (_, at) => `one${at}@example.in`);
    expect((await share(many)).body.message).toBe('A list can be shared with at most 50 accounts!');
    for (const emails of [undefined, 'x', [{ $ne: null }], ['no email'], ['a\u0000@b.in'], ['x'.repeat(1_000_000)]]) {
      expect((await share(emails)).status).toBe(400);
    }
  });

  it('loses no candidate when two add concurrently', async () => {
    const id = await create('At once');
    await Promise.all([1, 2, 3].map((n) => add(id, [person(n)])));
    expect((await cards(id)).toSorted()).toEqual([person(1), person(2), person(3)]);
  });

  it('has a unique name and can be renamed and deleted', async () => {
    const id = await create('One');
    await create('Two');
    const taken = await me('POST', '/api/shortlists', { body: { name: ' one ' } });
    expect([taken.status, taken.body.message]).toEqual([409, 'You have a list of this name already.']);
    expect((await me('PUT', `/api/shortlists/${id}`, { body: { name: 'TWO' } })).status).toBe(409);
    expect((await me('PUT', `/api/shortlists/${id}`, { body: { name: 'Three' } })).body.shortlist.name).toBe('Three');
    expect((await me('DELETE', `/api/shortlists/${id}`)).status).toBe(200);
    const { body } = await me('GET', '/api/shortlists');
    expect(body.shortlists.map(({ name }: { name: string }) => name)).not.toContain('Three');
  });

  it('is private: another’s is 404, and job seekers have none', async () => {
    const id = await create('Mine');
    await add(id, [person(1)]);
    const other = await api.as('employer');
    const answers = [
      await other('GET', `/api/shortlists/${id}/candidates`),
      await other('PUT', `/api/shortlists/${id}`, { body: { name: 'x' } }),
      await other('DELETE', `/api/shortlists/${id}`),
      await add(id, [person(2)], other),
      await take(id, [person(1)], other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await other('GET', '/api/shortlists')).body.shortlists).toEqual([]);
    expect(await cards(id)).toEqual([person(1)]);
    expect((await (await api.as('job-seeker'))('GET', '/api/shortlists')).status).toBe(403);
  });

  it('has at most 2,000 candidates; an account at most 100 lists', async () => {
    const owner = await api.makeUser('employer');
    const send = await api.signIn(owner._id);
    const id = await create('Full', send);
    const crowd = Array.from({ length: 1_999 }, () => new Types.ObjectId());
    await api.deps.mongo.shortlists.updateOne({ _id: new Types.ObjectId(id) }, { $set: { candidates: crowd } });
    const { status, body } = await add(id, [person(1), person(2)], send);
    expect([status, body.message]).toEqual([400, 'A list can have at most 2,000 candidates.']);
    expect((await add(id, [person(1)], send)).body.shortlist.count).toBe(2_000);
    const { slot: _, ...full } = (await api.deps.mongo.shortlists.findById(id).lean())!;
    const more = Array.from({ length: 99 }, (_, at) => ({
      ...full,
      _id: new Types.ObjectId(),
      candidates: [],
      nameKey: `${owner._id}:${at}`,
    }));
    await api.deps.mongo.shortlists.insertMany(more);
    const refused = await send('POST', '/api/shortlists', { body: { name: 'One too many' } });
    expect([refused.status, refused.body.message]).toEqual([400, 'You have 100 lists. Delete one to make another.']);
  });

  it('refuses invalid input', async () => {
    const id = await create('Bad input');
    const tooMany = Array.from({ length: 1_001 }, () => person(1));
    for (const ids of [[], 'x', [{ $ne: null }], ['1'], [person(1).toUpperCase()], tooMany, ['x'.repeat(1_000_000)]]) {
      expect((await add(id, ids)).status).toBe(400);
      expect((await take(id, ids)).status).toBe(400);
    }
    for (const name of ['', ' ', 'x'.repeat(81), { $ne: '' }, 'nul\u0000l', '\ud800']) {
      expect((await me('POST', '/api/shortlists', { body: { name } })).status).toBe(400);
    }
    expect((await me('GET', `/api/shortlists/${id}/candidates?page=0`)).status).toBe(400);
    expect((await me('GET', '/api/shortlists/x/candidates')).status).toBe(400);
    expect(await cards(id)).toEqual([]);
  });
});
