import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRole } from './support/accounts.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const candidates = [
  'Candidates > Search Candidates /list-candidates',
  'Candidates > Pro Search Candidates /pro-search',
  'Candidates > Lists /shortlists',
  'Candidates > Saved Searches /pro-search?searches=saved',
];
const tickets = ['Tickets > Get Assistance /raise-ticket', 'Tickets > View Tickets /tickets'];
/** The bar's items in order; a group's items follow its name. */
const offered: Record<AccountRole, string[]> = {
  admin: [
    'Resume Parser /resume-parser',
    'Imports > Import Candidates /import-candidate',
    'Imports > Import Candidate Info /import-info',
    'Imports > Import Resumes /import-resume',
    'Imports > Identity Review /identity-review',
    'Jobs > Manage Jobs /list-jobs',
    ...candidates,
    'List Users /list-users',
    'Manage Tickets /tickets',
    'Log History /session-history',
    'Records > Search Index /search-index',
    'Records > Ranking /ranking',
    'Records > Duplicates /duplicates',
    'Records > Audit Log /audit-log',
  ],
  employer: [
    'Jobs > Create Jobs /create-job',
    'Jobs > Manage Jobs /list-jobs',
    ...candidates,
    ...tickets,
    'Applications /job-applications',
  ],
  'job-seeker': [...tickets, 'Search Jobs /', 'Applied Jobs /applied-jobs', 'Saved Jobs /saved-jobs'],
};

/** Reads the bar from left to right, opening and closing each group by a click. */
async function barItems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const entry of await bar.locator(':scope > a, :scope > div > button').all()) {
    const name = (await entry.textContent()) ?? '';
    const href = await entry.getAttribute('href');
    if (href) found.push(`${name} ${href}`);
    else {
      await entry.click();
      await bar.getByRole('listitem').first().waitFor();
      for (const link of await bar.getByRole('listitem').getByRole('link').all()) {
        found.push(`${name} > ${await link.locator('span').textContent()} ${await link.getAttribute('href')}`);
        await expect.poll(() => link.locator('svg').count()).toBe(1);
        await expect.poll(() => link.locator('small').textContent()).toMatch(/\w/);
      }
      await entry.click();
      await expect.poll(() => bar.getByRole('listitem').count()).toBe(0);
    }
  }
  return found;
}

/** Reads the slide-in menu from top to bottom. */
async function menuItems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const entries = page.getByRole('dialog', { name: 'Menu' }).locator('nav > ul > li');
  await entries.first().waitFor();
  for (const entry of await entries.all()) {
    const group = entry.locator('> p');
    const prefix = (await group.count()) > 0 ? `${await group.textContent()} > ` : '';
    for (const link of await entry.getByRole('link').all()) {
      found.push(`${prefix}${await link.locator('span').textContent()} ${await link.getAttribute('href')}`);
    }
  }
  return found;
}

describe.each(Object.keys(offered) as AccountRole[])('%s', (role) => {
  test('the bar offers what the role may open, in groups that open and close on click', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const { page } = await openPage(context);
    await signIn(page, product.url, role);
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await barItems(page)).toEqual(offered[role]);
    await expect
      .poll(() => page.getByRole('link', { name: 'My Account' }).first().getAttribute('href'))
      .toBe('/my-account');
    await expect
      .poll(() => page.getByRole('link', { name: /^Notifications/ }).getAttribute('href'))
      .toBe('/notification');
    await expect.poll(() => page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    await context.close();
  });

  test('at 320 px the same items slide in, with the account at its own address, and close on a choice', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const { page } = await openPage(context);
    await signIn(page, product.url, role);
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await menuItems(page)).toEqual([...offered[role], 'My Account /my-accounts', 'Notifications /notification']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.locator('button[aria-label="Open menu"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'My Account' }).click();
    await page.waitForURL(`${product.url}/my-account`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });
});

describe.each([1280, 320])('signed out at %i px', (width) => {
  test('only About Us and Try | Signin are offered', async () => {
    const context = await browser.newContext({ viewport: { width, height: 640 } });
    const { page } = await openPage(context);
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Try | Signin' }).waitFor();
    if (width > 1000) {
      expect(await barItems(page)).toEqual(['About Us /about-us']);
    } else {
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await menuItems(page)).toEqual(['About Us /about-us']);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.getByRole('link', { name: 'Try | Signin' }).click();
    await page.waitForURL(`${product.url}/signin`);
    await context.close();
  });
});

test('each call to action of the landing page opens the sign-in screen', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  for (const name of ['Find Jobs', 'Post Jobs', 'Get Started Today']) {
    await page.goto(product.url);
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`${product.url}/signin`);
  }
  await context.close();
});

test('the landing page shows the figures and the three themes', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const figures = async () =>
    (await page.locator('dl > div').allInnerTexts()).map((text) => text.replaceAll('\n', ' '));
  await expect.poll(figures).toEqual(['profiles 1 lakh+', 'employers 1K+', 'cities 500+', 'success rate 99.99%']);
  for (const theme of ['Smart job matching', 'Verified data', 'Pan-India coverage']) {
    await page.getByRole('heading', { name: theme }).waitFor();
  }
  await page.getByRole('main').getByText('AI career connections').waitFor();
  await page
    .getByRole('heading', { name: 'Connecting talent and opportunity through intelligent solutions' })
    .waitFor();
  await context.close();
});

test('the footer has the quick links, tickets if no form is configured, and the year', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(product.url);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Connecting talent and opportunity through intelligent solutions').waitFor();
  const links = () =>
    footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  await expect
    .poll(links)
    .toEqual([
      'Home /',
      'About Us /about-us',
      'Raise Tech Issue /raise-ticket',
      'Terms & Conditions /terms-condition',
      'Privacy & Policy /privacy-policy',
    ]);
  await expect.poll(() => footer.textContent()).toContain('2025');
  await context.close();
});

test('with the operator’s form, Raise Tech Issue opens it in a new tab', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  const form = 'https://forms.example/issue';
  await page.route('**/api/site-links', (route) => route.fulfill({ json: { techIssue: form, ipLookup: null } }));
  await page.goto(product.url);
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Raise Tech Issue' })
    .and(page.locator('[target=_blank]'));
  await expect.poll(() => link.getAttribute('href')).toBe(form);
  await context.close();
});

test('dark mode is off by default, puts its class on the document, and is restored before the first paint', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(product.url);
  const dark = page.getByRole('button', { name: 'Dark mode' });
  await dark.waitFor();
  expect(await page.locator('html.dark').count()).toBe(0);
  await dark.click();
  await page.locator('html.dark').waitFor();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  await dark.click();
  await page.locator('html:not(.dark)').waitFor();
  await context.close();
});
