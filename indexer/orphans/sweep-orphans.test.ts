import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestChanges, type TestChanges } from '#mongo/changes/testing/test-changes.ts';
import { findFile, storeFile } from '#mongo/files/store-file.ts';
import { unknownCandidate } from '#mongo/models/candidate.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const MINUTE_MS = 60_000;
const now = new Date();
const never = new AbortController().signal;
const old = () => Types.ObjectId.createFromTime((now.getTime() - 11 * MINUTE_MS) / 1_000 - Math.random() * 1e6);
const young = () => Types.ObjectId.createFromTime(now.getTime() / 1_000 - 60 - Math.random() * 400);

let opened: TestChanges;
let kept: Types.ObjectId;
/** Merged into `kept`. */
const merged = old();
/** Removed, and never stored. */
const gone = old();

const candidate = (_id: Types.ObjectId, applicantID: string) => ({
  _id,
  applicantID,
  ...unknownCandidate(),
  createdOn: now,
  createdBy: 'Asha',
  updatedOn: now,
  updatedBy: 'Asha',
});
const comment = (candidateId: Types.ObjectId, _id = old()) => ({
  _id,
  candidateId,
  message: 'Called',
  commentedBy: kept,
  commentedByName: 'Ravi',
  commentedOn: now,
});
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const resume = (owner: Types.ObjectId, uploadedAt = ago(11)) => ({
  _id: old(),
  candidate: owner,
  fileName: 'cv.pdf',
  contentType: 'application/pdf',
  size: 1,
  sha256: 'x',
  bytes: Buffer.from('x'),
  textState: 'done' as const,
  uploadedAt,
});

type Resume = ReturnType<typeof resume>;

const sweep = async () =>
  Object.fromEntries(
    (await sweepOrphans({ ...opened, now: () => now }, never)).map(({ kind, ...counts }) => [kind, counts]),
  );

beforeAll(async () => {
  opened = await openTestChanges();
  kept = old();
  await opened.changes.candidates.insert([candidate(kept, 'SAN-000001'), candidate(merged, 'SAN-000002')]);
  await opened.changes.candidates.remove(merged);
  await opened.mongo.mergedCandidates.create({ _id: merged, into: kept, at: now, by: kept });
});
afterAll(() => opened?.close());

describe('records of a removed candidate', () => {
  test('comments and resumes move to the candidate it was merged into, or are removed; others stay', async () => {
    const { mongo, changes } = opened;
    const comments = [comment(kept), comment(merged), comment(gone), comment(gone, young())];
    await mongo.comments.insertMany(comments);
    const resumes = [resume(kept), resume(merged), resume(gone)];
    await changes.resumes.insert(resumes);
    expect(await sweep()).toMatchObject({
      comments: { removed: 1, moved: 1, kept: 0 },
      resumes: { removed: 1, moved: 1, kept: 0 },
    });
    const left = await mongo.comments.find().sort({ _id: 1 }).lean();
    expect(new Map(left.map(({ _id, candidateId }) => [String(_id), String(candidateId)]))).toEqual(
      new Map([
        [String(comments[0]!._id), String(kept)],
        [String(comments[1]!._id), String(kept)],
        [String(comments[3]!._id), String(gone)],
      ]),
    );
    expect(await mongo.resumes.findById(resumes[2]!._id).lean()).toMatchObject({ deleted: true });
    expect((await mongo.resumes.findById(resumes[2]!._id).lean())?.bytes).toBeUndefined();
    expect((await mongo.candidates.findById(kept).lean())?.resumeVersions?.map(String)).toEqual([
      String(resumes[1]!._id),
    ]);
    expect(await sweep()).toEqual({});
  });

  test('resumes stay for ten minutes: a bulk run stores one before its candidate', async () => {
    const fresh = resume(new Types.ObjectId(), ago(9));
    await opened.changes.resumes.insert([fresh]);
    expect(await sweep()).toEqual({});
    await opened.changes.resumes.remove(fresh._id);
  });

  test('resumes that no candidate names are removed after a day, unless a merge is unfinished', async () => {
    const { mongo, changes } = opened;
    const owner = old();
    const [current, version, unlinked, newer] = [ago(1_441), ago(1_441), ago(1_441), ago(1_439)].map((at) =>
      resume(owner, at),
    ) as [Resume, Resume, Resume, Resume];
    await changes.resumes.insert([current, version, unlinked, newer]);
    const links = { resumeAvailable: true, resumeId: current._id, resumeVersions: [version._id] };
    await changes.candidates.insert([{ ...candidate(owner, 'SAN-000003'), ...links }]);
    const merge = { _id: new Types.ObjectId(), kind: 'merge-candidates', state: 'committed' };
    await mongo.commands.collection.insertOne(merge as never);
    expect(await sweep()).toEqual({});
    await mongo.commands.collection.deleteOne({ _id: merge._id });
    expect(await sweep()).toEqual({ resumes: { removed: 1, moved: 0, kept: 0 } });
    const left = await mongo.resumes.find({ candidate: owner, deleted: { $exists: false } }, { _id: 1 }).lean();
    expect(new Set(left.map(({ _id }) => String(_id)))).toEqual(
      new Set([current, version, newer].map(({ _id }) => String(_id))),
    );
  });

  test('contact keys stay for a day: an import claims them before it stores the candidate', async () => {
    const ago = (minutes: number) => Types.ObjectId.createFromTime((now.getTime() - minutes * MINUTE_MS) / 1_000);
    await opened.mongo.candidateContacts.insertMany([
      { _id: 'email:claimed@example.com', candidate: ago(60) },
      { _id: 'email:gone@example.com', candidate: ago(25 * 60) },
    ]);
    expect(await sweep()).toEqual({ 'contact keys': { removed: 1, moved: 0, kept: 0 } });
    expect(await opened.mongo.candidateContacts.find().distinct('_id')).toEqual(['email:claimed@example.com']);
    await opened.mongo.candidateContacts.deleteMany({});
  });

  test('its places on lists and in alerts are removed, or move to the merged candidate, once', async () => {
    const { mongo } = opened;
    const owner = old();
    await mongo.users.collection.insertOne({ _id: owner, id: 'USR-1', email: 'a@example.com' } as never);
    const list = { _id: old(), owner, name: 'A', nameKey: 'a', createdAt: now, updatedAt: now };
    await mongo.shortlists.create({ ...list, candidates: [kept, merged, gone], sharedWith: [old(), owner] });
    expect(await sweep()).toEqual({
      'places on lists': { removed: 1, moved: 1, kept: 0 },
      'readers of lists': { removed: 1, moved: 0, kept: 0 },
    });
    const stored = await mongo.shortlists.findById(list._id).lean();
    expect(stored?.candidates.map(String)).toEqual([String(kept)]);
    expect(stored?.sharedWith?.map(String)).toEqual([String(owner)]);
  });
});

