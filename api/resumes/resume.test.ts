import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { storeResume } from './store-resume.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
let api: TestApi;
let employer: { _id: Types.ObjectId };
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  employer = await api.makeUser('employer');
});
afterAll(() => api.stop());
beforeEach(async () => {
  id = await candidateWithResume({ experience: { year: 5, month: 6 } });
});

async function candidateWithResume(known: Parameters<typeof candidateRecord>[0], bytes = pdfOfText('Kafka')) {
  const record = candidateRecord(known);
  await api.deps.changes.candidates.insert([record]);
  const uploadedBy = { _id: String(employer._id), name: 'Asha Rao' };
  await storeResume(api.deps, { candidate: record, bytes, fileName: '../../etc/passwd', uploadedBy });
  return String(record._id);
}

async function ask(path: string, user = employer, headers: Record<string, string> = OWN) {
  return fetch(api.url + path, { headers: { cookie: await api.cookieFor(user._id), ...headers } });
}
const counts = async () => {
  const admin = await api.as('admin');
  const { profileViewCount, resumeViewCount, resumeDownloadCount } = (await admin('GET', `/api/fetch-candidate/${id}`))
    .body.candidate;
  return [profileViewCount, resumeViewCount, resumeDownloadCount];
};

describe('a resume', () => {
  it('is served as stored, to view or to save, under its SAN_ name, and never as HTML', async () => {
    for (const [download, way] of [
      ['0', 'inline'],
      ['1', 'attachment'],
    ]) {
      const answer = await ask(`/api/resume/${id}?download=${download}`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdfOfText('Kafka'))).toBe(true);
      expect(answer.headers.get('content-disposition')).toBe(`${way}; filename="SAN_Asha Rao[5y 6m].pdf"`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('an employer’s view and download count once an hour each and are in its histories; those of admins and the owner don’t count', async () => {
    const owner = await api.makeUser('job-seeker');
    id = await candidateWithResume({ user: owner._id });
    const admin = await api.makeUser('admin');
    await ask(`/api/resume/${id}?download=0`);
    await ask(`/api/resume/${id}?download=1`);
    await ask(`/api/resume/${id}?download=1`);
    for (const user of [admin, owner]) expect((await ask(`/api/resume/${id}?download=1`, user)).status).toBe(200);
    expect(await counts()).toEqual([0, 1, 1]);
    const history = await api.deps.mongo.viewHistory.find({ candidateId: new Types.ObjectId(id) }).lean();
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['resume-download', 'resume-view']);
    expect(history.every((entry) => String(entry.employer) === String(employer._id))).toBe(true);
  });

  it('answers only our own pages, and counts nothing for others', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }]) {
      expect((await ask(`/api/resume/${id}?download=0`, employer, headers as Record<string, string>)).status).toBe(403);
    }
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('is visible to a job seeker only if it is its own: another’s is 404, and without a session 401', async () => {
    const seeker = await api.makeUser('job-seeker');
    expect((await ask(`/api/resume/${id}?download=0`, seeker)).status).toBe(404);
    expect((await api.anyone('GET', `/api/resume/${id}`, { headers: OWN })).status).toBe(401);
  });

  it.each([
    ['Ravi <b>"x"</b> / \\ : | ? *', 'SAN_Ravi bxb'],
    ['Zoë नायर', 'SAN_Zoë नायर'],
    ['a\u202Efdp.exe\r\nSet-Cookie: x', 'SAN_afdp.exeSet-Cookie x'],
  ])('of %j is named without forbidden characters', async (applicantName, start) => {
    const answer = await ask(`/api/resume/${await candidateWithResume({ applicantName })}?download=1`);
    const given = answer.headers.get('content-disposition') ?? '';
    const name = /filename\*=UTF-8''([^;]+)/.exec(given)?.[1] ?? /filename="([^"]+)"/.exec(given)?.[1] ?? '';
    expect(decodeURIComponent(name).replace(/ +/g, ' ')).toMatch(
      new RegExp(`^${start.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}.*\\[_Resume\\]\\.pdf$`),
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('that is missing or another candidate’s is 404', async () => {
    const none = candidateRecord();
    await api.deps.changes.candidates.insert([none]);
    const other = await api.deps.mongo.candidates.findById(await candidateWithResume({})).lean();
    for (const path of [
      `${none._id}?download=0`,
      `${new Types.ObjectId()}?download=0`,
      `${employer._id}?download=0`,
      `${id}?download=0&version=${other?.resumeId}`,
      `${id}?download=0&version=${new Types.ObjectId()}`,
    ]) {
      expect([path, (await ask(`/api/resume/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it.each(['download=2', 'download[$ne]=1', 'download=0&download=1', 'x=1', 'version=1'])(
    'requested with %s gets 400',
    async (query) => {
      expect((await ask(`/api/resume/${id}?${query}`)).status).toBe(400);
    },
  );
});
