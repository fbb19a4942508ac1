import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentsContaining, saysOf } from '#api/testing/documents-containing.ts';
import { makeErasablePerson } from '#api/testing/erasable-person.ts';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { resumePdf } from '#api/testing/resume-pdf.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
});
// a fresh session, so that former tests don't count against its limits
beforeEach(async () => {
  admin = await api.signIn(adminId);
});
afterAll(() => api.stop());

const makePerson = (options?: { account: boolean }) => makeErasablePerson(api, adminId, options);

const erase = (person: { candidate: Types.ObjectId; applicantID: string }, by = admin) =>
  by('POST', `/api/erase-candidate/${person.candidate}`, { body: { applicantID: person.applicantID } });

describe('erasing a person', () => {
  it('removes every trace of them from MongoDB immediately: name, email and phone', async () => {
    const person = await makePerson();
    expect((await saysOf(api.deps.mongo, person)).length).toBeGreaterThan(10);
    expect((await erase(person)).status).toBe(200);
    expect(await saysOf(api.deps.mongo, person)).toEqual([]);
    const reports = await api.deps.mongo.importReports.find().lean();
    expect(JSON.stringify(reports)).not.toContain(person.name);
  });

  it('leaves their ids only in security logs and in the stub that updates the index', async () => {
    const person = await makePerson();
    await api.cookieFor(person.user!._id);
    await erase(person);
    const holders = (await documentsContaining(api.deps.mongo, [person.candidate, person.user!._id].map(String))).map(
      (text) => text.split(':')[0],
    );
    expect([...new Set(holders)].toSorted()).toEqual(['auditEntries', 'candidates', 'sessionLogs']);
    const byResume = (await documentsContaining(api.deps.mongo, person.resumes.map(String))).map(
      (text) => text.split(':')[0],
    );
    expect([...new Set(byResume)]).toEqual(['resumes']);
  });

  it.each([true, false])(
    'counts each kind in a receipt that doesn’t identify the person (with an account: %s)',
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
        'alert entries': 2,
        'import rows': 3,
        'import and parsing entries': 2,
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

  it('leaves other people’s records unchanged: adjacent rows, comments, views, lists, alerts, and the numbers of rows', async () => {
    const { mongo } = api.deps;
    const person = await makePerson();
    await erase(person);
    const { other, employer, task, preview } = person;
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
    const notice = await mongo.notifications.findOne({ user: employer._id, link: '/pro-search?saved=1' }).lean();
    expect(notice!.description).toBe('New in your search “Java”: [erased], Somebody Else.');
    const parsing = await mongo.tasks.findOne({ _id: task }).lean();
    expect(parsing!.checkpoint).toMatchObject({
      outcomes: [{ fileName: 'else.pdf' }, { fileName: '[erased]', outcome: 'created' }],
    });
    expect(parsing!.input).toMatchObject({ files: [{ fileName: 'else.pdf' }, { fileName: '[erased]' }] });
    const { result } = (await mongo.tasks.findOne({ _id: preview }).lean())!;
    expect(result).toMatchObject({
      rows: 2,
      at: expect.any(Date),
      firstRows: [{ cells: ['Somebody Else', '1990'] }, { number: 3, cells: ['[erased]', '[erased]'] }],
    });
  });

  it('reduces record and resumes to stubs that update the index, and ends the account’s sessions', async () => {
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

  it('that was interrupted is completed by a second request; of an erased person it is 404', async () => {
    const person = await makePerson();
    await api.deps.changes.resumes.remove(person.resumes[0]!);
    await api.deps.mongo.comments.deleteMany({ candidateId: person.candidate });
    expect((await erase(person)).status).toBe(200);
    expect((await erase(person)).status).toBe(404);
  });

  it('can’t be requested by mistake: the ID must be typed', async () => {
    const person = await makePerson({ account: false });
    expect(await erase({ ...person, applicantID: 'SAN-000000' })).toMatchObject({
      status: 400,
      body: { success: false, message: 'Enter the candidate’s ID to confirm!' },
    });
    expect((await admin('GET', `/api/fetch-candidate/${person.candidate}`)).status).toBe(200);
    expect((await erase({ ...person, applicantID: ` ${person.applicantID.toLowerCase()} ` })).status).toBe(200);
  });

  it('is for admins only: an employer and a seeker get 403, without a session 401', async () => {
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

  it('a missing receipt is 404', async () => {
    expect((await admin('GET', '/api/erasure-receipt/ERA-999999')).status).toBe(404);
  });
});

describe('a resume of the person that waits to be saved', () => {
  let tasks: TaskRunner;
  beforeAll(async () => {
    await api.makeTopics();
    tasks = runTasks(api.deps, taskRunners);
  });
  afterAll(async () => {
    await tasks.stop();
    // without an indexer there must be no files to wait for
    await api.deps.mongo.files.deleteMany({});
  });

  async function sendForReview(bytes: Buffer, by: Send): Promise<string> {
    const body = formOfFiles('resumes', ['cv.pdf', bytes]);
    const [jobId] = (await by('POST', '/api/parse-resumes?review=1', { body })).body.jobIds;
    await expect.poll(async () => (await by('GET', `/api/parsed-resume/${jobId}`)).status).toBe(200);
    return jobId;
  }

  async function keepInInbox(bytes: Buffer): Promise<Types.ObjectId> {
    const { mongo } = api.deps;
    const { _id } = await storeFile(mongo, { name: 'cv.pdf', contentType: UPLOAD_TYPE }, [bytes], new Date());
    const brought = { task: new Types.ObjectId(), addedAt: new Date(), addedByName: 'Asha Rao' };
    await mongo.inboxResumes.create({ _id, fileName: 'cv.pdf', size: 1, ...brought });
    return _id;
  }

  it('is removed with its text, from inbox and review; others’ stay; the receipt counts it', async () => {
    const { mongo } = api.deps;
    const reviewer = await api.signIn(adminId);
    const person = await makePerson();
    const theirs = resumePdf(person.name, person.email);
    const others = resumePdf('Ravi Other', 'ravi@other.example');
    const held = await sendForReview(theirs, reviewer);
    const heldOther = await sendForReview(others, reviewer);
    const inInbox = await keepInInbox(theirs);
    const otherInInbox = await keepInInbox(others);
    const { body } = await erase(person);
    expect(body.receipt.removed).toContainEqual({ kind: 'waiting resumes', count: 2 });
    expect((await reviewer('GET', `/api/parsed-resume/${held}`)).status).toBe(404);
    expect((await reviewer('GET', `/api/parsed-resume/${heldOther}`)).status).toBe(200);
    const waiting = (await mongo.inboxResumes.find().lean()).map(({ _id }) => String(_id));
    expect(waiting).toContain(String(otherInInbox));
    expect(waiting).not.toContain(String(inInbox));
    expect(await mongo.files.countDocuments({ _id: inInbox })).toBe(0);
    expect(await saysOf(api.deps.mongo, person)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('records an erasure with keys and receipt', async () => {
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
