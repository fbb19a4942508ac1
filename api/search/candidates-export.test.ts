import { readXlsx } from 'hucre/xlsx';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

const person = (n: number) => `0000000000000000000000e${n.toString(16)}`;
let api: TestApi;
let cookie: string;
let owner: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  owner = (await api.makeUser('employer'))._id;
  cookie = await api.cookieFor(owner);
  const skill = (name: string) => ({ _id: new Types.ObjectId(), skill: name });
  const job = (jobTitle: string, isOngoing: boolean) => ({ _id: new Types.ObjectId(), jobTitle, isOngoing });
  await api.deps.changes.candidates.insert([
    candidateRecord({
      _id: new Types.ObjectId(person(1)),
      applicantID: 'SAN-700001',
      applicantName: '=HYPERLINK("http://evil.example","Asha")',
      emailAddress: 'asha@example.in',
      phoneNumber: { countryCode: '91', number: '9876543210' },
      experience: { year: 5, month: 6 },
      expectedCTC: { amount: 12.5, currency: 'INR' },
      noticePeriod: '30',
      presentAddress: { city: 'Bangalore' },
      createdOn: new Date('2026-02-03T20:00:00Z'),
      primarySkills: [skill('@SUM(1+1)'), skill('C++')],
      workExperience: [job('Intern', false), job('-Tech Lead', true)],
    }),
    candidateRecord({ _id: new Types.ObjectId(person(2)), applicantID: 'SAN-700002' }),
    candidateRecord({ _id: new Types.ObjectId(person(3)), applicantID: 'SAN-700003' }),
  ]);
  await api.deps.changes.candidates.remove(new Types.ObjectId(person(3)));
});
afterAll(() => api.stop());

const post = (ids: unknown, session = cookie) =>
  fetch(`${api.url}/api/candidates-export`, {
    method: 'POST',
    headers: { cookie: session, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
const logged = () => api.deps.mongo.exports.find().lean();

it('returns the chosen candidates as a spreadsheet in the requested order, each once, and logs who exported how many when', async () => {
  const answer = await post([person(2), person(1), person(3), person(2)]);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="candidates \d{4}-\d\d-\d\d\.xlsx"/);
  const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const sheet = book.sheets[0];
  const [header = [], ...rows] = sheet?.rows ?? [];
  expect(rows.map(([id]) => id)).toEqual(['SAN-700002', 'SAN-700001']);
  const cell = (name: string) => rows[1]?.[header.indexOf(name)];
  expect(cell('Email')).toBe('asha@example.in');
  expect(cell('Experience')).toBe('5 Years 6 Months');
  expect(cell('Expected CTC')).toBe(12.5);
  expect(cell('Notice Period')).toBe('30 days');
  expect(cell('City')).toBe('Bengaluru');
  // 20:00 UTC is past midnight in India
  expect(cell('Created On')).toBe('2026-02-04');
  expect(sheet?.freezePane).toEqual({ rows: 1 });
  expect(sheet?.columns?.[header.indexOf('Key Skills')]?.width).toBeGreaterThan(40);
  expect(await logged()).toMatchObject([{ user: owner, candidates: 2, at: expect.any(Date) }]);
});

it('writes values that begin like a formula as text', async () => {
  const answer = await post([person(1)]);
  const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const sheet = book.sheets[0];
  const header = sheet?.rows[0] ?? [];
  const cell = (name: string) => sheet?.rows[1]?.[header.indexOf(name)];
  expect(cell('Name')).toBe('=HYPERLINK("http://evil.example","Asha")');
  expect(cell('Key Skills')).toBe('@SUM(1+1), C++');
  expect(cell('Current Designation')).toBe('-Tech Lead');
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
});

it('is limited to 1,000 candidates, and refuses an empty list', async () => {
  const before = (await logged()).length;
  const tooMany = Array.from({ length: 1_001 }, () => person(1));
  for (const ids of [tooMany, [], undefined, 'all', [{ $gt: '' }], ['x'.repeat(1_000_000)], ['\u0000']]) {
    expect((await post(ids)).status).toBe(400);
  }
  expect((await post(tooMany.slice(1))).status).toBe(200);
  expect((await post([person(3), String(new Types.ObjectId())])).status).toBe(404);
  expect(await logged()).toHaveLength(before + 1);
});

it('is for employers and admins only', async () => {
  const seeker = await api.cookieFor((await api.makeUser('job-seeker'))._id);
  const admin = await api.cookieFor((await api.makeUser('admin'))._id);
  expect((await post([person(1)], seeker)).status).toBe(403);
  expect((await post([person(1)], 'a=b')).status).toBe(401);
  expect((await post([person(1)], admin)).status).toBe(200);
});
