import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLook } from '#api/commands/count-look.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const NOBODY = '0123456789abcdef01234567';
const NEW_PASSWORD = 'An0ther!Password';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;

async function signedIn(_id: Types.ObjectId): Promise<Send> {
  const cookie = await api.cookieFor(_id);
  return (method, path, options = {}) =>
    api.anyone(method, path, { ...options, headers: { cookie, ...options.headers } });
}

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
  adminId = (await api.makeUser('admin'))._id;
  admin = await signedIn(adminId);
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

  it('comes by first name ascending, whatever case and accents, ten to a page', async () => {
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

  it('is sorted by any column, both ways, no row on two pages', async () => {
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
    ['nobody', 'nobody at all', []],
  ])('finds %s', async (_, search, found) => {
    const body = await list(`search=${encodeURIComponent(search)}`);
    expect(emails(body)).toEqual(found.map((name) => `${name}@list.example`));
  });

  it('finds an account by its number and by the last six characters that the table shows', async () => {
    const { _id, id, email } = await makePerson({ firstName: 'Numbered' });
    expect(emails(await list(`search=${id}`))).toContain(email);
    expect(emails(await list(`search=${String(_id).slice(-6).toUpperCase()}`))).toContain(email);
  });

  it('is narrowed to a role', async () => {
    const roles = (await list('role=admin&perPage=50')).users.map((user: { role: string }) => user.role);
    expect(new Set(roles)).toEqual(new Set(['admin']));
  });

  it('shows neither password nor devices', async () => {
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
  it('is shown to an admin without its password; another’s id that is none gets 404', async () => {
    const { _id, email } = await api.makeUser('job-seeker');
    const { body } = await admin('GET', `/api/admin/users/${_id}`);
    expect(body).toMatchObject({ success: true, user: { _id: String(_id), email, role: 'job-seeker' } });
    expect(Object.keys(body.user)).not.toContain('passwordHash');
    for (const path of ['/api/admin/users', '/api/fetch-user']) {
      expect(await admin('GET', `${path}/${NOBODY}`)).toMatchObject({
        status: 404,
        body: { success: false, message: 'User not found.' },
      });
      expect((await admin('GET', `${path}/USR-000001`)).status).toBe(400);
    }
  });

  it('of an employer comes with counts, devices, last used first, and three histories, newest first', async () => {
    const { _id } = await api.makeUser('employer');
    const { mongo, changes } = api.deps;
    const candidate = candidateRecord();
    await changes.candidates.insert([candidate]);
    const gone = new Types.ObjectId();
    const look = (kind: 'profile-view' | 'resume-view' | 'resume-download', whose: Types.ObjectId, minute: number) =>
      countLook(mongo, {
        kind,
        candidate: whose,
        employer: String(_id),
        now: new Date(Date.UTC(2026, 1, 1, 0, minute)),
      });
    await look('profile-view', candidate._id, 1);
    await look('profile-view', gone, 2);
    await look('resume-view', candidate._id, 3);
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

  it('who is no employer has neither histories nor devices', async () => {
    const { _id } = await api.makeUser('job-seeker');
    const { body } = await admin('GET', `/api/fetch-user/${_id}`);
    expect(Object.keys(body.user)).toEqual(['_id', 'id', 'firstName', 'lastName', 'email', 'contact', 'role']);
  });
});

describe('the dashboard’s counts', () => {
  it('are those of accounts, of candidates that a search finds, and of jobs that are there', async () => {
    const { mongo } = api.deps;
    const { body } = await admin('GET', '/api/admin/metrics');
    expect(body).toEqual({
      success: true,
      message: 'Metrics found.',
      metrics: { userManagement: await mongo.users.countDocuments(), candidateManagement: 2, jobManagement: 0 },
    });
  });
});

describe('creating an employer', () => {
  const person = { firstName: 'Kavita', email: 'kavita@new.example', password: NEW_PASSWORD };
  const create = (body: unknown) => admin('POST', '/api/create-employer', { body });
  const signIn = (email: string, password: string) =>
    api.anyone('POST', '/api/signin', {
      body: { email, password, browserName: 'test', fingerPrintId: 'test', ipAddress: '127.0.0.1' },
    });

  it('needs first name, email and password; the account signs in as an employer', async () => {
    expect(await create({ ...person, email: ' Kavita@New.example ' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Employer created successfully!' },
    });
    const { status, body } = await signIn(person.email, NEW_PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'employer', firstName: 'Kavita', lastName: '', contact: '' });
    const stored = await api.deps.mongo.users.findOne({ email: person.email }).lean();
    expect(stored).toMatchObject({ createdBy: adminId, id: expect.stringMatching(/^USR-\d{6}$/) });
  });

  it('with an email that has an account gets 409, also when two come at once', async () => {
    const twice = { ...person, email: 'twice@new.example' };
    const answers = await Promise.all([create(twice), create(twice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await create(twice)).body).toEqual({
      success: false,
      message: 'An account with this email exists already.',
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no first name', { firstName: ' ' }, 'First Name is Required!'],
    ['a first name of two letters', { firstName: 'Al' }, 'Enter Atleast 3 Characters long!'],
    ['markup for a name', { firstName: '<b>Kavita</b>' }, 'First Name holds characters that no name has.'],
    ['an empty last name', { lastName: '' }, 'Last Name is Required!'],
    ['a contact that begins with 5', { contact: '5800000000' }, 'Contact should be a valid 10 digit Number!'],
    ['a contact of nine digits', { contact: '980000000' }, 'Contact should be a valid 10 digit Number!'],
    ['no email', { email: '' }, 'Email is required!'],
    ['a wrong email', { email: 'kavita@' }, 'Invalid email format!'],
    ['no password', { password: '' }, 'Password is required!'],
    ['a weak password', { password: 'kavita' }, 'Minimum 8 characters.'],
    ['a role of one’s choice', { role: 'admin' }, "Unknown field 'role'."],
    ['an operator object', { email: { $ne: '' } }, 'Email is required!'],
  ])('with %s is refused', async (_, change, message) => {
    const { status, body } = await create({ ...person, email: 'refused@new.example', ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(await api.deps.mongo.users.findOne({ email: 'refused@new.example' })).toBeNull();
  });
});

describe('editing a user', () => {
  const details = { firstName: 'Asha', lastName: 'Rao', contact: '9800000000' };
  const edit = (id: Types.ObjectId | string, body: unknown, by: Send = admin) =>
    by('POST', `/api/update-EmployerPassword/${id}`, { body });
  const open = async (email: string, password: string) => {
    const browser = withCookies(api.anyone);
    const body = { email, password, browserName: 'test', fingerPrintId: 'test', ipAddress: '127.0.0.1' };
    return { browser, status: (await browser('POST', '/api/signin', { body })).status };
  };

  it('changes name, email and contact, and leaves role, password and sessions', async () => {
    const { _id, email } = await api.makeUser('employer');
    const { browser } = await open(email, PASSWORD);
    const changed = { firstName: 'Ravi', lastName: '', contact: '', email: `new-${email}` };
    expect((await edit(_id, changed)).body).toEqual({ success: true, message: 'User updated successfully!' });
    expect((await browser('GET', '/api/checkauth')).body.user).toMatchObject({ ...changed, role: 'employer' });
    expect((await open(email, PASSWORD)).status).toBe(401);
    expect((await open(changed.email, PASSWORD)).status).toBe(200);
  });

  it('with Change Password gives another password and ends every session of the account', async () => {
    const { _id, email } = await api.makeUser('employer');
    const { browser } = await open(email, PASSWORD);
    const body = { ...details, email, isChange: true, currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await edit(_id, body)).status).toBe(200);
    expect((await browser('GET', '/api/checkauth')).status).toBe(401);
    expect((await open(email, PASSWORD)).status).toBe(401);
    expect((await open(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('with a wrong current password changes nothing, and gets 429 after ten', async () => {
    const { _id, email } = await api.makeUser('employer');
    const body = {
      ...details,
      firstName: 'Other',
      email,
      isChange: true,
      currentPassword: 'no',
      password: NEW_PASSWORD,
    };
    expect(await edit(_id, body)).toMatchObject({
      status: 400,
      body: { message: 'The current password is not correct.' },
    });
    expect((await api.deps.mongo.users.findOne({ _id }).lean())?.firstName).toBe('Asha');
    const more = await Promise.all(Array.from({ length: 10 }, () => edit(_id, body)));
    expect(more.map(({ status }) => status)).toContain(429);
  });

  it('an admin who changes its own password stays signed in here, and nowhere else', async () => {
    const { _id, email } = await api.makeUser('admin');
    const here = await open(email, PASSWORD);
    const there = await open(email, PASSWORD);
    const body = { ...details, email, isChange: true, currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await edit(_id, body, here.browser)).status).toBe(200);
    expect((await here.browser('GET', '/api/checkauth')).status).toBe(200);
    expect((await there.browser('GET', '/api/checkauth')).status).toBe(401);
  });

  it('to an email that another account has gets 409', async () => {
    const [one, other] = [await api.makeUser('employer'), await api.makeUser('employer')];
    expect(await edit(one._id, { ...details, email: other.email })).toMatchObject({
      status: 409,
      body: { success: false, message: 'Another account has this email.' },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['Change Password without the current one', { isChange: true, password: NEW_PASSWORD }, 'This field is required!'],
    ['Change Password without a new one', { isChange: true, currentPassword: PASSWORD }, 'This field is required!'],
    [
      'the same password again',
      { isChange: true, currentPassword: NEW_PASSWORD, password: NEW_PASSWORD },
      'New password must differ from current password.',
    ],
    ['a weak one', { isChange: true, currentPassword: PASSWORD, password: 'abc' }, 'At least 1 uppercase letter.'],
    ['no first name', { firstName: '' }, 'First Name is Required!'],
    ['no email', { email: '' }, 'Email is required!'],
    ['a contact of nine digits', { contact: '980000000' }, 'Must be 10 digits'],
    ['another role', { role: 'admin' }, "Unknown field 'role'."],
  ])('with %s is refused', async (_, change, message) => {
    const { _id, email } = await api.makeUser('employer');
    const { status, body } = await edit(_id, { ...details, email, ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('who isn’t there gets 404', async () => {
    expect((await edit(NOBODY, { ...details, email: 'x@example.com' })).status).toBe(404);
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
    ['POST', '/api/create-employer', { firstName: 'Kavita', email: 'never@new.example', password: NEW_PASSWORD }],
  ])('may not %s %s, its own account’s or another’s', async (method, path, body) => {
    const { _id } = await api.makeUser(role);
    const other = await api.makeUser(role);
    const send = await signedIn(_id);
    for (const id of [_id, other._id]) {
      expect((await send(method, path.replace('{id}', String(id)), { body })).status).toBe(403);
    }
    expect(await api.deps.mongo.users.countDocuments({ _id: { $in: [_id, other._id] } })).toBe(2);
  });
});
