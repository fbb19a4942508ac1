import type { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { accounts } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';
import { type OpenSignedIn, type SignedInPage, signedInPages } from './support/signed-in-pages.ts';

const SKILLS = [
  'Zendesk',
  'Excel',
  'SQL',
  'Jira',
  'French',
  'Hindi',
  'Chat',
  'Phone',
  'CRM',
  'Billing',
  'Refunds',
  'UPI',
];
let product: Product;
let browser: Browser;
let openSignedIn: OpenSignedIn;
let on: SignedInPage;
let page: Page;
let errors: string[];
let employer: Types.ObjectId;

beforeAll(async () => {
  product = await startProduct();
  const { mongo, changes, now } = product.deps;
  const found = await mongo.users.findOne({ email: accounts.employer.email }).lean();
  if (!found) throw new Error('the employer’s account is missing');
  employer = found._id;
  const today = now();
  const [template, ...others] = [
    ...generateJobs({ seed: 5, count: 40, today, createdBy: employer, companyName: 'Triveni Digital' }),
  ];
  if (!template) throw new Error('no job was generated');
  const own = {
    ...template,
    title: 'Support Analyst',
    skills: SKILLS,
    description: 'Answers merchants who ask where their settlement is.',
    location: { type: 'onsite' as const, city: 'Jaipur' },
    industry: 'Payments',
    employmentType: 'ft' as const,
    experience: { min: 2, max: 5 },
    salary: { min: 6, max: 12 },
    status: 'live' as const,
    isEnable: true,
  };
  await changes.jobs.bulkInsert([own, ...others]);
  await product.searchable();
  browser = await openBrowser();
  openSignedIn = signedInPages(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => start());
afterEach(async () => {
  expect(errors).toEqual([]);
  await on.leave();
});

async function start(fresh = false): Promise<void> {
  on = await openSignedIn('job-seeker', 1280, fresh);
  ({ page, errors } = on);
  await on.show('/');
  await card().first().waitFor();
}
const card = (name?: string) => page.getByRole('article', name === undefined ? {} : { name, exact: true });
const total = () =>
  page
    .getByRole('status')
    .filter({ hasText: /jobs?$/ })
    .textContent();
const pages = () => page.getByRole('navigation', { name: 'Pages' });
const search = () => new URL(page.url()).search;
const field = (name: 'Keywords' | 'Location' | 'Skills') => page.locator('form').getByLabel(name, { exact: true });
const find = async (name: Parameters<typeof field>[0], text: string) => {
  await field(name).fill(text);
  await field(name).press('Enter');
};
const yours = (name: 'Saved Jobs' | 'Applied Jobs') =>
  page.getByRole('navigation', { name: 'Your jobs' }).getByRole('link', { name });

test('the home shows jobs like yours with the matching parts of the profile', async () => {
  const likely = page.getByRole('region', { name: 'Jobs like yours' });
  const fitting = likely.getByRole('listitem').filter({ hasText: 'Triveni Digital · On-site, Jaipur · ₹6 – 12 LPA' });
  await expect.poll(() => fitting.first().getByText('Fits: Support Analyst, Jaipur').count()).toBe(1);
});

test('a job seeker finds a job, saves it, unsaves it, applies, and sees it applied', async () => {
  await find('Keywords', 'settlement');
  await expect.poll(total).toBe('1 job');
  const job = card('Support Analyst');
  await expect.poll(() => job.locator('mark').allTextContents()).toEqual(['settlement']);

  await job.getByRole('button', { name: 'Save Support Analyst' }).click();
  await expect.poll(() => yours('Saved Jobs').textContent()).toBe('Saved Jobs1');
  await yours('Saved Jobs').click();
  await page.waitForURL('**/saved-jobs');
  await card('Support Analyst').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No saved jobs found').waitFor();

  await page.goBack();
  await expect.poll(() => field('Keywords').inputValue()).toBe('settlement');
  await expect.poll(() => yours('Saved Jobs').textContent()).toBe('Saved Jobs0');
  await job.getByRole('link', { name: 'Support Analyst' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Saved' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const applied = page.locator('main').getByRole('link', { name: 'Applied', exact: true });
  await applied.waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).waitFor({ state: 'detached' });

  await applied.click();
  await page.waitForURL('**/applied-jobs');
  await expect.poll(() => card('Support Analyst').count()).toBe(1);
  await expect.poll(() => card('Support Analyst').getByText('Applied', { exact: true }).count()).toBe(1);
  const { mongo } = product.deps;
  await mongo.applications.updateOne({ employer }, { $set: { hiringStatus: 'shortlisted' } });
  await page.reload();
  await card('Support Analyst').getByText('Shortlisted').waitFor();

  await on.show('/job-seeker?keyword=settlement');
  await job.getByRole('link', { name: 'Applied' }).waitFor();
  await expect.poll(() => job.getByRole('link', { name: 'Applied' }).getAttribute('href')).toBe('/applied-jobs');
});

describe('the search', () => {
  test('filters by keywords, location and skills, and the address contains all of it', async () => {
    await find('Location', 'Jaipur');
    await find('Skills', 'zendesk');
    await find('Skills', ' ZENDESK ');
    await find('Keywords', 'analyst');
    await expect.poll(total).toBe('1 job');
    await expect
      .poll(() => page.getByRole('list', { name: 'Skills searched for' }).getByRole('listitem').count())
      .toBe(1);
    await expect.poll(search).toBe('?keyword=analyst&location=Jaipur&skill=zendesk');
    await page.reload();
    await expect.poll(total).toBe('1 job');
    await page.getByRole('button', { name: 'Remove zendesk' }).click();
    await expect.poll(search).toBe('?keyword=analyst&location=Jaipur');
    await field('Location').fill('Jaipur 302');
    await expect.poll(() => field('Location').inputValue()).toBe('Jaipur');
  });

  test('a card shows at most 10 skills and links to job and company', async () => {
    await find('Keywords', 'settlement');
    await expect.poll(total).toBe('1 job');
    const job = card('Support Analyst');
    await expect
      .poll(() => job.getByRole('list', { name: 'Skills' }).getByRole('listitem').allTextContents())
      .toEqual([...SKILLS.slice(0, 10), '+2 more']);
    await expect
      .poll(() => job.getByRole('link', { name: 'Support Analyst' }).getAttribute('href'))
      .toMatch(/^\/job\/[0-9a-f]{24}$/);
    const company = job.getByRole('link', { name: 'Triveni Digital' });
    await expect.poll(() => company.getAttribute('href')).toBe(`/company/${employer}`);
    for (const fact of ['On-site, Jaipur', '₹6 – 12 LPA', '2 – 5 years', 'Full-time', 'PAYMENTS']) {
      await expect.poll(() => job.textContent()).toContain(fact);
    }
  });

  test('pages of 5, and of 10 and 20 if there are that many jobs', async () => {
    const perPage = page.getByRole('combobox', { name: 'Per page' });
    const offered = () => perPage.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await expect.poll(() => card().count()).toBe(5);
    await expect.poll(offered).toEqual(['5', '10', '20']);
    await expect.poll(() => pages().getByRole('button', { name: 'Prev' }).isDisabled()).toBe(true);
    await pages().getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => pages().textContent()).toMatch(/Page 2 of \d/);
    await perPage.selectOption('20');
    await expect.poll(() => card().count()).toBe(20);
    await expect.poll(() => pages().textContent()).toMatch(/Page 1 of \d/);
    await on.show('/?keyword=settlement');
    await expect.poll(total).toBe('1 job');
    await expect.poll(offered).toEqual(['5']);
  });

  test('facets narrow the result and can be removed', async () => {
    const before = await total();
    const payments = page.getByRole('region', { name: 'Industry' }).getByRole('button', { name: /PAYMENTS/ });
    const more = page.getByRole('button', { name: /of Industry$/ });
    await page.getByRole('region', { name: 'Industry' }).waitFor();
    await payments.or(more).first().waitFor();
    if ((await payments.count()) === 0) await more.click();
    await payments.click();
    await expect.poll(total).toBe('1 job');
    await expect.poll(() => new URLSearchParams(search()).get('industry')).toBe('payments');
    await payments.click();
    await expect.poll(total).toBe(before);
  });

  test('shows a message if nothing is found, and a failure with a retry', async () => {
    await on.leave();
    await start(true);
    await find('Keywords', 'haskell');
    await page.getByText('No data available!').waitFor();
    await page.route('**/api/fetch-jobs?*', (route) => route.abort());
    await find('Keywords', 'settlement');
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to load jobs. Please try again later.' });
    await alert.waitFor();
    await page.unroute('**/api/fetch-jobs?*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(total).toBe('1 job');
  });
});

test('a load that the server refuses is reported in an alert, in its own words, and in place of the jobs', async () => {
  await on.leave();
  await start(true);
  const message = 'That page is past the last one.';
  await page.route('**/api/fetch-jobs?*', (route) => route.fulfill({ status: 400, json: { success: false, message } }));
  await find('Keywords', 'settlement');
  expect(await answerPopup(page)).toBe(message);
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
});

test('failing to load saved and applied jobs is alerted', async () => {
  await page.route('**/api/my-applications', (route) => route.abort());
  await page.reload();
  await page.getByRole('dialog').getByText('Failed to load your applications.').waitFor();
});

test('an unpublished or deleted job leaves the search; the saved list says ‘No longer available’', async () => {
  const { mongo, changes } = product.deps;
  await find('Keywords', 'settlement');
  await expect.poll(total).toBe('1 job');
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/toggle-save'));
  await page.getByRole('button', { name: 'Save Support Analyst' }).click();
  await expect.poll(() => yours('Saved Jobs').textContent()).toBe('Saved Jobs1');
  // the screen shows the save before it is stored
  expect((await stored).status()).toBe(200);
  const job = await mongo.jobs.findOne({ title: 'Support Analyst' }).lean();
  await changes.jobs.remove(job!._id);
  await product.searchable();
  await page.goto(`${product.url}/?keyword=settlement`);
  await page.getByText('No data available!').waitFor();
  await yours('Saved Jobs').click();
  await card('Support Analyst').getByText('No longer available').waitFor();
});
