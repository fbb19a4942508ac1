import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { someCandidates } from './some-candidates.ts';

let product: Product;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  await product.addCandidates(someCandidates);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  ({ page, errors } = await openPage(context));
  await signIn(page, product.url, 'employer');
  await page.goto(`${product.url}/pro-search`);
  await expectTotal(someCandidates.length);
});
afterEach(async () => {
  await page.context().close();
  expect(errors).toEqual([]);
});

const total = () => page.getByRole('region', { name: 'Candidates' }).getByRole('status').first();
const cards = () => page.getByRole('article');
const names = () => cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
const expectTotal = (count: number) =>
  expect.poll(() => total().textContent(), { timeout: 15_000 }).toBe(`Total Candidates: ${count}+`);

async function addBadge(box: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: box, exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

async function choose(label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name, exact: true }).first().click();
}

describe('badges', () => {
  test('a badge selects, the optional second raises the rank, mandatory narrows', async () => {
    await addBadge('Keyword', 'java');
    await expectTotal(3);
    await addBadge('Keyword', 'php');
    await expectTotal(3);
    await expect.poll(names).toEqual(['Sana Khan', 'Rohit Iyer', 'Ananya Nair']);
    await page.getByRole('button', { name: 'php is mandatory' }).click();
    await expectTotal(1);
    await expect.poll(names).toEqual(['Sana Khan']);
  });

  test('C never finds C++ or C#, and a synonym finds what it stands for', async () => {
    await addBadge('Keyword', 'C');
    await expectTotal(1);
    await page.getByRole('button', { name: 'Remove C', exact: true }).click();
    await expectTotal(someCandidates.length);
    await addBadge('Keyword', 'k8s');
    await expectTotal(1);
    await expect.poll(names).toEqual(['Ananya Nair']);
    await page.getByRole('button', { name: 'k8s as written' }).click();
    await expectTotal(0);
    await page.getByText('No data available!').waitFor();
  });

  test('Backspace on empty text takes the last badge away', async () => {
    await addBadge('Keyword', 'java');
    await expectTotal(3);
    await page.getByRole('textbox', { name: 'Keyword', exact: true }).press('Backspace');
    await expectTotal(someCandidates.length);
  });

  test('what is excluded is left out, in the designation too, and the current title is told from the previous', async () => {
    await addBadge('Keyword', 'java');
    await page.getByRole('switch', { name: 'Keyword: exclude' }).click();
    await addBadge('Keyword: exclude these', 'php');
    await expectTotal(2);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await addBadge('Designation', 'senior engineer');
    await expectTotal(1);
    await page.getByRole('switch', { name: 'Designation: search current' }).click();
    await expectTotal(0);
  });
});

test('Boolean mode underlines an error with its hint, and searches once it is mended', async () => {
  await page.getByRole('radiogroup', { name: 'Keyword mode' }).getByText('Boolean').click();
  const field = page.getByRole('textbox', { name: 'Keyword expression' });
  await field.fill('(java OR php');
  await page.getByRole('button', { name: /never closed/ }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('[data-problem]').count()).toBeGreaterThan(0);
  await field.fill('(java OR php) AND NOT mysql');
  await field.press('Enter');
  await expectTotal(2);
  expect(await page.locator('[data-problem]').count()).toBe(0);
});

test('ranges say what is wrong with them, and select', async () => {
  await page.getByRole('textbox', { name: 'Min experience in years' }).fill('5');
  await page.getByRole('textbox', { name: 'Max experience in years' }).fill('4');
  await page.getByText('Max experience must be ≥ 5').waitFor();
  await page.getByRole('textbox', { name: 'Max experience in years' }).fill('7');
  await page.keyboard.press('Enter');
  await expectTotal(3);
  await page.getByRole('textbox', { name: 'Min expected salary in LPA' }).fill('20');
  await page.keyboard.press('Enter');
  await expectTotal(1);
});

test('city mode knows a city’s other name and preferred cities; region mode offers a state’s districts', async () => {
  await choose('City', 'Bengaluru');
  await expectTotal(1);
  await page.getByRole('switch', { name: 'Include preferred location' }).click();
  await expectTotal(2);
  await page.getByRole('radiogroup', { name: 'Location mode' }).getByText('Region').click();
  await choose('State', 'Karnataka');
  await expectTotal(2);
  await choose('District', 'Mysuru');
  await expectTotal(1);
});

test('pages turn, the page size changes, and the address holds the whole search', async () => {
  await addBadge('Designation', 'qa engineer');
  await expectTotal(60);
  const pages = page.getByRole('navigation', { name: 'Pages' }).first();
  await expect.poll(() => pages.textContent()).toContain('1 of 6+');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => pages.textContent()).toContain('2 of 6+');
  await page.getByRole('combobox', { name: 'Records per page' }).selectOption('25');
  await expect.poll(() => pages.textContent()).toContain('1 of 3+');
  await expect.poll(() => cards().count()).toBe(25);
  await page.reload();
  await expectTotal(60);
  await expect.poll(() => cards().count()).toBe(25);
  await page.goBack();
  await expect.poll(() => pages.textContent()).toContain('2 of 6+');
});

test('a facet includes and excludes by click', async () => {
  const facet = page
    .getByRole('complementary')
    .getByRole('button', { name: /Hyderabad/ })
    .first();
  await facet.click();
  await expectTotal(60);
});

test('a card opens the candidate in a new tab', async () => {
  await addBadge('Keyword', 'kubernetes');
  await expectTotal(1);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /Ananya Nair/ }).click(),
  ]);
  await tab.getByRole('heading', { name: 'Candidate Details' }).waitFor();
  await tab.getByText('Meridian Payments').first().waitFor();
  expect(new URL(tab.url()).pathname).toMatch(/^\/candidate\/[0-9a-f]{24}$/);
});
