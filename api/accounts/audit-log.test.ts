import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#api/calls.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { AUDIT_DAYS, type AuditEntryRecord } from '#mongo/models/audit-entry.ts';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;
let employer: Send;
let employerId: Types.ObjectId;
const candidate = candidateRecord({
  applicantID: 'SAN-700001',
  applicantName: 'Meera Nair',
  emailAddress: 'meera@example.in',
});

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
  employerId = (await api.makeUser('employer'))._id;
  admin = await api.signIn(adminId);
  employer = await api.signIn(employerId);
  await api.deps.changes.candidates.insert([candidate]);
});
afterAll(() => api.stop());

const ask = (query: Record<string, string | number> = {}, by = admin) =>
  by(
    'GET',
    `/api/audit-log?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  );
const newest = async (filter: object = {}) =>
  api.deps.mongo.auditEntries.findOne(filter).sort({ at: -1, _id: -1 }).lean<AuditEntryRecord>();
const entry = (more: Partial<AuditEntryRecord>): AuditEntryRecord => ({
  _id: new Types.ObjectId(),
  at: new Date(),
  by: adminId,
  role: 'admin',
  action: 'change',
  kind: 'other',
  records: [],
  call: 'test',
  ...more,
});

describe('the audit log records', () => {
  it('sign-ins and sign-outs', async () => {
    const user = await api.makeUser('employer');
    const { headers } = await api.anyone('POST', '/api/signin', { body: { email: user.email, password: PASSWORD } });
    expect(await newest({ by: user._id })).toMatchObject({
      role: 'employer',
      action: 'sign-in',
      kind: 'account',
      records: [String(user._id)],
    });
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await api.anyone('GET', '/api/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(await newest({ by: user._id })).toMatchObject({ action: 'sign-out' });
  });

  it('views of a candidate, because they show contact data; refetching within the hour adds none', async () => {
    await employer('GET', `/api/fetch-candidate/${candidate._id}`);
    expect(await newest({ by: employerId })).toMatchObject({
      action: 'view',
      kind: 'candidate',
      records: [String(candidate._id)],
    });
    await employer('GET', `/api/fetch-candidate/${candidate._id}?again=1`);
    expect(await api.deps.mongo.auditEntries.countDocuments({ by: employerId, action: 'view' })).toBe(1);
  });

  it('comments, as a separate action', async () => {
    const body = { message: 'Spoke today.' };
    expect((await employer('POST', `/api/candidate/${candidate._id}/comment`, { body })).status).toBe(200);
    expect(await newest({ by: employerId })).toMatchObject({ action: 'comment', records: [String(candidate._id)] });
  });

  it('exports, with each exported candidate', async () => {
    await employer('POST', '/api/candidates-export', { body: { ids: [String(candidate._id)] } });
    expect(await newest({ by: employerId })).toMatchObject({ action: 'export', records: [String(candidate._id)] });
  });

  it('employer accounts that an admin creates', async () => {
    const body = { firstName: 'Kavita', email: 'kavita.new@corp.example', password: PASSWORD };
    expect((await admin('POST', '/api/create-employer', { body })).status).toBe(200);
    const made = await api.deps.mongo.users.findOne({ email: body.email }).lean();
    expect(await newest({ by: adminId })).toMatchObject({
      action: 'create',
      kind: 'account',
      records: [String(made!._id)],
    });
  });

  it('an admin’s changes to accounts, and deletions', async () => {
    const user = await api.makeUser('employer');
    const body = { firstName: 'Ravindra', lastName: 'Rao', email: user.email, contact: '', isChange: false };
    expect((await admin('POST', `/api/update-EmployerPassword/${user._id}`, { body })).status).toBe(200);
    expect(await newest({ by: adminId })).toMatchObject({
      action: 'change',
      kind: 'account',
      records: [String(user._id)],
    });
    await admin('DELETE', `/api/admin/users/${user._id}`);
    expect(await newest({ by: adminId })).toMatchObject({
      action: 'delete',
      kind: 'account',
      records: [String(user._id)],
    });
  });

  it('candidates added to a list and removed from it', async () => {
    const { body } = await admin('POST', '/api/shortlists', { body: { name: 'Good ones' } });
    const path = `/api/shortlists/${body.shortlist._id}`;
    await admin('POST', `${path}/add`, { body: { ids: [String(candidate._id)] } });
    expect(await newest({ by: adminId })).toMatchObject({ action: 'list', records: [String(candidate._id)] });
    await admin('POST', `${path}/remove`, { body: { ids: [String(candidate._id)] } });
    expect(await newest({ by: adminId })).toMatchObject({ action: 'unlist', records: [String(candidate._id)] });
  });

  it('nothing that was refused or failed', async () => {
    const before = await api.deps.mongo.auditEntries.countDocuments();
    await api.anyone('POST', '/api/signin', { body: { email: 'unknown@example.in', password: 'x' } });
    await admin('GET', `/api/fetch-candidate/${new Types.ObjectId()}`);
    await employer('DELETE', `/api/admin/users/${adminId}`);
    await admin('DELETE', `/api/admin/users/${adminId}`);
    expect(await api.deps.mongo.auditEntries.countDocuments()).toBe(before);
  });
});

describe('an entry', () => {
  it('has keys and no personal data', async () => {
    const stored = JSON.stringify(await api.deps.mongo.auditEntries.find().lean());
    for (const personal of ['Meera', 'meera@', 'Ravindra', 'Asha', '@example', '127.0.0.1'])
      expect(stored).not.toContain(personal);
  });

  it('is kept for a year', async () => {
    const indexes = await api.deps.mongo.auditEntries.collection.indexes();
    expect(indexes.find(({ key }) => JSON.stringify(key) === '{"at":1}')).toMatchObject({
      expireAfterSeconds: AUDIT_DAYS * 24 * 60 * 60,
    });
  });
});

describe('GET /audit-log', () => {
  it('is for admins only', async () => {
    expect((await ask({}, api.anyone)).status).toBe(401);
    expect((await ask({}, employer)).status).toBe(403);
    expect((await ask({}, await api.as('job-seeker'))).status).toBe(403);
  });

  it('is read-only: no call changes or deletes an entry', async () => {
    expect(contracts.filter(({ path }) => path.startsWith('/audit')).map(({ method }) => method)).toEqual(['GET']);
  });

  it('returns pages, newest first, with the person and readable numbers and names', async () => {
    const account = await api.makeUser('employer');
    const more = Array.from({ length: 25 }, (_, at) =>
      entry({
        by: account._id,
        role: 'employer',
        action: 'view',
        kind: 'candidate',
        records: [String(candidate._id)],
        at: new Date(Date.now() - at * 60_000),
      }),
    );
    await api.deps.mongo.auditEntries.insertMany(more);
    const { body } = await ask({ person: account.email, page: 2 });
    expect(body).toMatchObject({ success: true, total: 25, totalPages: 2 });
    expect(body.entries).toHaveLength(5);
    expect(body.entries.map(({ at }: { at: string }) => at)).toEqual(
      body.entries
        .map(({ at }: { at: string }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(body.entries[0]).toMatchObject({
      by: { _id: String(account._id), id: expect.stringMatching(/^USR-/), name: 'Asha Rao', role: 'employer' },
      records: [{ key: String(candidate._id), number: 'SAN-700001', name: 'Meera Nair' }],
      recordCount: 1,
    });
  });

  it('searches by person, also by the id of a deleted one', async () => {
    const gone = new Types.ObjectId();
    await api.deps.mongo.auditEntries.insertMany([entry({ by: gone, role: 'employer' })]);
    const { body } = await ask({ person: String(gone) });
    expect(body.entries).toMatchObject([{ by: { _id: String(gone), id: null, name: null, role: 'employer' } }]);
    expect((await ask({ person: 'no such name' })).body).toMatchObject({ total: 0, entries: [] });
  });

  it.each([
    ['its _id', () => String(candidate._id)],
    ['its number', () => 'SAN-700001'],
    ['its number in small letters', () => 'san-700001'],
  ])('searches by record: %s', async (_, key) => {
    await api.deps.mongo.auditEntries.insertMany([
      entry({ call: 'of-record', kind: 'candidate', records: [String(new Types.ObjectId()), String(candidate._id)] }),
    ]);
    const { body } = await ask({ record: key(), action: 'change' });
    expect(body.total).toBeGreaterThan(0);
    expect(
      body.entries.every(({ records }: { records: { key: string }[] }) =>
        records.some(({ key }) => key === String(candidate._id)),
      ),
    ).toBe(true);
  });

  it('searches by action and by days in India, both ends included', async () => {
    const by = new Types.ObjectId();
    // recent enough not to expire; a day in India ends at 18:30 UTC
    const [before, day] = [40, 39].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
    const moments = [
      `${before}T18:29:59.000Z`,
      `${before}T18:30:00.000Z`,
      `${day}T18:29:59.000Z`,
      `${day}T18:30:00.000Z`,
    ];
    const entries = moments.map((at) => entry({ by, action: 'merge', at: new Date(at) }));
    await api.deps.mongo.auditEntries.insertMany(entries);
    const { body } = await ask({ person: String(by), action: 'merge', from: day!, to: day! });
    expect(body.entries.map(({ at }: { at: string }) => at)).toEqual([moments[2], moments[1]]);
    expect((await ask({ person: String(by), action: 'delete' })).body.total).toBe(0);
  });

  it.each([
    ['unknown field', 'other=1'],
    ['operator', 'person[$ne]=x'],
    ['operator as a record', 'record[$gt]='],
    ['twice', 'record=a&record=b'],
    ['page 0', 'page=0'],
    ['page far beyond', 'page=100001'],
    ['odd page size', 'perPage=21'],
    ['unknown action', 'action=glance'],
    ['no day', 'from=yesterday'],
    ['no such day', 'from=2026-02-30'],
    ['days the wrong way round', 'from=2026-03-02&to=2026-03-01'],
    ['null character', 'person=%00'],
    ['too long', `person=${'x'.repeat(101)}`],
  ])('refuses invalid input: %s', async (_, query) => {
    expect((await admin('GET', `/api/audit-log?${query}`)).status).toBe(400);
  });

  it.each(['<img src=x onerror=alert(1)>', '.*', '\ud800', '{"$ne":null}', '../../etc/passwd'])(
    'treats %j as plain text',
    async (text) => {
      expect((await ask({ person: text })).body).toMatchObject({ success: true, total: 0 });
      expect((await ask({ record: text })).body).toMatchObject({ success: true, total: 0 });
    },
  );
});
