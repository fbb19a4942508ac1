import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

let api: TestApi;
let employer: Send;

beforeAll(async () => {
  api = await startTestApi();
  const id = (n: number) => n.toString(16).padStart(24, '0');
  await api.index([
    makeCandidate(id(1), { skills: ['Java', 'Spring Boot'], currentTitles: ['Tech Lead'], city: 'Pune' }),
    makeCandidate(id(2), { skills: ['java', 'JavaScript'], currentTitles: ['Java Developer'], city: 'Pune' }),
    makeCandidate(id(3), { skills: ['Java', 'PHP'], currentEmployers: ['Javelin Systems'], city: 'Kochi' }),
    makeCandidate(id(4), { institutes: ['Java Institute'], currentTitles: ['Clerk'] }),
  ]);
  employer = await api.as('employer');
});
afterAll(() => api.stop());

const counts = (filters: unknown) => employer('POST', '/api/advance-filter/clause-counts', { body: { filters } });
const suggest = (field: unknown, prefix: unknown) =>
  employer('POST', '/api/suggest-terms', { body: { field, prefix } });
const terms = async (field: string, prefix: string) => (await suggest(field, prefix)).body.terms;

describe('/advance-filter/clause-counts', () => {
  it('counts what each filter selects, in their order', async () => {
    const { status, body } = await counts([
      { skills: ['java'] },
      { keyword: { boolean: true, inputText: 'java AND NOT php' } },
      { selectedCities: ['Kochi'], skills: ['spring boot'] },
      {},
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Counted.', counts: [3, 2, 0, 4] });
  });

  it('counts exactly what a search with the filter finds', async () => {
    const filters = [{ keyword: { badges: [{ keyword: 'js' }] } }, { designation: { inputText: 'developers' } }];
    const totals = await Promise.all(
      filters.map(async (body) => (await employer('POST', '/api/advance-filter', { body })).body.totalCandidates),
    );
    expect((await counts(filters)).body.counts).toEqual(totals);
  });

  it('refuses an empty list, more than 60, unknown fields and invalid expressions with 400', async () => {
    expect((await counts([])).status).toBe(400);
    expect((await counts(Array.from({ length: 61 }, () => ({})))).status).toBe(400);
    expect((await counts([{ foo: 1 }])).body.message).toContain('foo');
    expect((await counts([{ skills: { $gt: '' } }])).status).toBe(400);
    const broken = await counts([{ resumeSearch: '(java' }]);
    expect(broken).toMatchObject({ status: 400, body: { errors: [{ group: 'resumeSearch', position: 0 }] } });
  });

  it('refuses filters that together are too large with 400, and keeps working', async () => {
    const words = Array.from({ length: 250 }, (_, n) => `engineer${n} OR "ml engineer"`)
      .slice(0, 128)
      .join(' OR ');
    const heavy = { keyword: { boolean: true, inputText: words } };
    const { status, body } = await counts(Array.from({ length: 60 }, () => heavy));
    expect(status).toBe(400);
    expect(body.message).toMatch(/clauses/);
    expect((await counts([{}])).status).toBe(200);
  });
});

describe('/suggest-terms', () => {
  it('suggests terms that start with the text before terms with such a word, most frequent first', async () => {
    expect(await terms('skills', 'ja')).toEqual([
      { term: 'Java', kind: 'skill', candidates: 3 },
      { term: 'JavaScript', kind: 'skill', candidates: 1 },
    ]);
    expect(await terms('skills', 'BOOT')).toEqual([{ term: 'Spring Boot', kind: 'skill', candidates: 1 }]);
    expect(await terms('skills', 'ava')).toEqual([]);
  });

  it('offers terms spelled alike where none starts with the text, nearest first', async () => {
    const alike = async (field: string, prefix: string) => {
      const { body } = await suggest(field, prefix);
      return body.alike.map(({ term }: { term: string }) => term);
    };
    expect(await alike('skills', 'jvaa')).toEqual(['Java']);
    expect(await alike('skills', 'Sprimg bot')).toEqual(['Spring Boot']);
    expect(await alike('skills', 'phq')).toEqual(['PHP']);
    expect(await alike('designation', 'tec laed')).toEqual([]);
    expect(await alike('designation', 'tech laed')).toEqual(['Tech Lead']);
    expect(await alike('skills', 'jav')).toEqual([]);
    expect(await alike('skills', 'pq')).toEqual([]);
  });

  it('searches the group’s fields: titles, employers, or all of them', async () => {
    expect((await terms('designation', 'java')).map(({ term }: { term: string }) => term)).toEqual(['Java Developer']);
    expect((await terms('company', 'jav')).map(({ term }: { term: string }) => term)).toEqual(['Javelin Systems']);
    expect(await terms('institutes', 'inst')).toEqual([{ term: 'Java Institute', kind: 'institute', candidates: 1 }]);
    const kinds = (await terms('keyword', 'jav')).map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['skill', 'title', 'employer']));
  });

  it('suggests nothing for empty text, unknown terms and special characters', async () => {
    for (const text of ['', '   ', 'zzzz', '.*', '[a-z]', '<img src=x>', '{"$gt":""}']) {
      expect(await suggest('keyword', text)).toMatchObject({ status: 200, body: { terms: [], alike: [] } });
    }
  });

  it('refuses other fields, longer text and values that are not text with 400', async () => {
    expect((await suggest('password', 'a')).status).toBe(400);
    expect((await suggest('keyword', { $gt: '' })).status).toBe(400);
    expect((await suggest('keyword', 'a'.repeat(101))).status).toBe(400);
    expect((await suggest('keyword', '\0')).status).toBe(400);
    expect((await suggest('keyword', '\ud800')).status).toBe(400);
    expect((await suggest('keyword', 'a'.repeat(1_100_000))).status).toBe(413);
  });
});

describe('/read-description', () => {
  const read = (text: unknown) => employer('POST', '/api/read-description', { body: { text } });

  it('answers what a job asks for with its lines, and the lines from which nothing was read', async () => {
    const { status, body } = await read('Position: Tech Lead\nMust have: Java\nFree lunch');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Requirements read.',
      requirements: [
        { kind: 'title', title: 'Tech Lead', line: 1, importance: 'must' },
        { kind: 'skill', skill: 'Java', line: 2, importance: 'must' },
      ],
      unread: [{ line: 3, text: 'Free lunch' }],
    });
  });

  it('reads 50,000 characters and refuses more, saying how many are allowed', async () => {
    const line = 'Must have: Java, Kafka and 5+ years of experience\n';
    const longest = line.repeat(1_001).slice(0, 50_000);
    expect((await read(longest)).body.requirements).toHaveLength(3);
    const { status, body } = await read(`${longest}x`);
    expect([status, body.message]).toEqual([400, expect.stringContaining('at most 50,000 characters')]);
  });

  it('says so if nothing is recognised, and refuses what is no text', async () => {
    expect((await read('')).body).toMatchObject({ message: 'No requirement was recognised.', requirements: [] });
    expect((await read({ $gt: '' })).status).toBe(400);
  });
});
