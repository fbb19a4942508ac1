import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addComment } from '#api/candidates/comments.ts';
import { countView } from '#api/candidates/count-view.ts';
import { notify } from '#api/notifications/notify.ts';
import { storePicture } from '#api/profile/side-effects.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
  admin = await api.signIn(adminId);
});
afterAll(() => api.stop());

const remove = (id: Types.ObjectId | string, by = admin) => by('DELETE', `/api/admin/users/${id}`);

/** A job seeker with one record of each kind of personal data. */
async function makeSeeker() {
  const { deps } = api;
  const { mongo, changes } = deps;
  const user = await api.makeUser('job-seeker');
  const employer = await api.makeUser('employer');
  const candidate = candidateRecord({ user: user._id, emailAddress: user.email, applicantName: 'Meera Gone' });
  await changes.candidates.insert([candidate]);
  const uploadedBy = { _id: String(user._id), name: 'Meera' };
  const first = await storeResume(deps, { candidate, bytes: pdfOfText('One'), fileName: 'one.pdf', uploadedBy });
  const withFirst = { ...candidate, resumeId: first };
  const second = await storeResume(deps, {
    candidate: withFirst,
    bytes: pdfOfText('Two'),
    fileName: 'two.pdf',
    uploadedBy,
  });
  const picture = { bytes: Buffer.from('89504e470d0a1a0a', 'hex'), mediaType: 'image/png' } as const;
  const profilePicLink = await storePicture(deps, { candidate: candidate._id, picture, by: String(user._id) });
  await changes.candidates.update(candidate._id, { $set: { profilePicLink } });
  await mongo.candidateContacts.create({ _id: `email:${user.email}`, candidate: candidate._id });
  const author = { _id: String(employer._id), name: 'Ravi' };
  await addComment(deps, { candidate: candidate._id, message: 'Called twice', author, now: new Date() });
  await countView(mongo, {
    kind: 'profile-view',
    candidate: candidate._id,
    employer: String(employer._id),
    now: new Date(),
  });
  await notify(deps, { user: user._id, type: 'system-alert', title: 'Hello', description: 'Hello' });
  const job = jobRecord({ createdBy: employer._id });
  await changes.jobs.insert([job]);
  await mongo.applications.create({
    _id: `${user._id}:${job._id}`,
    user: user._id,
    candidate: candidate._id,
    job: job._id,
    employer: employer._id,
    saveStatus: true,
    applicationStatus: true,
    appliedAt: new Date(),
    jobId: 'JOB-000001',
    jobTitle: 'Engineer',
  });
  await mongo.shortlists.create({
    owner: employer._id,
    name: 'Good ones',
    nameKey: `${employer._id}:good ones`,
    candidates: [candidate._id],
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return { user, employer, candidate: candidate._id, resumes: [first, second], job: job._id };
}

describe('deleting a job seeker', () => {
  it('removes its sessions, profile, photo, all resume versions, applications, saves and their dependents', async () => {
    const { mongo } = api.deps;
    const { user, employer, candidate, resumes, job } = await makeSeeker();
    const cookie = await api.cookieFor(user._id);
    const untouched = await makeSeeker();
    expect(await remove(user._id)).toMatchObject({
      status: 200,
      body: { success: true, message: 'User deleted successfully!' },
    });

    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status).toBe(401);
    expect(await mongo.users.findOne({ _id: user._id })).toBeNull();
    const stub = await mongo.candidates.findOne({ _id: candidate }).lean();
    expect(stub).toMatchObject({ deleted: true });
    expect(JSON.stringify(stub)).not.toContain('Meera');
    const left = await mongo.resumes.find({ _id: { $in: resumes } }).lean();
    expect(left.map(({ deleted, bytes, fileName }) => [deleted, bytes, fileName])).toEqual([
      [true, undefined, undefined],
      [true, undefined, undefined],
    ]);
    const nothing = await Promise.all([
      mongo.applications.countDocuments({ user: user._id }),
      mongo.files.countDocuments({ createdBy: user._id }),
      mongo.comments.countDocuments({ candidateId: candidate }),
      mongo.candidateCounters.countDocuments({ _id: candidate }),
      mongo.candidateContacts.countDocuments({ candidate }),
      mongo.viewHistory.countDocuments({ candidateId: candidate }),
      mongo.notifications.countDocuments({ user: user._id }),
      mongo.notificationFeeds.countDocuments({ _id: user._id }),
      mongo.shortlists.countDocuments({ candidates: candidate }),
    ]);
    expect(nothing).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);

    // other people's records stay
    expect(await mongo.jobs.findOne({ _id: job }).lean()).toMatchObject({ status: 'live' });
    expect(await mongo.users.countDocuments({ _id: employer._id })).toBe(1);
    expect(await mongo.applications.countDocuments({ user: untouched.user._id })).toBe(1);
    expect(await mongo.comments.countDocuments({ candidateId: untouched.candidate })).toBe(1);
    expect(await mongo.candidates.findOne({ _id: untouched.candidate }).lean()).not.toHaveProperty('deleted');
    expect(await mongo.shortlists.countDocuments({ owner: employer._id })).toBe(1);
  });

  it('returns an erasure receipt, to which the audit log links', async () => {
    const { user } = await makeSeeker();
    const { receipt } = (await remove(user._id)).body;
    expect(receipt).toMatchObject({ id: expect.stringMatching(/^ERA-\d{6}$/), by: 'admin' });
    expect(receipt.removed).toEqual(
      expect.arrayContaining([
        { kind: 'account', count: 1 },
        { kind: 'profile', count: 1 },
        { kind: 'resumes', count: 2 },
      ]),
    );
    expect(JSON.stringify(receipt)).not.toContain('Meera');
    expect((await admin('GET', `/api/erasure-receipt/${receipt.id}`)).body).toEqual({ success: true, receipt });
    const entry = await api.deps.mongo.auditEntries.findOne({ action: 'delete', records: String(user._id) }).lean();
    expect(entry?.records).toEqual([String(user._id), receipt.id]);
  });

  it('that was interrupted is completed by a second request', async () => {
    const { mongo, changes } = api.deps;
    const { user, candidate, resumes } = await makeSeeker();
    await changes.resumes.remove(resumes[0]!);
    await changes.candidates.remove(candidate);
    expect((await remove(user._id)).status).toBe(200);
    expect(await mongo.users.findOne({ _id: user._id })).toBeNull();
    expect(await mongo.applications.countDocuments({ user: user._id })).toBe(0);
    expect((await remove(user._id)).status).toBe(404);
  });

  it('keeps the log of its sign-ins: security logs outlive the account', async () => {
    const { user } = await makeSeeker();
    await api.cookieFor(user._id);
    await remove(user._id);
    const logs = await api.deps.mongo.sessionLogs.find({ userId: user._id }).sort({ createdAt: 1 }).lean();
    expect(logs.map(({ status }) => status)).toEqual(['in', 'out']);
    const { body } = await admin('POST', '/api/session-history', { body: {} });
    const entry = body.logs.find((log: { userId: string }) => log.userId === String(user._id));
    expect(entry).toMatchObject({ status: 'out', userDetails: null });
  });
});

