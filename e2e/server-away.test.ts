import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

const AWAY = 'Trouble in connecting to the Server, please try again later.';
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

/** Blocks this browser's API calls, and the code of screens not opened yet. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.route(/\/(api|assets)\//, (route) => route.abort('connectionrefused'));
}

test('a server that is unreachable at the start is reported once, and Try again opens the page as soon as it is back', async () => {
  const context = await browser.newContext();
  const { page, errors } = await openPage(context);
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto(product.url);
  expect(await answerPopup(page)).toBe(AWAY);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  expect(await page.getByRole('link', { name: 'Try | Signin' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await answerPopup(page)).toBe(AWAY);
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Get Started Today' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a screen whose code can’t be fetched says so, and Try again opens it', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cutOff(context);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await page.getByRole('main').getByText(AWAY).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByText(AWAY).waitFor();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Terms & Conditions', level: 1 }).waitFor();
  await context.close();
});

test('another screen that is already loaded opens from the one that isn’t', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(`${product.url}/about-us`);
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor();
  await cutOff(context);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy & Policy' }).click();
  await page.getByRole('main').getByText(AWAY).waitFor();
  await footer.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor();
  await context.close();
});

test('a search that fails while the server is unreachable succeeds with Try again', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'admin');
  await page.goto(`${product.url}/list-candidates`);
  const search = page.locator('main input').first();
  await search.waitFor();
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await search.fill('stranger');
  await page.keyboard.press('Enter');
  const failed = page.getByRole('main').getByRole('alert');
  await failed.waitFor();
  await expect.poll(() => failed.textContent()).toContain(AWAY);
  await context.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await failed.waitFor({ state: 'detached' });
  await context.close();
});

test('a sign-out that doesn’t reach the server leaves the session unchanged', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(product.url);
  await context.route('**/api/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await answerPopup(page)).toBe(AWAY);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await context.close();
});

test('a profile check that doesn’t reach the server is reported, and Try again continues it', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'job-seeker');
  await context.route('**/api/check-profile', (route) => route.abort('connectionrefused'));
  await page.goto(`${product.url}/saved-jobs`);
  expect(await answerPopup(page)).toBe(AWAY);
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main h1').waitFor();
  await page.getByText(AWAY).waitFor({ state: 'detached' });
  await page.waitForURL(`${product.url}/saved-jobs`);
  await context.close();
});

test('a sign-in that doesn’t reach the server is reported in the form and as an alert', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await context.route('**/api/signin', (route) => route.abort('connectionrefused'));
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('Email').fill('stranger@example.in');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-Horse-9');
  await page.keyboard.press('Enter');
  const message = 'Trouble in connecting to the Server! Please try again later.';
  expect(await answerPopup(page)).toBe(message);
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(message);
  await context.close();
});

test('a save without a connection fails immediately, keeps the input, and can be sent again', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(`${product.url}/raise-ticket`);
  await page.getByLabel('Subject').fill('The upload stops at 90 percent');
  await page.getByLabel('Message').fill('It stops at 90 percent and then begins again from nothing.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await answerPopup(page)).toBe('Unable to raise ticket. Please try again later.');
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('The upload stops at 90 percent');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await answerPopup(page)).toMatch(/TKT-\d{6}|success/i);
  await context.close();
});
