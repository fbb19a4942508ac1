import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { formOf, goodPersonals, goodPreferences, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { listKinds } from '#api/testing/profile-lists.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let admin: Send;
let adminId: string;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
const candidate = candidateRecord();
const id = String(candidate._id);

beforeAll(async () => {
  api = await startTestApi();
  const { _id } = await api.makeUser('admin');
  adminId = String(_id);
  admin = await api.signIn(_id);
  seeker = await signedInSeeker(api);
  await api.deps.changes.candidates.insert([candidate]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.deps.mongo.auditEntries.deleteMany({});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The entries written since the test began, oldest first. */
const noted = async (by = adminId) => {
  const entries = await api.deps.mongo.auditEntries
    .find({ by: new Types.ObjectId(by) })
    .sort({ at: 1 })
    .lean();
  return entries.map(({ action, kind, records }) => ({ action, kind, records }));
};
const seekers = () => String(seeker.candidate._id);
const viewed = (record: string) => ({ action: 'view', kind: 'candidate', records: [record] });
const changed = (record: string) => ({ action: 'change', kind: 'candidate', records: [record] });
const ok = async (answer: ReturnType<Send>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

describe('a view', () => {
  it('is recorded once an hour per viewer and candidate, for all calls together', async () => {
    const start = new Date(`${new Date().toISOString().slice(0, 13)}:00:00.000Z`).getTime();
    const clock = vi.spyOn(api.deps, 'now').mockReturnValue(new Date(start));
    await ok(admin('GET', `/api/fetch-candidate/${id}`));
    await ok(admin('GET', `/api/fetch-candidate/${id}?again=1`));
    await ok(admin('GET', `/api/candidate/${id}/comments`));
    clock.mockReturnValue(new Date(start + 3_599_999));
    await ok(admin('GET', `/api/fetch-candidate/${id}`));
    expect(await noted()).toEqual([viewed(id)]);
    clock.mockReturnValue(new Date(start + 3_600_000));
    await ok(admin('GET', `/api/fetch-candidate/${id}?again=1`));
    expect(await noted()).toEqual([viewed(id), viewed(id)]);
  });

  it('by two concurrent calls is recorded once, and so is another viewer’s', async () => {
    const other = await api.makeUser('employer');
    const senders = [admin, await api.signIn(other._id)];
    await Promise.all([...senders, ...senders].map((send) => ok(send('GET', `/api/fetch-candidate/${id}`))));
    expect(await noted()).toEqual([viewed(id)]);
    expect(await noted(String(other._id))).toEqual([viewed(id)]);
  });

  it.each<[string, () => [string, string, unknown?], () => object]>([
    ['a page that fetches a candidate again', () => ['GET', `fetch-candidate/${id}?again=1`], () => viewed(id)],
    ['a candidate’s comments', () => ['GET', `candidate/${id}/comments`], () => viewed(id)],
    ['a candidate’s resumes', () => ['GET', `candidate/${id}/resumes`], () => viewed(id)],
    ['a job seeker’s profile', () => ['POST', 'fetch-profile-data', { id: seeker.id }], () => viewed(seekers())],
    [
      'an account',
      () => ['GET', `fetch-user/${seeker.id}`],
      () => ({ action: 'view', kind: 'account', records: [seeker.id] }),
    ],
    [
      'an account’s sign-ins',
      () => ['POST', `fetch-Logs-History/${seeker.id}`, { pages: 1, sessionLogsPerPage: 10 }],
      () => ({ action: 'view', kind: 'account', records: [seeker.id] }),
    ],
    ['the list of users', () => ['GET', 'admin/users'], () => ({ action: 'view', kind: 'account', records: [] })],
    ['the tickets', () => ['GET', 'fetch-tickets'], () => ({ action: 'view', kind: 'ticket', records: [] })],
    ['the audit log', () => ['GET', 'audit-log'], () => ({ action: 'view', kind: 'other', records: [] })],
  ])('by an admin is recorded: %s', async (_, ask, note) => {
    const [method, path, body] = ask();
    await ok(admin(method, `/api/${path}`, body ? { body } : {}));
    expect(await noted()).toEqual([note()]);
  });

  it('of one’s own data is not recorded', async () => {
    await ok(seeker.post('fetch-profile-data', { id: seeker.id }));
    await ok(seeker.send('GET', '/api/fetch-tickets'));
    await ok(admin('POST', '/api/fetch-profile-data', { body: { id: adminId } }));
    await ok(admin('GET', `/api/fetch-user/${adminId}`));
    expect([await noted(seeker.id), await noted()]).toEqual([[], []]);
  });
});

describe('a change of a profile', () => {
  const lists = listKinds.map((kind) => [kind.type ? `${kind.name} (${kind.type})` : kind.name, kind] as const);

  /** Adds, changes and removes an entry of the job seeker's profile. */
  async function editEntry(send: Send, { name, type, temp, answer, good, change }: (typeof listKinds)[number]) {
    const of = { userId: seeker.id, ...(type && { type }) };
    const created = await ok(send('POST', `/api/create-${name}`, { body: { ...of, [temp]: good } }));
    const { _id } = created[answer].at(-1);
    await ok(send('POST', `/api/update-${name}`, { body: { ...of, [temp]: { ...good, ...change, _id } } }));
    await ok(send('POST', `/api/delete-${name}`, { body: { ...of, id: _id } }));
  }
  const editForms = async (send: Send) => {
    for (const [call, fields] of [
      ['update-personal-details', goodPersonals],
      ['update-preference-details', goodPreferences],
    ] as const) {
      const file = { resume: new File(['%PDF-1.4\n%%EOF'], 'cv.pdf') };
      const body = formOf({ ...fields, userId: seeker.id }, call === 'update-preference-details' ? file : {});
      await ok(send('POST', `/api/${call}`, { body }));
    }
  };

  it.each(lists)('by an admin is recorded with the candidate: %s added, changed, removed', async (_, kind) => {
    await editEntry(admin, kind);
    expect(await noted()).toEqual(Array.from({ length: 3 }, () => changed(seekers())));
  });

  it('by an admin is recorded with the candidate: Personals, and Careers & Preferences', async () => {
    await editForms(admin);
    expect(await noted()).toEqual([changed(seekers()), changed(seekers())]);
  });

  it('by the job seeker itself is not recorded', async () => {
    for (const [, kind] of lists) await editEntry(seeker.send, kind);
    await editForms(seeker.send);
    expect(await noted(seeker.id)).toEqual([]);
  });
});

describe('an entry that can’t be written', () => {
  it.each<[string, number, () => [string, string, unknown?]]>([
    ['refuses a view', 503, () => ['GET', `fetch-candidate/${id}`]],
    ['refuses an export', 503, () => ['POST', 'candidates-export', { ids: [id] }]],
    [
      'lets a change succeed, which can’t be undone',
      200,
      () => ['POST', `candidate/${id}/comment`, { message: 'Hi.' }],
    ],
  ])('%s, and is logged in full as a server error', async (_, expected, ask) => {
    const { mongo, log } = api.deps;
    const logged: unknown[] = [];
    const error = (said: unknown) => logged.push(said);
    vi.spyOn(log, 'child').mockReturnValue(Object.assign(Object.create(log), { error }));
    vi.spyOn(mongo.auditEntries, 'insertMany').mockRejectedValue(new Error('away'));
    const [method, path, body] = ask();
    const answer = await admin(method, `/api/${path}`, body ? { body } : {});
    expect(answer.status).toBe(expected);
    if (expected === 503)
      expect(answer.body.message).toBe('The audit log can’t be written at the moment. Please try again.');
    expect(logged[0]).toMatchObject({ err: { message: 'away' }, entry: { records: [id] } });
  });
});
