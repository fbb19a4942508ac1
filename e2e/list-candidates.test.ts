import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { type OpenSignedIn, type SignedInPage, signedInPages } from './support/signed-in-pages.ts';
import { sketchCandidate, someCandidates } from './support/some-candidates.ts';

const fresh = {
  ...sketchCandidate(70, {
    name: 'Nisha Kapoor',
    title: 'Sales Engineer',
    employer: 'Godavari Motors',
    skills: ['Presales'],
    city: 'Pune',
    state: 'Maharashtra',
    years: 6,
  }),
  currentCTC: { amount: 14.5, currency: 'INR' as const },
  newResumeUploadOn: new Date(),
};
const unknown = {
  ...sketchCandidate(71, { name: 'Unknownia', title: '', employer: '', skills: [], city: '', state: '', years: 0 }),
  workExperience: [],
};
for (const field of ['experience', 'noticePeriod'] as const) delete unknown[field];
const all = [...someCandidates, fresh, unknown];
let product: Product;
let browser: Browser;
let openSignedIn: OpenSignedIn;
let on: SignedInPage;
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  await product.addCandidates(all);
  browser = await openBrowser();
  openSignedIn = signedInPages(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => start());
async function start(inFreshTab = false): Promise<void> {
  on = await openSignedIn('employer', 1280, inFreshTab);
  ({ page, errors } = on);
  await on.show('/list-candidates');
  await cards().first().waitFor();
}
afterEach(async () => {
  expect(errors).toEqual([]);
  await on.leave();
});

const cards = () => page.getByRole('article');
const card = (name: string) => page.getByRole('article', { name, exact: true });
const pages = () => page.getByRole('navigation', { name: 'Pages' });
/** The indexed ones; the seeker who signs in is one more. */
const total = () => page.getByText(/^Total Candidates: /).textContent();
const box = () => page.getByRole('searchbox', { name: 'Search candidates' });

async function find(text: string): Promise<void> {
  await box().fill(text);
  await box().press('Enter');
}

describe('the search box', () => {
  test('searches by Enter and by the button, and clearing it reloads the list', async () => {
    await expect.poll(() => box().getAttribute('placeholder')).toBe('Search by role, skill, exp...');
    const everybody = await total();
    await find('java');
    await expect.poll(total).toBe('Total Candidates: 3');
    await box().fill('kubernetes');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(total).toBe('Total Candidates: 1');
    await box().fill('');
    await expect.poll(total).toBe(everybody);
  });

  test('shows ‘No data available!’ if nothing is found', async () => {
    await find('haskell');
    await page.getByText('No data available!').waitFor();
    await expect.poll(total).toBe('Total Candidates: 0');
  });

  test('has a button to Pro Search next to it', async () => {
    await page.getByRole('link', { name: 'Pro Search', exact: true }).first().click();
    await page.waitForURL(/\/pro-search/);
  });
});

test('arrows turn pages, disabled at both ends, and a new size or search starts at page 1', async () => {
  await find('qa engineer');
  await expect.poll(() => pages().textContent()).toBe('1 of 6');
  const [previous, next] = [pages().getByLabel('Previous page'), pages().getByLabel('Next page')];
  await expect.poll(() => previous.isDisabled()).toBe(true);
  await next.click();
  await expect.poll(() => pages().textContent()).toBe('2 of 6');
  await next.click();
  await expect.poll(() => pages().textContent()).toBe('3 of 6');
  const size = page.getByRole('combobox', { name: 'Records per page' });
  const sizes = () => size.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  await expect.poll(sizes).toEqual(['10', '20', '25', '50', '75', '100']);
  await size.selectOption('50');
  await expect.poll(() => pages().textContent()).toBe('1 of 2');
  await next.click();
  await expect.poll(() => pages().textContent()).toBe('2 of 2');
  await expect.poll(() => next.isDisabled()).toBe(true);
  await find('java');
  await expect.poll(() => pages().textContent()).toBe('1 of 1');
});

describe('a card', () => {
  test('shows name, experience, CTC, latest title, created on, notice, four counts, and a ribbon for a new resume', async () => {
    await find('presales');
    await expect.poll(() => cards().count()).toBe(1);
    const text = () => card('Nisha Kapoor').textContent();
    for (const shown of [
      fresh.applicantID,
      'New resume',
      '6y 0m',
      '₹14.5 LPA',
      'Sales Engineer',
      '30 days',
      'Updated',
      'Created',
      'views0',
      'resume views0',
      'downloads0',
      '0 comments',
    ]) {
      await expect.poll(text).toContain(shown);
    }
    await expect.poll(text).toMatch(/Created\d{1,2} \w+ \d{4}/);
  });

  test('shows - for unknown values, and no ribbon without a new resume', async () => {
    await find('Unknownia');
    await expect.poll(() => cards().count()).toBe(1);
    const text = () => card('Unknownia').textContent();
    for (const shown of ['Experience-', 'Current CTC-', 'Notice-']) await expect.poll(text).toContain(shown);
    expect(await text()).not.toContain('New resume');
  });

  test('opens the candidate in a new tab by name, picture and ID', async () => {
    await find('presales');
    const link = card('Nisha Kapoor').getByRole('link');
    await expect.poll(() => link.count()).toBe(1);
    await expect.poll(() => link.textContent()).toContain(fresh.applicantID);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await opened.getByRole('heading', { name: 'Candidate Details' }).waitFor();
    await expect.poll(() => new URL(opened.url()).pathname).toBe(`/candidate/${fresh._id}`);
  });
});

test('the comment count opens ‘Comments’, newest first, and Close returns the focus', async () => {
  await on.leave();
  await start(true);
  await page.evaluate(async (id) => {
    for (const message of ['The first', 'The second <i>one</i>']) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ message });
      await fetch(`/api/candidate/${id}/comment`, { method: 'POST', headers, body });
    }
  }, String(fresh._id));
  await find('presales');
  const count = card('Nisha Kapoor').getByRole('button', { name: '2 comments on Nisha Kapoor' });
  await count.click();
  const popup = page.getByRole('dialog', { name: 'Comments' });
  const entries = popup.getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  await expect
    .poll(() => entries.nth(0).textContent())
    .toMatch(/Ravi.*\d{1,2} \w+ \d{4}, \d\d:\d\d.*The second <i>one<\/i>$/);
  await expect.poll(() => entries.nth(1).textContent()).toContain('The first');
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'hidden' });
  await expect.poll(() => count.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('while it loads there are skeleton cards', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/list-candidates', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('status', { name: 'Loading candidates' }).waitFor();
  answer();
  await cards().first().waitFor();
});

test('a failure says so, empties the list with a total of 0, and offers a retry', async () => {
  await page.route('**/api/list-candidates', (route) => route.abort());
  await find('java');
  await page.getByRole('alert').waitFor();
  await expect.poll(total).toBe('Total Candidates: 0');
  await expect.poll(() => cards().count()).toBe(0);
  await page.unroute('**/api/list-candidates');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(total).toBe('Total Candidates: 3');
});
