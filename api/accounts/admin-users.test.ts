import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countView } from '#api/candidates/count-view.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';

let api: TestApi;
let admin: Send;

async function makePerson(known: Record<string, unknown>) {
  const [id] = await nextDisplayIds(api.deps.mongo, 'users', 1);
  const now = new Date();
  const _id = new Types.ObjectId();
  const person = { _id, id, email: `${_id}@example.com`, role: 'employer', passwordHash: 'none', emailVerified: true };
  await api.deps.mongo.users.insertMany([
    { ...person, passwordChangedAt: now, createdAt: now, updatedAt: now, ...known },
  ]);
  return { _id, email: person.email, id: id as string };
}

beforeAll(async () => {
  api = await startTestApi();
  await api.index([makeCandidate('0123456789abcdef01234567'), makeCandidate('0123456789abcdef01234568')]);
  admin = await api.signIn((await api.makeUser('admin'))._id);
});
afterAll(() => api.stop());

const list = async (query: string) => (await admin('GET', `/api/admin/users?${query}`)).body;
const emails = (body: { users: { email: string }[] }) => body.users.map(({ email }) => email);

describe('the list of users', () => {
  beforeAll(async () => {
    const names = ['Zubin Åberg', 'anita Iyer', 'Bala Kumar', 'Chitra Rao', 'Deepa Nair', 'Élan Das', 'Farid Khan'];
    for (const [at, name] of names.entries()) {
      const [firstName, lastName] = name.split(' ');
      const email = `${firstName!
        .normalize('NFD')
        .replace(/\P{ASCII}/gu, '')
        .toLowerCase()}@list.example`;
      await makePerson({ firstName, lastName, email, contact: `98000000${10 + at}` });
    }
  });

  it('is sorted by first name ascending, ignoring case and accents, ten per page', async () => {
    const body = await list('search=list.example');
    expect(emails(body)).toEqual(
      ['anita', 'bala', 'chitra', 'deepa', 'elan', 'farid', 'zubin'].map((name) => `${name}@list.example`),
    );
    expect(body.pagination).toEqual({ page: 1, perPage: 10, totalPages: 1, total: 7 });
    expect(body.users[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: expect.stringMatching(/^USR-\d{6}$/),
      firstName: 'anita',
      lastName: 'Iyer',
      email: 'anita@list.example',
      contact: '9800000011',
      role: 'employer',
    });
  });

  it('can be sorted by any column in both directions; no row is on two pages', async () => {
    const down = await list('search=list.example&sortField=lastName&sortOrder=desc');
    expect(emails(down)[0]).toBe('chitra@list.example');
    expect(emails(down).at(-1)).toBe('zubin@list.example');
    for (const field of ['_id', 'firstName', 'lastName', 'email', 'contact', 'role']) {
      const pages = [1, 2].map((page) => list(`search=list.example&perPage=5&page=${page}&sortField=${field}`));
      const rows = (await Promise.all(pages)).flatMap(emails);
      expect(new Set(rows).size).toBe(7);
    }
    const ids = (await list('sortField=_id&sortOrder=desc&perPage=50')).users.map((user: { _id: string }) =>
      user._id.slice(-6),
    );
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it.each(['5', '10', '20', '50'])('has pages of %s', async (size) => {
    expect((await list(`perPage=${size}`)).pagination.perPage).toBe(Number(size));
  });

  it.each<[string, string, string[]]>([
    ['part of a first name, in capitals', 'CHIT', ['chitra']],
    ['a name without its accent', 'aberg', ['zubin']],
    ['first and last name', 'nair deepa', ['deepa']],
    ['part of the contact', '0000012', ['bala']],
    ['part of the email', 'farid@list', ['farid']],
    ['signs that mean something elsewhere', '.*.*', []],
    ['no match', 'no such name', []],
  ])('finds %s', async (_, search, found) => {
    const body = await list(`search=${encodeURIComponent(search)}`);
    expect(emails(body)).toEqual(found.map((name) => `${name}@list.example`));
  });

  it('finds an account by its number and by the last six characters that the table shows', async () => {
    const { _id, id, email } = await makePerson({ firstName: 'Numbered' });
    expect(emails(await list(`search=${id}`))).toContain(email);
    expect(emails(await list(`search=${String(_id).slice(-6).toUpperCase()}`))).toContain(email);
  });

  it('can be filtered by role', async () => {
    const roles = (await list('role=admin&perPage=50')).users.map((user: { role: string }) => user.role);
    expect(new Set(roles)).toEqual(new Set(['admin']));
  });

  it('contains neither passwords nor devices', async () => {
    const { body } = await admin('GET', '/api/admin/users?perPage=50');
    expect(JSON.stringify(body)).not.toMatch(/password|device/i);
  });

  it.each([
    ['search=ab', 'Enter at least 3 characters to search.'],
    ['search=%20%20ab%20', 'Enter at least 3 characters to search.'],
    [`search=${'x'.repeat(101)}`, 'At most 100 characters!'],
    ['perPage=7', "Field 'perPage': must be one of 5, 10, 20, 50."],
    ['page=0', "Field 'page'"],
    ['page[$gt]=0', "Unknown field 'page[$gt]'."],
    ['search[$ne]=x', "Unknown field 'search[$ne]'."],
    ['sortField=passwordHash', "Field 'sortField'"],
    ['sortOrder=up', "Field 'sortOrder'"],
    ['role=root', "Field 'role'"],
    ['search=a%00bc', 'Null characters are not allowed.'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await admin('GET', `/api/admin/users?${query}`);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });
});

describe('one user', () => {
  it('is shown to an admin without its password; an unknown id gets 404', async () => {
    const { _id, email } = await api.makeUser('job-seeker');
    const { body } = await admin('GET', `/api/admin/users/${_id}`);
    expect(body).toMatchObject({ success: true, user: { _id: String(_id), email, role: 'job-seeker' } });
    expect(Object.keys(body.user)).not.toContain('passwordHash');
    for (const path of ['/api/admin/users', '/api/fetch-user']) {
      expect(await admin('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({
        status: 404,
        body: { success: false, message: 'User not found.' },
      });
      expect((await admin('GET', `${path}/USR-000001`)).status).toBe(400);
    }
  });

  it('of an employer has counts, devices (last used first) and three histories (newest first)', async () => {
    const { _id } = await api.makeUser('employer');
    const { mongo, changes } = api.deps;
    const candidate = candidateRecord();
    const removed = candidateRecord();
    const gone = removed._id;
    await changes.candidates.insert([candidate, removed]);
    const view = (kind: 'profile-view' | 'resume-view' | 'resume-download', whose: Types.ObjectId, minute: number) =>
      countView(mongo, {
        kind,
        candidate: whose,
        employer: String(_id),
        now: new Date(Date.UTC(2026, 1, 1, 0, minute)),
      });
    await view('profile-view', candidate._id, 1);
    await view('profile-view', gone, 2);
    await view('resume-view', candidate._id, 3);
    await changes.candidates.remove(gone);
    await mongo.users.updateOne(
      { _id },
      {
        $set: {
          deviceInfos: [
            { fingerPrintId: 'a', browserName: 'Firefox 140', recentLoggedTime: [new Date(1)], loginCount: 1 },
            {
              fingerPrintId: 'b',
              browserName: 'Chrome 141',
              recentLoggedTime: [new Date(2), new Date(3)],
              loginCount: 9,
            },
          ],
        },
      },
    );
    const { body } = await admin('GET', `/api/fetch-user/${_id}`);
    expect(body).toMatchObject({
      success: true,
      user: {
        _id: String(_id),
        role: 'employer',
        lookCounts: { profileViews: 2, resumeViews: 1, resumeDownloads: 0 },
        profileViewHistory: [
          { candidateId: String(gone), applicantID: null },
          { candidateId: String(candidate._id), applicantID: candidate.applicantID, at: '2026-02-01T00:01:00.000Z' },
        ],
        resumeViewHistory: [{ candidateId: String(candidate._id) }],
        resumeDownloadHistory: [],
        deviceInfos: [
          {
            browserName: 'Chrome 141',
            loginCount: 9,
            recentLoggedTime: ['1970-01-01T00:00:00.002Z', '1970-01-01T00:00:00.003Z'],
          },
          { browserName: 'Firefox 140', loginCount: 1 },
        ],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/fingerPrint|password/i);
  });

  it('that is not an employer has neither histories nor devices', async () => {
    const { _id } = await api.makeUser('job-seeker');
    const { body } = await admin('GET', `/api/fetch-user/${_id}`);
    expect(Object.keys(body.user)).toEqual(['_id', 'id', 'firstName', 'lastName', 'email', 'contact', 'role']);
  });

  it('that is a job seeker links to its candidate', async () => {
    const { _id } = await api.makeUser('job-seeker');
    const candidate = candidateRecord({ user: _id });
    await api.deps.changes.candidates.insert([candidate]);
    expect((await admin('GET', `/api/fetch-user/${_id}`)).body.user.candidateId).toBe(String(candidate._id));
  });
});

describe('the dashboard’s counts', () => {
  it('cover accounts, candidates that a search finds, and existing jobs', async () => {
    const { mongo } = api.deps;
    const { body } = await admin('GET', '/api/admin/metrics');
    expect(body).toEqual({
      success: true,
      message: 'Metrics found.',
      metrics: { userManagement: await mongo.users.countDocuments(), candidateManagement: 2, jobManagement: 0 },
    });
  });
});

describe.each(['employer', 'job-seeker'] as const)('an account of role %s', (role) => {
  it.each<[string, string, unknown]>([
    ['GET', '/api/admin/metrics', undefined],
    ['GET', '/api/admin/users', undefined],
    ['GET', '/api/admin/users/{id}', undefined],
    ['GET', '/api/fetch-user/{id}', undefined],
    ['DELETE', '/api/admin/users/{id}', undefined],
    [
      'POST',
      '/api/update-EmployerPassword/{id}',
      { firstName: 'Mine', lastName: '', contact: '', email: 'a@b.example' },
    ],
    ['POST', '/api/create-employer', { firstName: 'Kavita', email: 'never@new.example', password: 'An0ther!Password' }],
  ])('may not %s %s, its own account’s or another’s', async (method, path, body) => {
    const { _id } = await api.makeUser(role);
    const other = await api.makeUser(role);
    const send = await api.signIn(_id);
    for (const id of [_id, other._id]) {
      expect((await send(method, path.replace('{id}', String(id)), { body })).status).toBe(403);
    }
    expect(await api.deps.mongo.users.countDocuments({ _id: { $in: [_id, other._id] } })).toBe(2);
  });
});
