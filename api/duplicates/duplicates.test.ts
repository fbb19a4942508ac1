import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '#api/profile/side-effects.ts';
import { attachToCandidate } from '#api/testing/attach-to-candidate.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Candidate = NewRecord<CandidateRecord>;

let api: TestApi;
let admin: Send;
let employerId: Types.ObjectId;
let number = 0;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
  employerId = (await api.makeUser('employer'))._id;
});
afterAll(() => api.stop());

async function store(more: Partial<Candidate> = {}): Promise<Candidate> {
  number += 1;
  const record = candidateRecord({
    applicantID: `SAN-${400_000 + number}`,
    emailAddress: `p${number}@example.in`,
    phoneNumber: { countryCode: '91', number: String(8_000_000_000 + number) },
    ...more,
  });
  await api.deps.changes.candidates.insert([record]);
  return record;
}
const read = (_id: Types.ObjectId) => api.deps.mongo.candidates.findOne({ _id }).lean<CandidateRecord>();
const merge = (keep: Candidate, other: Candidate, take: string[] = [], by = admin) =>
  by('POST', '/api/merge-candidates', { body: { keep: String(keep._id), other: String(other._id), take } });

const withAttached = (record: Candidate, options?: { account: boolean }) =>
  attachToCandidate(api, record, employerId, options);

describe('merging two candidates', () => {
  it('takes the chosen fields from the other and leaves all others unchanged', async () => {
    const keep = await store({
      applicantName: 'Asha Rao',
      gender: 'female',
      maritalStatus: 'single',
      profileSummary: 'Kept',
    });
    const other = await store({
      applicantName: 'Asha R. Rao',
      gender: 'other',
      maritalStatus: undefined,
      profileSummary: 'Not taken',
      noticePeriod: '15',
    });
    const { status, body } = await merge(keep, other, ['name', 'emailAddress', 'maritalStatus', 'notice']);
    expect([status, body]).toEqual([200, { success: true, message: `Merged into ${keep.applicantID}.` }]);
    const merged = await read(keep._id);
    expect(merged).toMatchObject({
      applicantID: keep.applicantID,
      applicantName: 'Asha R. Rao',
      emailAddress: other.emailAddress,
      phoneNumber: keep.phoneNumber,
      gender: 'female',
      noticePeriod: '15',
      profileSummary: 'Kept',
    });
    expect(merged).not.toHaveProperty('maritalStatus'); // the chosen one is empty
    expect(merged!.revision).toBeGreaterThan(1);
    expect(await read(other._id)).toMatchObject({ deleted: true });
  });

  it('keeps comments, views, applications, lists and contact keys of both, and every version of their resumes', async () => {
    const { mongo } = api.deps;
    const [keep, other] = [await store(), await store()];
    const kept = await withAttached(keep);
    const gone = await withAttached(other, { account: true });
    expect((await merge(keep, other)).status).toBe(200);
    const of = { candidateId: keep._id };
    expect(await Promise.all([mongo.comments.countDocuments(of), mongo.viewHistory.countDocuments(of)])).toEqual([
      2, 2,
    ]);
    expect(await mongo.candidateCounters.findOne({ _id: keep._id }).lean()).toMatchObject({
      profileViews: 2,
      comments: 2,
    });
    expect(await mongo.candidateContacts.countDocuments({ candidate: keep._id })).toBe(2);
    expect(
      await mongo.shortlists.countDocuments({ _id: { $in: [kept.list, gone.list] }, candidates: [keep._id] }),
    ).toBe(2);
    expect(await mongo.applications.findOne({ user: gone.user! }).lean()).toMatchObject({ candidate: keep._id });
    const merged = await read(keep._id);
    expect(merged!.resumeVersions!.map(String)).toEqual([gone.resume, kept.resume].map(String));
    expect(merged).toMatchObject({ resumeId: kept.resume, user: gone.user });
    const { body } = await admin('GET', `/api/candidate/${keep._id}/resumes`);
    expect(body.resumes).toHaveLength(2);
    const own = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await admin('GET', `/api/resume/${keep._id}?version=${gone.resume}`, own)).status).toBe(200);
    const left = await Promise.all([
      mongo.comments.countDocuments({ candidateId: other._id }),
      mongo.viewHistory.countDocuments({ candidateId: other._id }),
      mongo.candidateContacts.countDocuments({ candidate: other._id }),
      mongo.candidateCounters.countDocuments({ _id: other._id }),
      mongo.shortlists.countDocuments({ candidates: other._id }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0]);
  });

  it('takes over resume and photo if chosen, and deletes the other photo’s file', async () => {
    const [keep, other] = [await store(), await store()];
    await withAttached(keep);
    const gone = await withAttached(other);
    const former = (await read(keep._id))!.profilePicLink;
    await merge(keep, other, ['resume', 'photo']);
    const merged = await read(keep._id);
    expect(merged!.resumeId).toEqual(gone.resume);
    expect(merged!.profilePicLink).toContain(String(keep._id));
    expect((await readPicture(api.deps, merged!.profilePicLink))!.bytes.toString('hex')).toContain(String(other._id));
    expect(await readPicture(api.deps, former)).toBeNull();
  });

  it('makes the other’s id resolve to the kept one, also over several merges', async () => {
    const [first, second, third] = [await store(), await store(), await store()];
    await merge(second, first);
    await merge(third, second);
    const { status, body } = await admin('GET', `/api/fetch-candidate/${first._id}`);
    expect([status, body.candidate._id, body.candidate.applicantID]).toEqual([
      200,
      String(third._id),
      third.applicantID,
    ]);
    await admin('POST', `/api/candidate/${first._id}/comment`, { body: { message: 'Found by an old link' } });
    expect(await api.deps.mongo.comments.countDocuments({ candidateId: third._id })).toBe(1);
    const listed = await admin('GET', `/api/candidate/${first._id}/comments`);
    expect(listed.body.comments).toHaveLength(1);
  });

  it('of two with accounts is refused and changes nothing', async () => {
    const [keep, other] = [await store(), await store()];
    await withAttached(keep, { account: true });
    await withAttached(other, { account: true });
    expect(await merge(keep, other)).toMatchObject({ status: 409, body: { success: false } });
    expect(await read(other._id)).not.toHaveProperty('deleted');
    expect(await api.deps.mongo.mergedCandidates.countDocuments({ _id: other._id })).toBe(0);
  });

  it('is recorded in the audit log with both ids', async () => {
    const [keep, other] = [await store(), await store()];
    await merge(keep, other);
    const entry = await api.deps.mongo.auditEntries.findOne({ action: 'merge' }).sort({ at: -1, _id: -1 }).lean();
    expect(entry).toMatchObject({ kind: 'candidate', records: [String(keep._id), String(other._id)] });
  });

  it('is for admins only: employers and seekers get 403, without a session 401', async () => {
    const [keep, other] = [await store(), await store()];
    expect((await merge(keep, other, [], await api.as('employer'))).status).toBe(403);
    expect((await merge(keep, other, [], await api.as('job-seeker'))).status).toBe(403);
    expect((await merge(keep, other, [], api.anyone)).status).toBe(401);
    expect((await (await api.as('employer'))('GET', '/api/duplicates')).status).toBe(403);
    expect((await (await api.as('employer'))('POST', '/api/duplicates/find')).status).toBe(403);
  });

  const ids = { keep: '0123456789abcdef01234567', other: '0123456789abcdef01234568' };
  it.each([
    ['the same twice', { ...ids, other: ids.keep, take: [] }],
    ['an unknown field', { ...ids, take: ['passwordHash'] }],
    ['a field that tracking keeps', { ...ids, take: ['revision'] }],
    ['the prototype', { ...ids, take: ['__proto__'] }],
    ['an operator', { keep: { $ne: null }, other: ids.other, take: [] }],
    ['another kind of id', { ...ids, keep: 'SAN-000001', take: [] }],
    ['a null character', { ...ids, keep: '\0'.repeat(24), take: [] }],
    ['a megabyte', { ...ids, take: ['x'.repeat(1_000_000)] }],
    ['no source', { ...ids }],
  ])('refuses %s', async (_, body) => {
    expect((await admin('POST', '/api/merge-candidates', { body })).status).toBe(400);
  });

  it('with a missing one is 404', async () => {
    expect((await admin('POST', '/api/merge-candidates', { body: { ...ids, take: [] } })).status).toBe(404);
  });
});

