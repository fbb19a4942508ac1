import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepAt, totpCode } from '#api/sessions/totp.ts';
import { giveSecondFactor } from '#api/testing/second-factor.ts';
import { accounts } from './support/accounts.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { fillSignIn, openBrowser, openPage, signIn } from './support/browser.ts';
import { focused, notified } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

const MINUTE_MS = 60_000;
/** Several sign-ins and axe in every view, on a possibly busy machine. */
const LONG_MS = 300_000;
/** Each code of the app works once: tests wait for the next by moving the server's clock. */
const STEP_MS = 30_000;

let product: Product;
let browser: Browser;
/** The server's clock runs ahead by this much: a later code can be used at once. */
let ahead = 0;

beforeAll(async () => {
  product = await startProduct();
  product.deps.now = () => new Date(Date.now() + ahead);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** The app’s next code, which was not used yet. */
function nextCode(secret: string): string {
  ahead += STEP_MS;
  return totpCode(secret, stepAt(product.deps.now()));
}

/** Goes through the set-up; returns the key and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await panel(page).getByRole('button', { name: 'Set up' }).click();
  await focused(page, panel(page).getByLabel('Code'));
  await panel(page).getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  const secret = ((await panel(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.keyboard.type(nextCode(secret));
  await page.keyboard.press('Enter');
  const list = panel(page).getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return { secret, codes: await list.getByRole('listitem').allTextContents() };
}

test('a second factor is set up by keyboard, used at sign-in with codes and recovery codes, and removed', {
  timeout: LONG_MS,
}, async () => {
  const { email, password } = accounts.employer;
  const { page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
  const elsewhere = await openPage(await browser.newContext());
  await signIn(elsewhere.page, product.url, 'employer');
  await signIn(page, product.url, 'employer');
  await page.goto(`${product.url}/my-account`);
  await panel(page).getByText('Off', { exact: true }).waitFor();

  await panel(page).getByRole('button', { name: 'Set up' }).press('Enter');
  await focused(page, panel(page).getByLabel('Code'));
  expect(await problemsInViews(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await panel(page).getByText('Please enter the code.').waitFor();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await panel(page).getByText('The code has 6 digits.').waitFor();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();

  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  expect(await problemsInViews(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'I have kept them' }).click();
  await panel(page).getByText('10 recovery codes left.').waitFor();
  await panel(page).getByText('On', { exact: true }).waitFor();
  // the other browser was signed out
  await elsewhere.page.goto(`${product.url}/my-account`);
  await elsewhere.page.waitForURL(`${product.url}/signin`);

  const second = elsewhere.page;
  await fillSignIn(second, product.url, { email, password });
  const code = second.getByLabel('Code');
  await focused(second, code);
  expect(await problemsInViews(second)).toEqual([]);
  await second.keyboard.type('000000');
  await second.keyboard.press('Enter');
  await second.getByText('The code is not correct.').waitFor();
  await second.keyboard.type(nextCode(secret));
  await second.keyboard.press('Enter');
  await second.waitForURL(`${product.url}/`);
  await second.context().clearCookies({ name: 'session' });

  await fillSignIn(second, product.url, { email, password });
  await second.getByRole('button', { name: 'Back' }).click();
  await second.getByRole('textbox', { name: 'Password' }).fill(password);
  await second.getByRole('button', { name: 'Sign In' }).click();
  await second.getByRole('button', { name: 'Use a recovery code' }).click();
  await focused(second, second.getByLabel('Recovery code'));
  await second.keyboard.type(codes[0]?.toUpperCase() ?? '');
  await second.keyboard.press('Enter');
  await second.waitForURL(`${product.url}/`);

  await page.reload();
  await panel(page).getByText('9 recovery codes left.').waitFor();
  await panel(page).getByRole('button', { name: 'New recovery codes' }).click();
  await panel(page).getByLabel('Password').and(page.getByRole('textbox')).fill(password);
  await panel(page).getByLabel('Code from your app').fill(nextCode(secret));
  expect(await problemsInViews(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Make new codes' }).click();
  await panel(page).getByRole('list', { name: 'Recovery codes' }).waitFor();
  const renewed = await panel(page).getByRole('listitem').allTextContents();
  expect(renewed).not.toContain(codes[1]);
  await panel(page).getByRole('button', { name: 'I have kept them' }).click();

  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await panel(page).getByRole('button', { name: 'Remove the second factor' }).click();
  await panel(page).getByText('Please enter your current password.').waitFor();
  await panel(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await panel(page)
    .getByLabel('or a recovery code')
    .fill(renewed[3] ?? '');
  await panel(page).getByRole('button', { name: 'Remove the second factor' }).click();
  await notified(page, 'The second factor is off.');
  await panel(page).getByRole('button', { name: 'Set up' }).waitFor();
  expect([...errors, ...elsewhere.errors]).toEqual([]);
});

test('a sign-in that waits too long for its code begins again, with the reason', async () => {
  const { email, password } = accounts['job-seeker'];
  const { page, errors } = await openPage(await browser.newContext());
  await signIn(page, product.url, 'job-seeker');
  await page.goto(`${product.url}/my-account`);
  await setUp(page);
  await page.context().clearCookies();
  await fillSignIn(page, product.url, { email, password });
  await focused(page, page.getByLabel('Code'));
  ahead += 6 * MINUTE_MS;
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter your email and password again.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(errors).toEqual([]);
});

test('an admin sees an account’s second factor and removes it, and confirms the password first if it was entered long ago', {
  timeout: LONG_MS,
}, async () => {
  const seeker = await product.deps.mongo.users.findOne({ email: accounts['job-seeker'].email }).lean();
  if (!seeker) throw new Error('there is no seeker');
  await giveSecondFactor(product, seeker._id);
  const { page, errors } = await openPage(await browser.newContext());
  await signIn(page, product.url, 'admin');
  ahead += 16 * MINUTE_MS;
  await page.goto(`${product.url}/user/${seeker._id}`);
  await panel(page).getByText('10 recovery codes left.').waitFor();
  expect(await problemsInViews(page)).toEqual([]);
  const remove = panel(page).getByRole('button', { name: 'Remove second factor' });
  const proof = page.getByRole('dialog', { name: 'Confirm your password' });
  const ask = async () => {
    await remove.click();
    await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Remove' }).click();
    await focused(page, proof.getByRole('textbox', { name: 'Password' }));
  };
  await ask();
  expect(await problemsInViews(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByText('Please confirm your password to continue.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

  await ask();
  await page.keyboard.press('Enter');
  await proof.getByText('Password is required!').waitFor();
  await page.keyboard.type('Wrong-Horse-1');
  await page.keyboard.press('Enter');
  await proof.getByText('The current password is not correct.').waitFor();
  await proof.getByRole('textbox', { name: 'Password' }).fill(accounts.admin.password);
  await page.keyboard.press('Enter');
  await notified(page, 'The second factor was removed.');
  await panel(page).getByText('Not set up.').waitFor();

  // no second question within 15 minutes
  await page.goto(`${product.url}/fetch-log-history/${seeker._id}`);
  await signIn((await openPage(await browser.newContext())).page, product.url, 'job-seeker');
  await page.reload();
  await page.getByRole('button', { name: 'End all', exact: true }).click();
  await notified(page, /sessions? ended\./);
  expect(errors).toEqual([]);
});

test('an admin whose role requires a second factor can do nothing until it is set up', {
  timeout: LONG_MS,
}, async () => {
  const { config } = product.deps;
  product.deps.config = { ...config, SECOND_FACTOR_REQUIRED_FOR: ['admin'] };
  try {
    const { page, errors } = await openPage(await browser.newContext());
    const { email, password } = accounts.admin;
    await fillSignIn(page, product.url, { email, password });
    await page.waitForURL(`${product.url}/my-account`);
    await page.getByText('Accounts with your role must have a second factor.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await problemsInViews(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${product.url}/list-users`);
    await page.waitForURL(`${product.url}/my-account`);
    await setUp(page);
    await panel(page).getByRole('button', { name: 'I have kept them' }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole('link', { name: /^User Management/ }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    product.deps.config = config;
  }
});
