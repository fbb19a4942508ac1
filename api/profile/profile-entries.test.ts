import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInSeeker } from '#api/testing/profile-fixture.ts';
import { course, job, type ListKind, listKinds } from '#api/testing/profile-lists.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
let other: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  [seeker, other] = await Promise.all([signedInSeeker(api), signedInSeeker(api)]);
});

const titled = listKinds.map((kind) => [kind.type ? `${kind.type} ${kind.name}` : kind.name, kind] as const);
const add = (kind: ListKind, entry: object = kind.good, by = seeker, more: object = {}) =>
  by.post(`create-${kind.name}`, { ...(kind.type && { type: kind.type }), ...more, [kind.temp]: entry });
const update = (kind: ListKind, entry: object, by = seeker, more: object = {}) =>
  by.post(`update-${kind.name}`, { ...(kind.type && { type: kind.type }), ...more, [kind.temp]: entry });
const remove = (kind: ListKind, id: string, by = seeker, more: object = {}) =>
  by.post(`delete-${kind.name}`, { ...(kind.type && { type: kind.type }), ...more, id });
const listOf = async (kind: ListKind, of = seeker) => (await of.profile()).candidate[kind.field];

describe.each(titled)('an entry: %s', (_, kind) => {
  it('is added, changed and removed; each answer is the refreshed list', async () => {
    const added = await add(kind);
    expect(added).toMatchObject({ status: 200, body: { success: true, message: expect.stringContaining('added') } });
    const [{ _id }] = added.body[kind.answer];
    expect(await listOf(kind)).toEqual(added.body[kind.answer]);
    const changed = await update(kind, { ...kind.good, ...kind.change, _id });
    expect(changed.body[kind.answer]).toMatchObject([{ ...kind.change, _id }]);
    expect(await listOf(kind)).toEqual(changed.body[kind.answer]);
    const removed = await remove(kind, _id);
    expect(removed).toMatchObject({ status: 200, body: { [kind.answer]: [] } });
    expect(await listOf(kind)).toEqual([]);
    expect((await remove(kind, _id)).status).toBe(404);
    expect((await update(kind, { ...kind.good, _id })).status).toBe(404);
  });

  it('of another account is 404 to change or remove, whatever userId is sent, and stays unchanged', async () => {
    await add(kind, kind.good, other);
    const theirs = await listOf(kind, other);
    const userId = other.id;
    expect((await update(kind, { ...kind.good, ...kind.change, _id: theirs[0]._id }, seeker, { userId })).status).toBe(
      404,
    );
    expect((await remove(kind, theirs[0]._id, seeker, { userId })).status).toBe(404);
    expect((await add(kind, kind.good, seeker, { userId })).status).toBe(200);
    expect(await listOf(kind, other)).toEqual(theirs);
    expect(await listOf(kind)).toHaveLength(1);
  });

  it('changed in two tabs: the second gets 409, and nothing is overwritten', async () => {
    const [{ _id }] = (await add(kind)).body[kind.answer];
    const version = (await seeker.profile()).versions[_id];
    const entry = { ...kind.good, ...kind.change, _id };
    const both = await Promise.all([1, 2].map(() => update(kind, entry, seeker, { version })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listOf(kind)).toMatchObject([kind.change]);
  });

  it('is for job seekers and admins only; an admin names the owner', async () => {
    const employer = await api.as('employer');
    const body = { ...(kind.type && { type: kind.type }), userId: seeker.id, [kind.temp]: kind.good };
    expect((await employer('POST', `/api/create-${kind.name}`, { body })).status).toBe(403);
    const admin = await api.as('admin');
    expect((await admin('POST', `/api/create-${kind.name}`, { body })).status).toBe(200);
    expect(await listOf(kind)).toHaveLength(1);
    expect((await admin('POST', `/api/create-${kind.name}`, { body: { ...body, userId: undefined } })).status).toBe(
      404,
    );
  });

  it('with an unknown field, an operator object or an id of another kind gets 400, and changes nothing', async () => {
    const [first] = Object.keys(kind.good) as [string];
    expect((await add(kind, { ...kind.good, hacked: 1 })).status).toBe(400);
    expect((await add(kind, { ...kind.good, [first]: { $gt: '' } })).status).toBe(400);
    expect((await remove(kind, '1')).status).toBe(400);
    expect((await update(kind, { ...kind.good, _id: { $ne: null } as never })).status).toBe(400);
    expect(await listOf(kind)).toEqual([]);
  });
});

describe('a list', () => {
  const [primary, , experience, education] = listKinds as [ListKind, ListKind, ListKind, ListKind];

  it('of skills has at most 200, and no skill twice', async () => {
    const many = Array.from({ length: 199 }, (_, at) => ({ skill: `Skill ${at}` }));
    await api.deps.changes.candidates.update(seeker.candidate, { $set: { primarySkills: many } });
    expect((await add(primary)).status).toBe(200);
    expect(await add(primary, { skill: 'One more' })).toMatchObject({
      status: 400,
      body: { message: 'There may be at most 200 entries.' },
    });
    expect(await add(listKinds[1] as ListKind)).toMatchObject({ status: 200 });
    expect(await add(listKinds[1] as ListKind, { skill: 'NODE.JS' })).toMatchObject({
      status: 400,
      body: { message: 'It is on your list already.' },
    });
  });

  it('keeps all of ten that are added concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => add(primary, { skill: `Skill ${at}` })));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(await listOf(primary)).toHaveLength(10);
  });

  it('of jobs has the ongoing ones first, then the newest; an ongoing job has no end', async () => {
    await add(experience, { ...job, jobTitle: 'Old', periodFrom: '2010-01-01', periodTo: '2012-01-01' });
    await add(experience, { ...job, jobTitle: 'Now', periodFrom: '2009-01-01', isOngoing: true });
    const { body } = await add(experience);
    expect(body.experiences.map((one: { jobTitle: string }) => one.jobTitle)).toEqual(['Now', job.jobTitle, 'Old']);
    expect(body.experiences[0]).toMatchObject({ isOngoing: true, periodTo: null });
  });

  it('of educations shows recruiters the completion, and no course type for school levels', async () => {
    const { body } = await add(education, { ...course, courseCategory: 'hsc' });
    expect(body.educations).toMatchObject([{ courseCompletion: { month: 5, year: 2016 }, courseType: null }]);
  });

  it('with imported entries that are not edited never blocks a save', async () => {
    const $set = { workExperience: [{ jobTitle: '***', employer: 'X1', isOngoing: false }] };
    await api.deps.changes.candidates.update(seeker.candidate, { $set });
    const [{ _id }] = await listOf(experience);
    const entry = { ...job, jobTitle: '***', _id };
    expect((await update(experience, entry)).status).toBe(200);
    expect((await update(experience, { ...entry, jobTitle: '****' })).status).toBe(400);
  });

  it('accepts a primary skill under either of its names', async () => {
    expect((await add(primary, { primarySkill: 'Kotlin' })).body.skill).toMatchObject([
      { skill: 'Kotlin', primarySkill: 'Kotlin' },
    ]);
  });
});

