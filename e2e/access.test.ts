import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRole } from './accounts.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

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

const roles: AccountRole[] = ['admin', 'employer', 'job-seeker'];
/** Address → who may open it. */
const guarded: [string, AccountRole[]][] = [
  ['/pro-search', ['admin', 'employer']],
  ['/list-candidates', ['admin', 'employer']],
  ['/candidate/6123456789abcdef01234567', ['admin', 'employer']],
  ['/import-candidate', ['admin']],
  ['/search-index', ['admin']],
  ['/list-users', ['admin']],
  ['/create-job', ['employer']],
  ['/saved-jobs', ['job-seeker']],
  ['/raise-ticket', ['employer', 'job-seeker']],
  ['/list-jobs', roles],
  ['/my-account', roles],
  ['/notification', roles],
];

describe('signed out', () => {
  test.each(guarded)('%s leads to the sign-in screen', async (path) => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.goto(product.url + path);
    await page.waitForURL(/\/signin/);
    await context.close();
  });

  test('a wrong password gets one message, in the form and as an alert', async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.goto(`${product.url}/signin`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Email is required!').waitFor();
    await page.getByText('Password is required!').waitFor();
    await page.getByLabel('Email').fill('nobody@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-Horse-9');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/signin');
    await context.close();
  });
});

describe.each(roles)('as %s', (role) => {
  test('each guarded address opens, or shows the 403 page', async () => {
    const context = await browser.newContext();
    const { page, errors } = await openPage(context);
    await signIn(page, product.url, role);
    for (const [path, allowed] of guarded) {
      await page.goto(product.url + path);
      await page.locator('main h1, main h2').first().waitFor();
      const denied = await page.getByText("You don't have permission to view this page").count();
      expect([path, denied > 0]).toEqual([path, !allowed.includes(role)]);
    }
    await page.goto(`${product.url}/no-such-page`);
    await page.getByText('Page Not Found').waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(`${product.url}/`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('signing out ends the session', async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await signIn(page, product.url, role);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByText('Try | Signin').waitFor();
    await page.goto(`${product.url}/my-account`);
    await page.waitForURL(/\/signin/);
    await context.close();
  });
});
