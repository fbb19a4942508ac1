import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';
import { nextRun, runDueAlerts } from './notify-new-matches.ts';

const CROWD = 5_001;
const MINUTE_MS = 60_000;
let api: MailedApi;
/** How far this test's clock is ahead: each run is more than a minute after the previous one. */
let ahead = 0;

beforeAll(async () => {
  api = await startMailedApi();
  const crowd = Array.from({ length: CROWD }, (_, at) => makeCandidate(at.toString(16).padStart(24, '0')));
  await api.index(crowd.map((one) => ({ ...one, skills: ['Crowd'] })));
});
afterAll(() => api.stop());

/** A candidate with one skill, as a record and in the index. */
async function appear(skill: string, name = 'Mina Das', _id = new Types.ObjectId()): Promise<Types.ObjectId> {
  await api.deps.changes.candidates.insert([candidateRecord({ _id, applicantName: name })]);
  await index(_id, skill);
  return _id;
}
async function index(_id: Types.ObjectId, skill: string) {
  const document = { ...makeCandidate(String(_id)), skills: [skill] };
  const alias = `${api.namespace}-candidates`;
  await api.deps.elasticsearch.index({ index: alias, id: String(_id), document, refresh: true });
}

/** Runs the due alerts of one process, more than a minute after the last run. */
function runOnce(ms = 2 * MINUTE_MS) {
  ahead += ms;
  const now = Date.now() + ahead;
  return runDueAlerts({ ...api.deps, now: () => new Date(now) }, new AbortController().signal);
}

async function watching(skill: string, alert: 'daily' | 'at-once' = 'at-once') {
  const { _id: user, email } = await api.makeUser('employer');
  const send = await api.signIn(user);
  const filter = { skills: [skill] };
  const saved = await send('POST', '/api/saved-searches', { body: { name: `${skill} people`, filter } });
  const path = `/api/saved-searches/${saved.body.search._id}`;
  const set = (to: string) => send('PUT', path, { body: { alert: to } });
  // the API's own clock doesn't follow this test's clock
  const due = () =>
    api.deps.mongo.searchWatches.updateOne(
      { _id, nextLookAt: { $exists: true } },
      { $set: { nextLookAt: new Date(0) } },
    );
  const _id = new Types.ObjectId(saved.body.search._id as string);
  expect((await set(alert)).body.search.alert).toBe(alert);
  const titles = async (): Promise<string[]> => {
    const { body } = await send('GET', '/api/fetch-notification');
    return body.notifications.map(({ title, description }: Record<string, string>) => `${title} | ${description}`);
  };
  return { user, email, send, path, set, due, _id, titles };
}

