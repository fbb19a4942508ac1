import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { sketchCandidate } from './support/some-candidates.ts';

let product: Product;
let browser: Browser;
let page: Page;
let errors: string[];

const someone = (number: number) =>
  sketchCandidate(number, {
    name: `Person ${number}`,
    title: 'Lead',
    employer: 'Meridian Payments',
    skills: ['Java'],
    city: 'Pune',
    state: 'Maharashtra',
    years: 5,
  });

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await product.addCandidates([1, 2, 3, 4].map(someone));
  ({ page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } })));
  await signIn(page, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const row = (entity: string) =>
  page.getByRole('table', { name: 'Indices' }).getByRole('row').filter({ hasText: entity });
const task = (name: string) => page.getByRole('region', { name, exact: true });

test('an index without two documents says so; the audit finds both, repairs them and reports it', async () => {
  const { elasticsearch, mongo } = product.deps;
  const index = `${mongo.namespace}-candidates`;
  const { hits } = await elasticsearch.search({ index, size: 2, _source: false });
  for (const { _index, _id } of hits.hits) await elasticsearch.delete({ index: _index, id: _id!, refresh: true });

  await page.goto(`${product.url}/search-index`);
  await row('candidates').getByText('2 missing', { exact: true }).waitFor();
  await row('jobs').getByText('as in MongoDB').waitFor();
  await page.getByRole('button', { name: 'Audit and repair candidates' }).click();
  await task('Audit of candidates').getByText('2 missing from the index. Repaired: 2.').waitFor({ timeout: 60_000 });
  await row('candidates').getByText('as in MongoDB').waitFor({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Audit and repair candidates' }).click();
  await task('Audit of candidates')
    .getByText(/^Nothing differs: \d+ records/)
    .waitFor({ timeout: 60_000 });
});

test('an index is rebuilt after a confirm, with its progress shown', async () => {
  await page.getByRole('button', { name: 'Reindex jobs' }).click();
  await page.getByRole('dialog').getByText('Rebuild the index of jobs? Searches continue in the meantime.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Reindex' }).click();
  await task('Reindex of jobs').getByText('done', { exact: true }).waitFor({ timeout: 60_000 });
});

test('near titles are found on demand', async () => {
  await page.getByText('Not found yet').waitFor();
  await page.getByRole('button', { name: 'Find near titles' }).click();
  await task('Near titles')
    .getByText(/^\d+ titles of \d+ candidates compared\.$/)
    .waitFor({ timeout: 60_000 });
});

test('unindexable changes are listed with their reasons, and replayed', async () => {
  await product.deps.mongo.deadLetters.create({
    _id: 'index/candidates/0123456789abcdef01234567',
    index: 'index',
    entity: 'candidates',
    recordId: '0123456789abcdef01234567',
    reason: 'mapper_parsing_exception: a long reason '.repeat(6),
    failedAt: new Date(),
  });
  await page.reload();
  const letters = page.getByRole('region', { name: 'List of dead letters' });
  await letters.getByText('0123456789abcdef01234567').waitFor();
  expect(await problemsInViews(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Replay' }).click();
  await task('Replay of dead letters').getByText('0 replayed, 1 dismissed.').waitFor({ timeout: 60_000 });
  await page.getByText('None: every change has been indexed.').waitFor({ timeout: 30_000 });
  expect(errors).toEqual([]);
});