describe('/fetch-profile-data', () => {
  const fetchAs = (by: typeof seeker, id: unknown) => by.post('fetch-profile-data', { id });

  it('returns one’s own account and profile; another’s is 404, except for admins', async () => {
    expect((await fetchAs(seeker, seeker.id)).body.user).toMatchObject({
      _id: seeker.id,
      role: 'job-seeker',
      candidate: { applicantID: expect.stringMatching(/^SAN-\d{6}/) },
    });
    expect((await fetchAs(seeker, other.id)).status).toBe(404);
    const admin = await api.as('admin');
    expect((await admin('POST', '/api/fetch-profile-data', { body: { id: other.id } })).body.user._id).toBe(other.id);
    const employer = await api.as('employer');
    expect((await employer('POST', '/api/fetch-profile-data', { body: { id: other.id } })).status).toBe(404);
    for (const id of ['1', { $ne: null }, null]) expect((await fetchAs(seeker, id)).status).toBe(400);
  });

  it('returns an employer’s account without a candidate', async () => {
    const { _id } = await api.makeUser('employer');
    const headers = { cookie: await api.cookieFor(_id) };
    const { body } = await api.anyone('POST', '/api/fetch-profile-data', { body: { id: String(_id) }, headers });
    expect(body.user).toMatchObject({ role: 'employer', candidate: null, versions: {} });
  });
});