describe('deleting an employer', () => {
  it('turns its jobs into drafts and keeps them, their applications and its comments on candidates', async () => {
    const { mongo, changes } = api.deps;
    const { employer, user, candidate, job } = await makeSeeker();
    const deleted = jobRecord({ createdBy: employer._id });
    await changes.jobs.insert([deleted]);
    await changes.jobs.remove(deleted._id);
    const cookie = await api.cookieFor(employer._id);
    const before = await mongo.jobs.findOne({ _id: job }).lean();
    expect((await remove(employer._id)).status).toBe(200);
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status).toBe(401);
    const after = await mongo.jobs.findOne({ _id: job }).lean();
    expect(after).toMatchObject({ status: 'draft', isEnable: false, title: before?.title });
    expect(after!.revision).toBeGreaterThan(before!.revision);
    expect(await mongo.jobs.findOne({ _id: deleted._id }).lean()).not.toHaveProperty('status');
    expect(await mongo.applications.countDocuments({ user: user._id })).toBe(1);
    expect(await mongo.comments.countDocuments({ candidateId: candidate })).toBe(1);
    expect(await mongo.viewHistory.countDocuments({ employer: employer._id })).toBe(0);
    expect(await mongo.shortlists.countDocuments({ owner: employer._id })).toBe(0);
  });
});

describe('an admin', () => {
  it('cannot delete itself', async () => {
    expect(await remove(adminId)).toMatchObject({
      status: 409,
      body: { success: false, message: 'You cannot delete your own account.' },
    });
    expect((await admin('GET', '/api/checkauth')).status).toBe(200);
  });

  it('can delete another admin, whose sessions end', async () => {
    const other = await api.makeUser('admin');
    const cookie = await api.cookieFor(other._id);
    expect((await remove(other._id)).status).toBe(200);
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status).toBe(401);
  });

  it('always remains, also after concurrent deletions: the last one cannot be deleted', async () => {
    const { mongo } = api.deps;
    for (let round = 0; round < 5; round += 1) {
      await mongo.users.deleteMany({ role: 'admin' });
      const [one, other] = [await api.makeUser('admin'), await api.makeUser('admin')];
      const [byOne, byOther] = [await api.signIn(one._id), await api.signIn(other._id)];
      const answers = await Promise.all([remove(other._id, byOne), remove(one._id, byOther)]);
      expect(await mongo.users.countDocuments({ role: 'admin' })).toBeGreaterThanOrEqual(1);
      expect(answers.map(({ status }) => status)).not.toEqual([200, 200]);
    }
  });

  it('gets 400 for invalid ids, 404 for unknown ones', async () => {
    const own = await api.signIn((await api.makeUser('admin'))._id);
    expect((await remove('0123456789abcdef01234567', own)).status).toBe(404);
    for (const id of ['USR-000001', 'x'.repeat(24), '%00', '[object Object]', '{"$ne":null}']) {
      expect((await remove(encodeURIComponent(id), own)).status).toBe(400);
    }
  });
});