describe('GET /duplicates', () => {
  const group = async (place: number, candidates: Candidate[]) => {
    const task = new Types.ObjectId();
    await api.deps.mongo.duplicateGroups.create({
      _id: `${task}:${place}`,
      task,
      place,
      candidates: candidates.map(({ _id }) => _id),
      reasons: ['email'],
    });
    return `${task}:${place}`;
  };
  const shown = async () =>
    (await admin('GET', '/api/duplicates')).body.groups as {
      _id: string;
      reasons: string[];
      candidates: { applicantID: string }[];
    }[];

  it('shows the current candidates of each group with their differences and every reason', async () => {
    const [one, other] = [await store({ emailAddress: 'same@x.in' }), await store({ emailAddress: 'same@x.in' })];
    const _id = await group(0, [one, other]);
    const found = (await shown()).find((each) => each._id === _id)!;
    expect(found.reasons).toContain('email');
    expect(found.candidates).toMatchObject([
      { applicantID: one.applicantID, emailAddress: 'same@x.in', hasAccount: false },
      { applicantID: other.applicantID },
    ]);
  });

  it('omits merged candidates and those that no longer share anything', async () => {
    const [one, other, third] = [
      await store({ emailAddress: 'was@x.in' }),
      await store({ emailAddress: 'was@x.in' }),
      await store(),
    ];
    const alone = await group(1, [one, third]);
    const merged = await group(2, [one, other]);
    await merge(one, other);
    const found = await shown();
    expect(found.filter(({ _id }) => _id === alone || _id === merged)).toEqual([]);
  });

  it('one duplicate search runs at a time and is shown while it runs', async () => {
    const { status, body } = await admin('POST', '/api/duplicates/find');
    expect(status).toBe(200);
    expect((await admin('POST', '/api/duplicates/find')).status).toBe(409);
    expect((await admin('GET', '/api/duplicates')).body.look).toMatchObject({
      _id: body.taskId,
      kind: 'find-duplicates',
      state: 'queued',
    });
  });

  it.each(['page=0', 'page=x', 'page[$gt]=1', 'other=1', 'page=1&page=2'])('refuses %s', async (query) => {
    expect((await admin('GET', `/api/duplicates?${query}`)).status).toBe(400);
  });
});
