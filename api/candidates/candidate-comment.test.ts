import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let employer: Send;
let admin: Send;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  employer = await api.as('employer');
  admin = await api.as('admin');
});
afterAll(() => api.stop());
beforeEach(async () => {
  const record = candidateRecord();
  id = String(record._id);
  await api.deps.changes.candidates.insert([record]);
});

const add = (message: unknown, send = employer) => send('POST', `/api/candidate/${id}/comment`, { body: { message } });
const list = async (send = employer) => (await send('GET', `/api/candidate/${id}/comments`)).body.comments;
const countOf = async () => (await admin('GET', `/api/fetch-candidate/${id}`)).body.candidate.commentCount as number;

describe('comments', () => {
  it('are visible to all employers and admins, newest first, with author and time', async () => {
    await add('Called, will think about it');
    const { status, body } = await add('Agreed to meet', admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Comment added successfully.' });
    expect(body.comments.map((one: { message: string }) => one.message)).toEqual([
      'Agreed to meet',
      'Called, will think about it',
    ]);
    expect(await list(await api.as('employer'))).toEqual(body.comments);
    expect(body.comments[0]).toMatchObject({ candidateId: id, commentedByName: 'Asha Rao' });
    expect(Date.parse(body.comments[0].commentedOn)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each(['', ' \n\t '])('with empty or whitespace-only text (%j) are refused', async (text) => {
    expect(await add(text)).toMatchObject({ status: 400, body: { message: 'Kindly enter a comment!' } });
    expect(await list()).toEqual([]);
  });

  it('have at most 2,000 characters', async () => {
    expect((await add('x'.repeat(2_000))).status).toBe(200);
    for (const length of [2_001, 5_000]) {
      expect(await add('x'.repeat(length))).toMatchObject({
        status: 400,
        body: { message: 'A comment may have at most 2,000 characters.' },
      });
    }
    expect(await list()).toHaveLength(1);
  });

  it.each(['<script>alert(1)</script><b>x</b>', '👩🏽‍💻 नमस्ते 日本', 'two\nlines', '{"$ne":1}'])(
    'are plain text: %j is returned as it was written',
    async (text) => {
      await add(text);
      expect((await list())[0].message).toBe(text);
    },
  );

  it('raise the count on the card, and two concurrent ones both count', async () => {
    const authors = await Promise.all([api.as('employer'), api.as('employer'), api.as('admin')]);
    const sent = Array.from({ length: 12 }, (_, n) => add(`comment ${n}`, authors[n % 3]));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await list()).toHaveLength(12);
    expect(await countOf()).toBe(12);
  });

  it('are grouped by candidate, for the requested candidates only', async () => {
    const other = candidateRecord();
    await api.deps.changes.candidates.insert([other]);
    await add('one');
    await add('two');
    const { body } = await employer('GET', `/api/candidate/comments?ids=${id},${other._id}`);
    expect(body.comments).toEqual([{ candidateId: id, comments: await list() }]);
    const all = await employer('GET', '/api/candidate/comments');
    expect(all.body.comments.map((one: { candidateId: string }) => one.candidateId)).toContain(id);
    expect((await employer('GET', `/api/candidate/comments?ids=`)).body.comments).toEqual([]);
  });
});

describe('the server refuses', () => {
  it('job seekers, with 403, and callers without a session, with 401', async () => {
    const seeker = await api.as('job-seeker');
    expect((await add('x', seeker)).status).toBe(403);
    expect((await seeker('GET', `/api/candidate/${id}/comments`)).status).toBe(403);
    expect((await seeker('GET', '/api/candidate/comments')).status).toBe(403);
    expect((await add('x', api.anyone)).status).toBe(401);
  });

  it('missing and removed candidates and records of another kind, with 404', async () => {
    const user = await api.makeUser('job-seeker');
    for (const missing of [new Types.ObjectId(), user._id]) {
      const body = { message: 'x' };
      expect((await employer('POST', `/api/candidate/${missing}/comment`, { body })).status).toBe(404);
      expect((await employer('GET', `/api/candidate/${missing}/comments`)).status).toBe(404);
    }
    await api.deps.changes.candidates.remove(new Types.ObjectId(id));
    expect((await add('x')).status).toBe(404);
  });

  it.each([{ $ne: '' }, ['x'], 7, null, true])('%j as the text, with 400', async (message) => {
    expect((await add(message)).status).toBe(400);
  });

  it('unknown fields, null characters, a megabyte and invalid ids, with 4xx', async () => {
    const path = `/api/candidate/${id}/comment`;
    expect((await employer('POST', path, { body: { message: 'x', commentedByName: 'Me' } })).status).toBe(400);
    expect((await add('a\0b')).status).toBe(400);
    expect((await add('x'.repeat(1024 * 1024))).status).toBe(413);
    for (const wrong of ['1', '%00', 'x'.repeat(24), '../users']) {
      const { status } = await employer('GET', `/api/candidate/${encodeURIComponent(wrong)}/comments`);
      expect([400, 404]).toContain(status);
    }
    expect((await employer('GET', '/api/candidate/comments?ids[$ne]=1')).status).toBe(400);
    expect((await employer('GET', '/api/candidate/comments?ids=1')).status).toBe(400);
  });

  it('half a surrogate pair, with 400, and stores nothing', async () => {
    const raw = '{"message":"a\\ud800b"}';
    const headers = { 'content-type': 'application/json' };
    const before = await list();
    expect((await employer('POST', `/api/candidate/${id}/comment`, { body: raw, headers })).status).toBe(400);
    expect(await list()).toEqual(before);
  });
});