describe('an alert', () => {
  it('reports a new match once, by notification and mail, and no earlier matches', async () => {
    await appear('Elixir', 'Before Then');
    const { titles, email, due } = await watching('Elixir');
    await due();
    await runOnce();
    expect(await titles()).toEqual([]);
    await appear('Elixir', 'Mina Das');
    await runOnce();
    const news = '1 new candidate: Elixir people | New in your search “Elixir people”: Mina Das.';
    expect(await titles()).toEqual([news]);
    const mail = await api.box.waitForMail(email);
    expect(mail.subject).toBe('1 new candidate: Elixir people · Talent');
    expect(mail.text).toContain('Mina Das');
    await runOnce();
    await appear('Elixir', 'Omar Ali');
    await runOnce();
    expect((await titles()).toSorted()).toEqual([news, news.replace('Mina Das', 'Omar Ali')]);
  });

  it('never reports a candidate twice: not after a change, after leaving and returning, or after the alert was off', async () => {
    const { titles, set, due } = await watching('Erlang');
    const id = await appear('Erlang');
    await due();
    await runOnce();
    expect(await titles()).toHaveLength(1);
    await index(id, 'PHP');
    await runOnce();
    await set('off');
    await set('daily');
    await index(id, 'Erlang');
    await due();
    await runOnce();
    expect(await titles()).toHaveLength(1);
  });

  it('reports none of those that a replaced filter finds already', async () => {
    const { titles, send, path, due } = await watching('Clojure');
    await appear('Racket', 'Before Then');
    expect((await send('PUT', path, { body: { filter: { skills: ['Racket'] } } })).status).toBe(200);
    await due();
    await runOnce();
    expect(await titles()).toEqual([]);
    await appear('Racket', 'Mina Das');
    await appear('Clojure', 'Omar Ali');
    await due();
    await runOnce();
    expect(await titles()).toEqual([expect.stringMatching(/^1 new candidate: .*Mina Das\.$/)]);
    const wide = await send('PUT', path, { body: { filter: { skills: ['Crowd'] } } });
    expect(wide.status).toBe(400);
  });

  it('notifies once however many processes run it', async () => {
    const { titles, due } = await watching('Scala');
    await Promise.all([appear('Scala', 'One'), appear('Scala', 'Two')]);
    await due();
    ahead += 2 * MINUTE_MS;
    await Promise.all(Array.from({ length: 5 }, () => runOnce(0)));
    expect(await titles()).toHaveLength(1);
    expect((await titles())[0]).toMatch(/^2 new candidates: Scala people/);
  });

  it('that a process stored before it crashed is sent by the next one; a sent one is not repeated', async () => {
    const { titles, due, _id, email } = await watching('Haskell');
    const candidate = await appear('Haskell');
    const news = { notification: new Types.ObjectId(), candidates: [candidate] };
    for (const _round of [1, 2]) {
      await api.deps.mongo.searchWatches.updateOne({ _id }, { $set: { news, known: [candidate] } });
      await due();
      await runOnce();
      expect(await titles()).toHaveLength(1);
    }
    await api.box.waitForMail(email);
    expect(api.box.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('is silent when it is off, and when its search or its owner’s account is deleted', async () => {
    const [quiet, removed, orphan] = [await watching('Perl'), await watching('Perl'), await watching('Perl')];
    for (const one of [quiet, removed, orphan]) await one.due();
    await quiet.set('off');
    await removed.send('DELETE', removed.path);
    await appear('Perl');
    await api.deps.mongo.users.deleteOne({ _id: orphan.user });
    await runOnce();
    expect(await quiet.titles()).toEqual([]);
    expect(await removed.titles()).toEqual([]);
    expect(await api.deps.mongo.notifications.countDocuments({ user: orphan.user })).toBe(0);
  });

  it('runs again after a failed search', async () => {
    const { titles, due } = await watching('Rust');
    await appear('Rust');
    await due();
    const away = { ...api.deps, elasticsearch: { transport: { request: () => Promise.reject(new Error('away')) } } };
    ahead += 2 * MINUTE_MS;
    const now = Date.now() + ahead;
    const broken = { ...away, now: () => new Date(now) } as unknown as typeof api.deps;
    await runDueAlerts(broken, new AbortController().signal);
    expect(await titles()).toEqual([]);
    await runOnce();
    expect(await titles()).toHaveLength(1);
  });

  it('is refused for a search that finds more than 5,000 candidates', async () => {
    const send = await api.as('employer');
    const saved = await send('POST', '/api/saved-searches', { body: { name: 'All', filter: { skills: ['Crowd'] } } });
    const path = `/api/saved-searches/${saved.body.search._id}`;
    const { status, body } = await send('PUT', path, { body: { alert: 'at-once', name: 'Everybody' } });
    expect(status).toBe(400);
    expect(body.message).toBe(
      'This search finds more than 5,000 candidates. Narrow it down to be notified of new ones.',
    );
    expect((await send('GET', '/api/saved-searches')).body.searches).toMatchObject([{ name: 'All', alert: 'off' }]);
  });

  it('is switched off with a message once its search has found more than 20,000 over time', async () => {
    const { titles, due, _id, send } = await watching('Zig');
    const known = Array.from({ length: 20_001 }, () => new Types.ObjectId());
    await api.deps.mongo.searchWatches.updateOne({ _id }, { $set: { known } });
    await appear('Zig');
    await due();
    await runOnce();
    expect(await titles()).toEqual([expect.stringContaining('Alert switched off: Zig people')]);
    expect((await send('GET', '/api/saved-searches')).body.searches).toMatchObject([{ alert: 'off' }]);
  });
});

describe('the time of the next run', () => {
  const at = (text: string) => new Date(text);

  it('is a minute from now, at once; the next 8 o’clock in India, daily; never, off', () => {
    expect(nextRun('off', at('2026-02-03T10:00:00+05:30'))).toBeNull();
    expect(nextRun('at-once', at('2026-02-03T10:00:00+05:30'))).toEqual(at('2026-02-03T10:01:00+05:30'));
    expect(nextRun('daily', at('2026-02-03T07:59:59+05:30'))).toEqual(at('2026-02-03T08:00:00+05:30'));
    expect(nextRun('daily', at('2026-02-03T08:00:00+05:30'))).toEqual(at('2026-02-04T08:00:00+05:30'));
    expect(nextRun('daily', at('2026-02-03T23:59:00+05:30'))).toEqual(at('2026-02-04T08:00:00+05:30'));
  });
});