test('records of a deleted account are removed; its company page and exports stay by rule, and are counted', async () => {
  const { mongo } = opened;
  const user = old();
  await mongo.notifications.create({
    _id: old(),
    user,
    title: 'T',
    description: 'D',
    type: 'system-alert',
    createdAt: now,
  });
  await mongo.notificationFeeds.create({ _id: user, changes: 1 });
  await mongo.employers.create({ _id: old(), user, companyName: 'Kaveri', updatedAt: now });
  expect(await sweep()).toEqual({
    notifications: { removed: 1, moved: 0, kept: 0 },
    'notification feeds': { removed: 1, moved: 0, kept: 0 },
    'company pages': { removed: 0, moved: 0, kept: 1 },
  });
  expect(await mongo.employers.countDocuments()).toBe(1);
  await mongo.employers.deleteMany({});
});

test('a live job of a deleted account becomes a draft and stays', async () => {
  const { mongo, changes } = opened;
  const job = (status: 'live' | 'draft', id: string) => ({
    _id: old(),
    id,
    title: 'Welder',
    description: 'Welds.',
    skills: ['Welding'],
    requirements: [],
    experience: { min: 0, max: 1 },
    salary: { min: 1, max: 2 },
    location: { type: 'remote' as const },
    industry: 'Manufacturing',
    employmentType: 'ft' as const,
    deadline: new Date('2099-01-01'),
    status,
    isEnable: status === 'live',
    createdAt: now,
    updatedAt: new Date(now.getTime() - MINUTE_MS),
    createdBy: gone,
  });
  const [live, draft] = [job('live', 'JOB-000001'), job('draft', 'JOB-000002')];
  await changes.jobs.insert([live, draft]);
  expect(await sweep()).toEqual({ jobs: { removed: 0, moved: 0, kept: 2 } });
  expect(await mongo.jobs.findById(live._id).lean()).toMatchObject({ status: 'draft', isEnable: false });
  expect((await mongo.jobs.findById(draft._id).lean())?.updatedAt).toEqual(draft.updatedAt);
  for (const { _id } of [live, draft]) await changes.jobs.remove(_id);
});

test('a photo that no record links to is removed, with pieces that have no file; a linked one stays', async () => {
  const { mongo, changes } = opened;
  const at = new Date(now.getTime() - 11 * MINUTE_MS);
  const store = (when: Date) => storeFile(mongo, { name: 'photo', contentType: 'image/png' }, [Buffer.from('x')], when);
  const [linked, lost, fresh] = [await store(at), await store(at), await store(now)];
  await changes.candidates.update(kept, { $set: { profilePicLink: `profile-picture/${kept}?v=${linked._id}` } });
  await mongo.filePieces.create({ _id: `${old()}:0`, bytes: Buffer.from('x') });
  expect(await sweep()).toEqual({
    'pieces of files': { removed: 1, moved: 0, kept: 0 },
    'photos and logos': { removed: 1, moved: 0, kept: 0 },
  });
  expect(await Promise.all([linked, lost, fresh].map(({ _id }) => findFile(mongo, _id).then(Boolean)))).toEqual([
    true,
    false,
    true,
  ]);
});
