import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let employer: Send;

beforeAll(async () => {
  api = await startTestApi();
  await api.index([makeCandidate('0123456789abcdef01234567', { resumeText: 'java '.repeat(40_000) })]);
  employer = await api.as('employer');
});
afterAll(() => api.stop());

const filter = (body: unknown) => employer('POST', '/api/advance-filter', { body });
const raw = (body: string, type = 'application/json') =>
  employer('POST', '/api/advance-filter', { body, headers: { 'content-type': type } });

describe('a filter', () => {
  const wrong: [string, unknown, string][] = [
    ['an unknown field', { foo: 1 }, "Unknown field 'foo'."],
    ['an unknown field further in', { keyword: { inputTxt: 'x' } }, "Unknown field 'keyword.inputTxt'."],
    ['a number for a list', { skills: 3 }, "Field 'skills'"],
    ['an operator object for text', { selectedState: { $ne: '' } }, "Field 'selectedState'"],
    [
      'an operator object for a badge',
      { keyword: { badges: [{ keyword: { $gt: '' } }] } },
      "'keyword.badges.0.keyword'",
    ],
    ['text for a switch', { relocation: 'true' }, "Field 'relocation'"],
    ['a page below 1', { currentPage: -1 }, "Field 'currentPage'"],
    ['page 0', { currentPage: 0 }, "Field 'currentPage'"],
    ['an unlisted page size', { itemsPerPage: 7 }, "Field 'itemsPerPage': must be one of 10, 20, 25, 50, 75, 100."],
    ['max below min', { age: { min: 30, max: 20 } }, 'max must not be below min'],
    ['words for a number', { salary: { min: 'much' } }, "Field 'salary.min'"],
    ['an invalid date', { lastWorkingDay: '2026-02-31' }, "Field 'lastWorkingDay'"],
    ['a list as a body', [], 'The request'],
    ['a text as a body', '"x"', 'The request'],
    ['null as a body', 'null', 'The request'],
  ];
  it.each(wrong)('with %s gets 400 naming it', async (_, body, message) => {
    const answer = typeof body === 'string' ? await raw(body) : await filter(body);
    expect(answer).toMatchObject({ status: 400, body: { success: false, message: expect.stringContaining(message) } });
  });

  it.each([
    ['__proto__', '{"__proto__": {"admin": true}}'],
    ['constructor', '{"constructor": {"prototype": {"admin": true}}}'],
    ['__proto__ further in', '{"keyword": {"__proto__": {"boolean": true}}}'],
  ])('with the key %s gets 400 and changes no prototype', async (_, body) => {
    expect(await raw(body)).toMatchObject({ status: 400, body: { message: expect.stringContaining('Unknown field') } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('past the first 10,000 candidates gets 400 with advice', async () => {
    const { status, body } = await filter({ currentPage: 1001, itemsPerPage: 10 });
    expect(status).toBe(400);
    expect(body.message).toMatch(/10000|10,000/);
  });

  it('with broken Boolean text gets 400 with group, position, length, message and hint', async () => {
    const { status, body } = await filter({ keyword: { boolean: true, inputText: 'java AND (kafka OR' } });
    expect(status).toBe(400);
    expect(body.success).toBe(false);
    expect(body.errors[0]).toEqual({
      group: 'keyword',
      position: expect.any(Number),
      length: expect.any(Number),
      message: expect.any(String),
      hint: expect.any(String),
    });
  });

  it.each([
    ['300 leaves', Array.from({ length: 300 }, (_, n) => `word${n}`).join(' OR ')],
    ['40 levels', `${'('.repeat(40)}java${')'.repeat(40)}`],
    ['10,000 characters', 'java '.repeat(2_000)],
    ['more than 10,000 characters', 'java '.repeat(4_000)],
  ])('with an expression of %s gets 400', async (_, inputText) => {
    const { status, body } = await filter({ keyword: { boolean: true, inputText } });
    expect(status).toBe(400);
    expect(body.message).not.toBe('');
  });

  it('finds and marks a resume of the maximum length', async () => {
    const { status, body } = await filter({ resumeSearch: 'java' });
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(1);
    expect(body.candidates[0].matched[0].fragment).toContain('<em>java</em>');
  });
});

describe('a body', () => {
  it.each([
    ['that is not JSON', '{"keyword":'],
    ['with a null character', '{"selectedState":"\\u0000"}'],
    ['100,000 levels deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['with a deep field', `{"keyword":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ])('%s gets 400', async (_, body) => {
    expect(await raw(body)).toMatchObject({ status: 400, body: { success: false } });
  });

  it('of another type gets 415', async () => {
    expect((await raw('keyword=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await raw('{}', 'text/plain')).status).toBe(415);
  });

  it('over the limit gets 413', async () => {
    expect((await raw(JSON.stringify({ resumeSearch: 'x'.repeat(2_000_000) }))).status).toBe(413);
  });
});

describe('an address', () => {
  it('without a call gets 404 as JSON, for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await api.anyone(method, '/api/nope')).toMatchObject({ status: 404, body: { success: false } });
    }
  });

  it('requested with another method gets 405 with Allow', async () => {
    const answer = await api.anyone('GET', '/api/signin');
    expect(answer).toMatchObject({ status: 405, body: { success: false } });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it.each(['x', '..%2F..%2Fetc%2Fpasswd', '%00', '{"$ne":1}', '%E0%A4%A'])(
    'with the id %s finds no candidate',
    async (id) => {
      const { status } = await employer('GET', `/api/fetch-candidate/${id}`);
      expect([400, 404]).toContain(status);
    },
  );

  it('with an unknown query gets 400', async () => {
    expect(await employer('GET', '/api/checkauth?x=1')).toMatchObject({
      status: 400,
      body: { message: "Unknown field 'x'." },
    });
  });
});
