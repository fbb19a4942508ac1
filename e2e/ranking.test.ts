import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { sketchCandidate } from './support/some-candidates.ts';

let product: Product;
let browser: Browser;
let page: Page;
let errors: string[];

const person = (number: number, name: string, title: string, skills: string[]) =>
  sketchCandidate(number, {
    ...{ name, title, skills, employer: 'Meridian Payments' },
    ...{ city: 'Pune', state: 'Maharashtra', years: 5 },
  });

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await product.addCandidates([
    person(1, 'Mina Das', 'Java Developer', ['Cobol']),
    person(2, 'Ravi Nair', 'Analyst', ['Java']),
  ]);
  ({ page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } })));
  await signIn(page, product.url, 'employer');
  await search();
  await signIn(page, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const call = (path: string, data: object) => page.request.post(`${product.url}/api${path}`, { data });
/** The names that a search for Java finds, in their order. */
async function search(): Promise<string[]> {
  const answer = await call('/advance-filter', { keyword: { badges: [{ keyword: 'java' }] } });
  const { candidates } = (await answer.json()) as { candidates: { applicantName: string }[] };
  return candidates.map(({ applicantName }) => applicantName);
}
const weight = (label: string) => page.getByRole('textbox', { name: `Draft weight: ${label}` });
const row = (table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin changes a draft, sees it replayed over stored searches, publishes it and goes back', async () => {
  await page.goto(`${product.url}/ranking`);
  await page.getByText('The default is published').waitFor();
  await row('Weights', 'Titles').getByText('a title held for years').waitFor();
  expect(await page.getByRole('button', { name: 'Publish draft' }).isDisabled()).toBe(true);

  await weight('Titles').fill('11');
  await page.getByText('Titles must be between 0 and 10.').waitFor();
  expect(await page.getByRole('button', { name: 'Publish draft' }).isDisabled()).toBe(true);
  await weight('Titles').fill('0.2');
  await page.getByText('1 weight changed').waitFor();
  await page.reload();
  expect(await weight('Titles').inputValue()).toBe('0.2');

  await press('Replay draft');
  await expect.poll(focused).toBe('Replay');
  const moved = page.getByRole('table', { name: 'Who moved in search 1' });
  await moved.waitFor({ timeout: 60_000 });
  await page.getByText('Titles 1 → 0.2').waitFor();
  await page.getByText('overlap 0.900').waitFor();
  const moves = await moved.getByRole('row').filter({ hasText: 'Titles' }).allInnerTexts();
  expect(moves.map((text) => text.split(/\s*[\n\t]\s*/))).toEqual([
    ['Ravi Nair', 'Analyst', '↑ 1', '2', '1', 'Titles'],
    ['Mina Das', 'Java Developer', '↓ 1', '1', '2', 'Titles'],
  ]);
  expect(await page.getByRole('link', { name: 'Open this search' }).getAttribute('href')).toContain('/pro-search?');
  expect(await problemsInViews(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByLabel('Note (optional)').fill('Skills say more');
  expect(await search()).toEqual(['Mina Das', 'Ravi Nair']);
  await press('Publish draft');
  await page.getByRole('dialog').getByText('Publish version 1: Titles 1 → 0.2? All searches').waitFor();
  await confirm('Publish');
  await page.getByText('Version 1 is published', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Ranking');
  expect(await search()).toEqual(['Ravi Nair', 'Mina Das']);
  expect(page.url()).toBe(`${product.url}/ranking`);
  await row('Published versions', 'Version 1').getByText('Skills say more').waitFor();

  // another admin publishes in the meantime
  await weight('Skills').fill('3');
  expect((await call('/ranking/publish', { weights: { ...rankingWeights, base: 0.2 }, seen: 1 })).status()).toBe(200);
  await press('Publish draft');
  await page.getByRole('dialog').getByText('This draft has not been replayed.').waitFor();
  await confirm('Publish');
  await page.getByText('Another version was published in the meantime.').waitFor();
  await confirm('OK');
  await page.getByText('Version 2 is published', { exact: true }).waitFor();
  expect(await weight('Skills').inputValue()).toBe('3');
  await press('Discard draft');
  expect(await weight('Skills').inputValue()).toBe('1');

  await press('Go back to the default');
  await page.getByRole('dialog').getByText('as version 3?').waitFor();
  await confirm('Go back');
  await page.getByText('Version 3 is published', { exact: true }).waitFor();
  await row('Published versions', 'back to the default').getByText('As the default').waitFor();
  expect(await search()).toEqual(['Mina Das', 'Ravi Nair']);
  expect(errors).toEqual([]);
});
