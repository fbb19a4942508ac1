import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '#api/main.ts';
import { listen } from '#api/testing/listen.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { type NewNotification, notify } from './notify.ts';

let api: TestApi;
let second: RunningApi;
let user: { _id: Types.ObjectId };
let cookie: string;
let send: Send;

beforeAll(async () => {
  api = await startTestApi({ SESSION_SECRET: 'one secret for both processes of this test' });
  second = await startApi({ ...api.deps.config, PORT: 0 }, pino({ level: 'silent' }));
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});
beforeEach(async () => {
  user = await api.makeUser('job-seeker');
  cookie = await api.cookieFor(user._id);
  send = await api.signIn(user._id);
});

const tell = (text: Partial<NewNotification> = {}) =>
  notify(api.deps, { user: user._id, type: 'system-alert', title: 'Title', description: 'Text', ...text });
const list = (query = '') => send('GET', `/api/fetch-notification${query}`);
const read = (body: unknown) => send('PUT', '/api/ticket-read-status', { body });
const readAll = (body: unknown = {}) => send('PUT', '/api/ticket-read-status-all', { body });

describe('the list', () => {
  it('is empty at first, and says so', async () => {
    expect((await list()).body).toEqual({
      success: true,
      message: 'No notifications found',
      notifications: [],
      unread: 0,
      total: 0,
    });
  });

  it('has only the account’s own, newest first, with the fields of the spec', async () => {
    const other = await api.makeUser('employer');
    await notify(api.deps, { user: other._id, type: 'job-application', title: 'Not yours', description: 'x' });
    await tell({ title: 'First', type: 'application-status' });
    await tell({ title: 'Second', link: '/tickets/TKT-000001' });
    const { body } = await list();
    expect(body.notifications.map((each: { title: string }) => each.title)).toEqual(['Second', 'First']);
    expect(body.notifications[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Second',
      description: 'Text',
      type: 'system-alert',
      isRead: false,
      link: '/tickets/TKT-000001',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(body).toMatchObject({ unread: 2, total: 2 });
  });

  it('has pages of 20 if a page is requested', async () => {
    for (let n = 1; n <= 21; n += 1) await tell({ title: `Title ${n}` });
    expect((await list('?page=1')).body.notifications).toHaveLength(20);
    expect((await list('?page=2')).body).toMatchObject({ notifications: [{ title: 'Title 1' }], total: 21 });
    expect((await list('?page=3')).body.notifications).toEqual([]);
    expect((await list()).body.notifications).toHaveLength(21);
  });

  it.each(['?page=0', '?page=x', '?page=1&page=2', '?page[$ne]=1', '?user=1'])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('a notification', () => {
  it('with too long a text is cut between characters, never lost', async () => {
    await tell({ title: '😀'.repeat(300), description: `${'x'.repeat(5_000)}` });
    const [stored] = (await list()).body.notifications;
    expect(stored.title).toBe(`${'😀'.repeat(99)}…`);
    expect(stored.description).toBe(`${'x'.repeat(1_999)}…`);
  });

  it('stores HTML as plain text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    await tell({ title: text, description: text });
    expect((await list()).body.notifications[0]).toMatchObject({ title: text, description: text });
  });
});

describe('reading', () => {
  it('one marks only that one as read; repeating it changes nothing', async () => {
    await tell({ title: 'A' });
    await tell({ title: 'B' });
    const [b, a] = (await list()).body.notifications;
    expect(await read({ id: a._id })).toMatchObject({ status: 200, body: { success: true } });
    expect(await read({ id: a._id })).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await list();
    expect(body).toMatchObject({ unread: 1, total: 2 });
    expect(body.notifications).toMatchObject([
      { _id: b._id, isRead: false },
      { _id: a._id, isRead: true },
    ]);
  });

  it('another account’s or a missing one is 404 and changes nothing', async () => {
    await tell();
    const id = (await list()).body.notifications[0]._id;
    for (const role of ['job-seeker', 'employer', 'admin'] as const) {
      const other = await api.as(role);
      for (const path of ['/api/ticket-read-status', '/api/ticket-read-status-all']) {
        expect((await other('PUT', path, { body: { id } })).status).toBe(404);
      }
    }
    expect((await read({ id: String(new Types.ObjectId()) })).status).toBe(404);
    expect((await list()).body.unread).toBe(1);
  });

  it('all marks the session’s own as read, whatever own id is sent', async () => {
    const me = await api.deps.mongo.users.findOne({ _id: user._id }).lean();
    await tell();
    const own = (await list()).body.notifications[0]._id;
    for (const body of [{}, { id: String(user._id) }, { id: me!.id }, { id: own }]) {
      await tell();
      expect((await list()).body.unread).toBeGreaterThan(0);
      expect(await readAll(body)).toMatchObject({ status: 200, body: { success: true } });
      expect((await list()).body.unread).toBe(0);
    }
  });

  it('all under another account’s id is 404 and changes neither’s', async () => {
    const other = await api.makeUser('employer');
    await notify(api.deps, { user: other._id, type: 'device-status', title: 'Theirs', description: 'x' });
    await tell();
    expect((await readAll({ id: String(other._id) })).status).toBe(404);
    expect(await api.deps.mongo.notifications.countDocuments({ user: other._id, isRead: false })).toBe(1);
    expect((await list()).body.unread).toBe(1);
  });

  it.each<[string, unknown]>([
    ['an operator object', { id: { $ne: null } }],
    ['a list', { id: [] }],
    ['a number', { id: 7 }],
    ['a megabyte', { id: 'a'.repeat(900_000) }],
    ['a null character', { id: 'a\0b' }],
    ['a user of one’s choice', { userId: 'x' }],
    ['null', { id: null }],
  ])('%s as the id is refused', async (_, body) => {
    await tell();
    expect((await read(body)).status).toBe(400);
    expect((await readAll(body)).status).toBe(400);
    expect((await list()).body.unread).toBe(1);
  });

  it('from another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await send('PUT', '/api/ticket-read-status-all', { body: {}, headers })).status).toBe(403);
  });
});

describe('the stream', () => {
  const at = (port: number) => `http://127.0.0.1:${port}/api/notification-stream`;

  it('sends the counts immediately and each change as it happens, from other processes and windows', async () => {
    await tell({ title: 'Before' });
    const stream = await listen(at(second.port), cookie);
    expect(stream.status).toBe(200);
    await expect
      .poll(() => stream.events)
      .toMatchObject([{ unread: 1, total: 1, newest: { title: 'Before', isRead: false } }]);
    await tell({ title: 'Now' });
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ unread: 2, total: 2, newest: { title: 'Now' } });
    await readAll();
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ unread: 0, total: 2 });
    stream.leave();
  });

  it('sends an account nothing about another’s', async () => {
    const stream = await listen(at(api.port), cookie);
    await expect.poll(() => stream.events.length).toBe(1);
    const other = await api.makeUser('admin');
    await notify(api.deps, { user: other._id, type: 'system-alert', title: 'Secret', description: 'x' });
    await tell({ title: 'Mine' });
    await expect.poll(() => stream.events.at(-1).newest?.title).toBe('Mine');
    expect(JSON.stringify(stream.events)).not.toContain('Secret');
    stream.leave();
  });

  it('sends nothing after the session has ended', async () => {
    const stream = await listen(at(api.port), cookie);
    await expect.poll(() => stream.events.length).toBe(1);
    await api.anyone('GET', '/api/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    await tell({ title: 'Too late' });
    await expect.poll(() => stream.ended).toBe(true);
    expect(JSON.stringify(stream.events)).not.toContain('Too late');
  });

  it('is open at most 30 times per account; closing one makes room', async () => {
    const open = [];
    for (let n = 0; n < 30; n += 1) open.push(await listen(at(api.port), cookie));
    expect((await listen(at(api.port), cookie)).status).toBe(429);
    for (const stream of open) stream.leave();
    await expect
      .poll(async () => {
        const stream = await listen(at(api.port), cookie);
        stream.leave();
        return stream.status;
      })
      .toBe(200);
  });
});
