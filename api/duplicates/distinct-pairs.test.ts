import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Candidate = NewRecord<CandidateRecord>;

let api: TestApi;
let admin: Send;
let number = 0;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
});
afterAll(() => api.stop());

/** Creates that many people with one email, in a group as the duplicate search stores it. */
async function suspected(count: number) {
  number += 1;
  const people: Candidate[] = [];
  for (let at = 0; at < count; at += 1) {
    people.push(
      candidateRecord({
        applicantID: `SAN-${600_000 + number * 20 + at}`,
        applicantName: `Person ${number} ${at}`,
        emailAddress: `same${number}@example.in`,
        phoneNumber: { countryCode: '91', number: String(8_100_000_000 + number * 20 + at) },
      }),
    );
  }
  await api.deps.changes.candidates.bulkInsert(people);
  const task = new Types.ObjectId();
  await api.deps.mongo.duplicateGroups.create({
    _id: `${task}:${number}`,
    task,
    place: number,
    candidates: people.map(({ _id }) => _id),
    reasons: ['email'],
  });
  return { people, group: `${task}:${number}` };
}

const body = (candidate: Candidate, ...others: Candidate[]) => ({
  candidate: String(candidate._id),
  others: others.map(({ _id }) => String(_id)),
});
const tellApart = (candidate: Candidate, ...others: Candidate[]) =>
  admin('POST', '/api/duplicates/distinct', { body: body(candidate, ...others) });
const takeBack = (candidate: Candidate, ...others: Candidate[]) =>
  admin('POST', '/api/duplicates/distinct/undo', { body: body(candidate, ...others) });
const listed = async () => (await admin('GET', '/api/duplicates')).body;
const shownOf = async (group: string): Promise<string[] | null> => {
  const found = (await listed()).groups.find((each: { _id: string }) => each._id === group);
  return found ? found.candidates.map(({ applicantID }: { applicantID: string }) => applicantID) : null;
};

describe('two candidates marked as different people', () => {
  it('are not shown as duplicates again, nor counted', async () => {
    const { people, group } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    const { total } = await listed();
    expect(await tellApart(other, one)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: `${other.applicantID} is not shown as a duplicate of ${one.applicantID} again.`,
      },
    });
    expect(await shownOf(group)).toBeNull();
    expect((await listed()).total).toBe(total - 1);
  });

  it('leave a larger group one by one, the others stay in it', async () => {
    const { people, group } = await suspected(3);
    const [one, other, third] = people as [Candidate, Candidate, Candidate];
    await tellApart(other, one);
    expect(await shownOf(group)).toEqual([one, other, third].map(({ applicantID }) => applicantID));
    await tellApart(other, third);
    expect(await shownOf(group)).toEqual([one, third].map(({ applicantID }) => applicantID));
  });

  it('are listed with admin and time, newest first', async () => {
    const { people } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    await tellApart(one, other);
    const { pairs, total, totalPages } = (await admin('GET', '/api/duplicates/distinct')).body;
    expect(pairs[0]).toMatchObject({
      candidates: [
        { _id: String(one._id), applicantID: one.applicantID, name: one.applicantName },
        { _id: String(other._id), applicantID: other.applicantID, name: other.applicantName },
      ],
      byName: expect.stringMatching(/\S/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect([total > 0, totalPages > 0]).toEqual([true, true]);
  });

  it('are suspected again after an undo, in either order', async () => {
    const { people, group } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    await tellApart(one, other);
    expect((await takeBack(other, one)).status).toBe(200);
    expect(await shownOf(group)).toEqual([one, other].map(({ applicantID }) => applicantID));
    expect((await takeBack(other, one)).status).toBe(404);
  });

  it('are stored once if marked twice', async () => {
    const { people } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    await Promise.all([tellApart(one, other), tellApart(other, one)]);
    expect(await api.deps.mongo.distinctPairs.countDocuments({ candidates: one._id })).toBe(1);
  });

  it('lose the mark when one is merged into a third, or erased', async () => {
    const { people } = await suspected(4);
    const [one, other, third, fourth] = people as [Candidate, Candidate, Candidate, Candidate];
    await tellApart(one, other, third);
    await admin('POST', '/api/merge-candidates', {
      body: { keep: String(fourth._id), other: String(other._id), take: [] },
    });
    await admin('POST', `/api/erase-candidate/${third._id}`, { body: { applicantID: third.applicantID } });
    expect(await api.deps.mongo.distinctPairs.countDocuments({ candidates: one._id })).toBe(0);
  });

  it('are recorded in the audit log with both ids, and so is the undo', async () => {
    const { people } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    await tellApart(one, other);
    await takeBack(one, other);
    const records = [String(one._id), String(other._id)];
    const notes = await api.deps.mongo.auditEntries
      .find({ records: String(one._id) })
      .sort({ at: 1 })
      .lean();
    expect(notes).toMatchObject([
      { action: 'tell-apart', kind: 'candidate', records },
      { action: 'suspect-again', kind: 'candidate', records },
    ]);
  });

  it('can be marked by admins only: employers and seekers get 403, without a session 401', async () => {
    const { people, group } = await suspected(2);
    const [one, other] = people as [Candidate, Candidate];
    for (const path of ['/api/duplicates/distinct', '/api/duplicates/distinct/undo']) {
      expect((await (await api.as('employer'))('POST', path, { body: body(one, other) })).status).toBe(403);
      expect((await (await api.as('job-seeker'))('POST', path, { body: body(one, other) })).status).toBe(403);
      expect((await api.anyone('POST', path, { body: body(one, other) })).status).toBe(401);
    }
    expect((await (await api.as('employer'))('GET', '/api/duplicates/distinct')).status).toBe(403);
    expect(await shownOf(group)).toHaveLength(2);
  });

  const ids = { candidate: '0123456789abcdef01234567', others: ['0123456789abcdef01234568'] };
  it.each([
    ['the same twice', { ...ids, others: [ids.candidate] }],
    ['one of the others twice', { ...ids, others: [ids.others[0], ids.others[0]] }],
    ['no other', { ...ids, others: [] }],
    [
      'more than a group can have',
      { ...ids, others: Array.from({ length: 20 }, (_, at) => `${'0'.repeat(22)}${10 + at}`) },
    ],
    ['an operator', { ...ids, candidate: { $ne: null } }],
    ['an operator among the others', { ...ids, others: [{ $gt: '' }] }],
    ['another kind of id', { ...ids, candidate: 'SAN-000001' }],
    ['a null character', { ...ids, candidate: '\0'.repeat(24) }],
    ['a lone surrogate', { ...ids, candidate: '\ud800' }],
    ['HTML', { ...ids, candidate: '<b>0</b>' }],
    ['a megabyte', { ...ids, candidate: 'a'.repeat(1_000_000) }],
    ['an unknown field', { ...ids, by: '0123456789abcdef01234567' }],
  ])('refuses %s', async (_, wrong) => {
    for (const path of ['/api/duplicates/distinct', '/api/duplicates/distinct/undo']) {
      expect((await admin('POST', path, { body: wrong })).status).toBe(400);
    }
  });

  it('are 404 if one is missing', async () => {
    expect((await admin('POST', '/api/duplicates/distinct', { body: ids })).status).toBe(404);
    expect((await admin('POST', '/api/duplicates/distinct/undo', { body: ids })).status).toBe(404);
  });

  it.each(['page=0', 'page=x', 'page[$gt]=1', 'other=1', 'page=1&page=2'])('refuses a page of %s', async (query) => {
    expect((await admin('GET', `/api/duplicates/distinct?${query}`)).status).toBe(400);
  });
});
