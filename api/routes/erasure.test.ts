import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addComment } from '#api/commands/add-comment.ts';
import { countLook } from '#api/commands/count-look.ts';
import { notify } from '#api/commands/notify.ts';
import { storeResume } from '#api/commands/store-resume.ts';
import { storePicture } from '#api/profile/pictures.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { pdfOfText } from '#mongo/seed/pdf-of-text.ts';
import { createTask } from '#mongo/tasks/create-task.ts';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;
let count = 0;

const as =
  (cookie: string): Send =>
  (method, path, options = {}) =>
    api.anyone(method, path, { ...options, headers: { cookie, 'sec-fetch-site': 'same-origin', ...options.headers } });

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
});
// a fresh session: nothing of a former test's counts against it
beforeEach(async () => {
  admin = as(await api.cookieFor(adminId));
});
afterAll(() => api.stop());

/** A person with one of everything, each with name, email or number in it, and somebody else's beside each. */
async function makePerson({ account = true } = {}) {
  const { deps } = api;
  const { mongo, changes } = deps;
  const at = ++count;
  const name = `Zarina${'abcdefghij'[at]} Quietwater`;
  const email = `zarina.${at}@quietwater.example`;
  const digits = `98${String(10_000_000 + at)}`;
  const user = account ? await api.makeUser('job-seeker') : null;
  if (user)
    await mongo.users.updateOne(
      { _id: user._id },
      { $set: { email, firstName: name.split(' ')[0], lastName: 'Quietwater', contact: digits } },
    );
  const employer = await api.makeUser('employer');
  const applicantID = `SAN-8${String(at).padStart(5, '0')}`;
  const phoneNumber = { countryCode: '91', number: digits };
  const record = candidateRecord({
    applicantID,
    applicantName: name,
    emailAddress: email,
    phoneNumber,
    ...(user && { user: user._id }),
  });
  const other = candidateRecord({ applicantID: `SAN-9${String(at).padStart(5, '0')}`, applicantName: 'Somebody Else' });
  await changes.candidates.insert([record, other]);
  const candidate = record._id;
  const uploadedBy = { _id: String(adminId), name: 'Asha' };
  const first = await storeResume(deps, {
    candidate: record,
    bytes: pdfOfText(name),
    fileName: `${name}.pdf`,
    uploadedBy,
  });
  await changes.resumes.update(first, { $set: { text: `${name} ${email}` } });
  const second = await storeResume(deps, {
    candidate: { ...record, resumeId: first },
    bytes: pdfOfText(`${name} 2`),
    fileName: `${name} 2.pdf`,
    uploadedBy,
  });
  const profilePicLink = await storePicture(deps, {
    candidate,
    bytes: Buffer.from('89504e470d0a1a0a', 'hex'),
    by: String(adminId),
  });
  await changes.candidates.update(candidate, { $set: { profilePicLink } });
  await mongo.candidateContacts.create([
    { _id: `email:${email}`, candidate },
    { _id: `phone:${digits}`, candidate },
    { _id: `email:former.${email}`, candidate },
    { _id: `email:else${at}@else.example`, candidate: other._id },
  ]);
  const author = { _id: String(employer._id), name: 'Ravi' };
  for (const one of [candidate, other._id]) {
    await addComment(mongo, {
      candidate: one,
      message: `Called ${one === candidate ? name : 'them'}`,
      author,
      now: new Date(),
    });
    await countLook(mongo, { kind: 'profile-view', candidate: one, employer: String(employer._id), now: new Date() });
  }
  const job = jobRecord({ createdBy: employer._id });
  await changes.jobs.insert([job]);
  if (user) {
    await mongo.applications.create({
      _id: `${user._id}:${job._id}`,
      user: user._id,
      candidate,
      job: job._id,
      employer: employer._id,
      saveStatus: true,
      applicationStatus: true,
      appliedAt: new Date(),
      jobId: job.id,
      jobTitle: job.title,
    });
    await notify(deps, {
      user: employer._id,
      type: 'job-application',
      title: 'New application',
      description: `${name} applied for Engineer (JOB-1).`,
    });
    await notify(deps, { user: user._id, type: 'system-alert', title: `Hello ${name}`, description: 'Hello' });
    await notify(deps, {
      user: adminId,
      type: 'system-alert',
      title: 'New ticket',
      description: `${name} raised a ticket: help`,
      link: `/tickets/TKT-8${at}`,
    });
    await mongo.tickets.create({
      ticketId: `TKT-8${at}`,
      user: user._id,
      subject: `Help ${name}`,
      message: `I am ${name}, and cannot sign in.`,
      status: 'raised',
      createdAt: new Date(),
    });
    await mongo.otps.create({
      _id: `reset:${email}`,
      email,
      purpose: 'reset',
      sentAt: [new Date()],
      codeExpiresAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
  }
  await notify(deps, {
    user: employer._id,
    type: 'system-alert',
    title: '2 new candidates',
    description: `New in your search “Java”: ${name}, Somebody Else.`,
    link: '/pro-search?saved=1',
  });
  const now = new Date();
  await mongo.shortlists.create({
    owner: employer._id,
    name: 'Good',
    nameKey: `${employer._id}:good`,
    candidates: [other._id, candidate],
    createdAt: now,
    updatedAt: now,
  });
  await mongo.searchWatches.create({
    _id: new Types.ObjectId(),
    known: [candidate, other._id],
    news: { notification: new Types.ObjectId(), candidates: [candidate] },
  });
  await mongo.importReports.create({
    _id: `${new Types.ObjectId()}:2`,
    task: new Types.ObjectId(),
    firstRow: 2,
    header: ['Name', 'Email', 'Phone'],
    rows: [
      {
        rowNumber: 2,
        outcome: 'duplicate',
        cells: [name, email.toUpperCase(), ''],
        problems: [{ column: 'Email', reason: `${email} is known` }],
      },
      {
        rowNumber: 3,
        outcome: 'refused',
        cells: [name, '', `+91 ${digits.slice(0, 5)}-${digits.slice(5)}`],
        problems: [{ column: 'Email', reason: 'Wrong' }],
      },
      { rowNumber: 4, outcome: 'refused', cells: [name, `FORMER.${email}`, ''], problems: [] },
      {
        rowNumber: 5,
        outcome: 'refused',
        cells: ['Somebody Else', `x${email}`, `${digits}0`],
        problems: [{ column: '', reason: 'Kept' }],
      },
    ],
  });
  const task = await createTask(
    changes,
    {
      kind: 'parse-resumes',
      createdBy: adminId,
      input: {
        files: [
          { file: '1', fileName: 'else.pdf' },
          { file: '2', fileName: `${name}.pdf` },
        ],
        uploadedByName: 'Asha',
      },
    },
    now,
  );
  await changes.tasks.update(task, {
    $set: {
      state: 'done',
      checkpoint: {
        outcomes: [
          { fileName: 'else.pdf', outcome: 'failed' },
          { fileName: `${name}.pdf`, outcome: 'created', applicantID },
        ],
      },
    },
  });
  await mongo.deadLetters.create({
    _id: `i/candidates/${candidate}`,
    index: 'i',
    entity: 'candidates',
    recordId: String(candidate),
    reason: `cannot read ${name}`,
    failedAt: now,
  });
  return {
    name,
    email,
    digits,
    applicantID,
    user,
    employer,
    candidate,
    other: other._id,
    resumes: [first, second],
    task,
  };
}

/** Every document of every collection that holds one of the texts, bytes read as text. */
async function holding(texts: readonly string[]): Promise<string[]> {
  const { db } = api.deps.mongo.connection;
  const found: string[] = [];
  for (const { name } of await db!.listCollections().toArray()) {
    for (const document of await db!.collection(name).find({}, { promoteBuffers: true }).toArray()) {
      const text = JSON.stringify(document, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      ).toLowerCase();
      if (texts.some((one) => text.includes(one.toLowerCase()))) found.push(`${name}: ${text.slice(0, 300)}`);
    }
  }
  return found;
}

/** Where MongoDB says anything of a person, but for imports' ledgers, which have somebody else's longer ones too. */
const saysOf = async ({ name, email, digits }: { name: string; email: string; digits: string }) =>
  (await holding([name, email, digits])).filter((found) => !found.startsWith('importReports'));

const erase = (person: { candidate: Types.ObjectId; applicantID: string }, by = admin) =>
  by('POST', `/api/erase-candidate/${person.candidate}`, { body: { applicantID: person.applicantID } });

describe('erasing a person', () => {
  it('takes every trace of them out of MongoDB at once: name, email and phone stand nowhere', async () => {
    const person = await makePerson();
    expect((await saysOf(person)).length).toBeGreaterThan(10);
    expect((await erase(person)).status).toBe(200);
    expect(await saysOf(person)).toEqual([]);
    const reports = await api.deps.mongo.importReports.find().lean();
    expect(JSON.stringify(reports)).not.toContain(person.name);
  });

  it.each([true, false])(
    'counts each kind in a receipt that says nothing of whose it was (with an account: %s)',
    async (account) => {
      const person = await makePerson({ account });
      const { body } = await erase(person);
      expect(body).toMatchObject({ success: true, message: 'The person was erased.' });
      const { receipt } = body;
      expect(receipt).toMatchObject({ id: expect.stringMatching(/^ERA-\d{6,}$/), by: 'admin' });
      const removed = Object.fromEntries(
        receipt.removed.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
      );
      const ofBoth = {
        profile: 1,
        resumes: 2,
        photos: 1,
        comments: 1,
        looks: 1,
        'view counts': 1,
        'shortlist places': 1,
        'contact keys': 3,
        'alert entries': 1,
        'import rows': 3,
        'parsing entries': 1,
        'failed index changes': 1,
      };
      const ofAccount = { account: 1, applications: 1, tickets: 1, 'one-time codes': 1, notifications: 4 };
      expect(removed).toEqual({ ...ofBoth, ...(account ? ofAccount : { notifications: 1 }) });
      const said = JSON.stringify(receipt);
      for (const key of [
        person.name,
        person.email,
        person.digits,
        person.applicantID,
        String(person.candidate),
        String(person.user?._id),
      ]) {
        expect(said).not.toContain(key);
      }
      expect((await admin('GET', `/api/erasure-receipt/${receipt.id}`)).body).toEqual({ success: true, receipt });
    },
  );

  it('leaves everybody else’s alone: rows beside theirs, comments, looks, lists, alerts, and the numbers of rows', async () => {
    const { mongo } = api.deps;
    const person = await makePerson();
    await erase(person);
    const { other, employer, task } = person;
    const left = await Promise.all([
      mongo.comments.countDocuments({ candidateId: other }),
      mongo.viewHistory.countDocuments({ candidateId: other }),
      mongo.candidateCounters.countDocuments({ _id: other }),
      mongo.candidateContacts.countDocuments({ candidate: other }),
      mongo.shortlists.countDocuments({ owner: employer._id, candidates: [other] }),
      mongo.searchWatches.countDocuments({ known: [other] }),
    ]);
    expect(left).toEqual([1, 1, 1, 1, 1, 1]);
    const report = await mongo.importReports.findOne({ 'rows.cells': `x${person.email}` }).lean();
    expect(
      report!.rows.map(({ rowNumber, cells, problems }) => [rowNumber, cells.length, problems[0]?.reason]),
    ).toEqual([
      [2, 0, 'Erased on request.'],
      [3, 0, 'Erased on request.'],
      [4, 0, 'Erased on request.'],
      [5, 3, 'Kept'],
    ]);
    const told = await mongo.notifications.findOne({ user: employer._id, link: '/pro-search?saved=1' }).lean();
    expect(told!.description).toBe('New in your search “Java”: Somebody, Somebody Else.');
    const parsing = await mongo.tasks.findOne({ _id: task }).lean();
    expect(parsing!.checkpoint).toMatchObject({
      outcomes: [{ fileName: 'else.pdf' }, { fileName: 'erased', outcome: 'created' }],
    });
    expect(parsing!.input).toMatchObject({ files: [{ fileName: 'else.pdf' }, { fileName: 'erased' }] });
  });

  it('empties record and resumes to stubs by which the index follows, and ends the account’s sessions', async () => {
    const { mongo } = api.deps;
    const person = await makePerson();
    const cookie = await api.cookieFor(person.user!._id);
    await erase(person);
    const stub = await mongo.candidates.findOne({ _id: person.candidate }).lean();
    expect(
      Object.keys(stub!)
        .toSorted()
        .filter((key) => key !== 'unpublished'),
    ).toEqual(['_id', 'deleted', 'deletedOn', 'revision']);
    for (const resume of await mongo.resumes.find({ _id: { $in: person.resumes } }).lean()) {
      expect(
        Object.keys(resume)
          .toSorted()
          .filter((key) => key !== 'unpublished'),
      ).toEqual(['_id', 'deleted', 'deletedOn', 'revision']);
    }
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status).toBe(401);
    expect(await mongo.sessions.countDocuments({ user: person.user!._id })).toBe(0);
    expect((await admin('GET', `/api/fetch-candidate/${person.candidate}`)).status).toBe(404);
  });

  it('that broke off is finished by asking again; of one who is gone it is 404', async () => {
    const person = await makePerson();
    await api.deps.changes.resumes.remove(person.resumes[0]!);
    await api.deps.mongo.comments.deleteMany({ candidateId: person.candidate });
    expect((await erase(person)).status).toBe(200);
    expect((await erase(person)).status).toBe(404);
  });

  it('is asked of nobody by mistake: the ID has to be typed', async () => {
    const person = await makePerson({ account: false });
    expect(await erase({ ...person, applicantID: 'SAN-000000' })).toMatchObject({
      status: 400,
      body: { success: false, message: 'Enter the candidate’s ID to confirm!' },
    });
    expect((await admin('GET', `/api/fetch-candidate/${person.candidate}`)).status).toBe(200);
    expect((await erase({ ...person, applicantID: ` ${person.applicantID.toLowerCase()} ` })).status).toBe(200);
  });

  it('is the admin’s: an employer and a seeker get 403, nobody 401', async () => {
    const person = await makePerson({ account: false });
    expect((await erase(person, await api.as('employer'))).status).toBe(403);
    expect((await erase(person, await api.as('job-seeker'))).status).toBe(403);
    expect((await erase(person, api.anyone)).status).toBe(401);
    expect((await (await api.as('employer'))('GET', '/api/erasure-receipt/ERA-000001')).status).toBe(403);
    expect((await admin('GET', '/api/fetch-candidate/'.concat(String(person.candidate)))).status).toBe(200);
  });

  it.each([
    ['no body', {}],
    ['an operator', { applicantID: { $ne: '' } }],
    ['a megabyte', { applicantID: 'S'.repeat(1_000_000) }],
    ['a null character', { applicantID: 'SAN-\0' }],
    ['an unknown field', { applicantID: 'SAN-000001', all: true }],
  ])('refuses %s', async (_, body) => {
    expect((await admin('POST', `/api/erase-candidate/${new Types.ObjectId()}`, { body })).status).toBe(400);
  });

  it.each(['x', 'SAN-000001', '%00', 'ERA-1', '{"$ne":null}'])('refuses %s as an id', async (id) => {
    expect(
      (await admin('POST', `/api/erase-candidate/${encodeURIComponent(id)}`, { body: { applicantID: 'SAN-1' } }))
        .status,
    ).toBe(400);
    expect((await admin('GET', `/api/erasure-receipt/${encodeURIComponent(id)}`)).status).toBe(400);
  });

  it('a receipt that isn’t there is 404', async () => {
    expect((await admin('GET', '/api/erasure-receipt/ERA-999999')).status).toBe(404);
  });
});

describe('a job seeker who erases themself', () => {
  it('confirms by the password, gets the receipt and is signed out; nothing is left', async () => {
    const person = await makePerson();
    const own = as(await api.cookieFor(person.user!._id));
    const wrong = await own('POST', '/api/erase-me', { body: { password: 'Wrong-Horse-1' } });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'The password is not correct.' } });
    const { status, body, headers } = await own('POST', '/api/erase-me', { body: { password: PASSWORD } });
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({
      by: 'self',
      removed: expect.arrayContaining([{ kind: 'account', count: 1 }]),
    });
    expect(headers.getSetCookie().join()).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect((await own('GET', '/api/checkauth')).status).toBe(401);
    expect(await saysOf(person)).toEqual([]);
    expect(
      (await api.anyone('POST', '/api/signin', { body: { email: person.email, password: PASSWORD } })).status,
    ).toBe(401);
  });

  it('erases nobody else: who it is, is the session’s', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const own = as(await api.cookieFor(one.user!._id));
    expect(
      (await own('POST', '/api/erase-me', { body: { password: PASSWORD, userId: String(other.user!._id) } })).status,
    ).toBe(400);
    await own('POST', '/api/erase-me', { body: { password: PASSWORD } });
    expect((await admin('GET', `/api/fetch-candidate/${other.candidate}`)).status).toBe(200);
  });

  it('is a job seeker: employers and admins get 403, nobody 401', async () => {
    const body = { password: PASSWORD };
    expect((await admin('POST', '/api/erase-me', { body })).status).toBe(403);
    expect((await (await api.as('employer'))('POST', '/api/erase-me', { body })).status).toBe(403);
    expect((await api.anyone('POST', '/api/erase-me', { body })).status).toBe(401);
  });

  it('has ten tries at the password', async () => {
    const own = await api.as('job-seeker');
    let status = 400;
    for (let tries = 0; status === 400 && tries < 20; tries += 1) {
      status = (await own('POST', '/api/erase-me', { body: { password: 'Wrong-Horse-1' } })).status;
    }
    expect(status).toBe(429);
  });
});

describe('the audit log', () => {
  it('names an erasure by keys and receipt', async () => {
    const person = await makePerson();
    const { body } = await erase(person);
    const entry = await api.deps.mongo.auditEntries
      .findOne({ action: 'erase', by: adminId })
      .sort({ at: -1, _id: -1 })
      .lean();
    expect(entry).toMatchObject({
      kind: 'candidate',
      records: [String(person.candidate), body.receipt.id],
      call: 'erase-candidate',
    });
  });
});
