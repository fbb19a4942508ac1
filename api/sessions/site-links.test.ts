import { afterAll, beforeAll, expect, it } from 'vitest';
import { readApiConfig } from '#api/http/config.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

const FORM = 'https://forms.example.in/tech-issue';
const LOOKUP = 'https://ip.example.in/v1?format=json';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ TECH_ISSUE_URL: FORM, IP_LOOKUP_URL: LOOKUP });
});
afterAll(() => api.stop());

it('the operator’s form for technical issues is public', async () => {
  expect((await api.anyone('GET', '/api/site-links')).body).toEqual({ techIssue: FORM, ipLookup: LOOKUP });
});

it('pages may connect to the configured address lookup, and to no other site', async () => {
  const { headers } = await api.anyone('GET', '/api/site-links');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://ip.example.in;");
});

it('an address that is not a web page stops the start', () => {
  const servers = { MONGO_URL: 'mongodb://x/y', KAFKA_BROKERS: 'x:1', ELASTICSEARCH_URL: 'http://x' };
  const withForm = (TECH_ISSUE_URL: string) => () => readApiConfig({ ...servers, TECH_ISSUE_URL });
  expect(withForm('javascript:alert(1)')).toThrow('TECH_ISSUE_URL must be');
  expect(withForm('')().TECH_ISSUE_URL).toBeUndefined();
});
