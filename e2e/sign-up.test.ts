import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailBox, startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { openBrowser, openPage } from './support/browser.ts';
import { screenOpener } from './support/open-screens.ts';
import { pageTimeUntil } from './support/page-time.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

const INCOMPLETE = 'Kindly update your profile to continue using the application!';
let product: Product;
let mailBox: MailBox;
let browser: Browser;
/** A visitor whose form starts empty in each test. */
let visitor: Page;
let openScreen: (path: string) => Promise<void>;

beforeAll(async () => {
  mailBox = await startMailBox();
  product = await startProduct({ MAIL_URL: mailBox.url });
  browser = await openBrowser();
  ({ page: visitor } = await openPage(await browser.newContext()));
  ({ open: openScreen } = await screenOpener(visitor, product.url));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mailBox?.stop();
});

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'firstName').fill('Kavya');
  await field(page, 'lastName').fill('R');
  await field(page, 'contact').fill('9876501234');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill('Correct-Horse.9');
  await field(page, 'confirm').fill('Correct-Horse.9');
  await field(page, 'terms').check();
}

test('a new seeker signs up with the code in the mail, and is held at the profile, with one message each time', async () => {
  const context = await browser.newContext();
  const { page, errors } = await openPage(context);
  await page.goto(`${product.url}/signin`);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('radio').count()).toBe(1);
  await fillIn(page, 'kavya@example.in');
  expect(await field(page, 'otp').count()).toBe(0);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Please check your inbox!').waitFor();
  await page.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor();
  const code = await mailBox.waitForOtp('kavya@example.in');

  await field(page, 'otp').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const refused = await answerPopup(page);
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(refused);

  await field(page, 'otp').fill(code);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect(await answerPopup(page)).toBe(INCOMPLETE);
  await page.waitForURL(`${product.url}/my-account`);
  await page.getByRole('heading', { name: 'My Account', level: 1 }).waitFor();

  for (const path of ['/saved-jobs', '/', '/about-us']) {
    await page.goto(product.url + path);
    expect(await answerPopup(page)).toBe(INCOMPLETE);
    await page.waitForURL(`${product.url}/my-account`);
  }
  await page.getByRole('link', { name: 'Notifications' }).click();
  expect(await answerPopup(page)).toBe(INCOMPLETE);
  await page.reload();
  await page.getByRole('heading', { name: 'My Account', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('the form has one role, marks required fields, and links to terms, policy and sign-in', async () => {
  const page = visitor;
  await openScreen('/signup');
  await expect.poll(() => page.getByRole('radio', { name: 'Job-Seeker' }).isChecked()).toBe(true);
  const labels = async () =>
    (await page.locator('main form label').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  await expect
    .poll(labels)
    .toEqual([
      'Job-Seeker',
      ...['First Name *', 'Last Name *', 'Contact *', 'Email *', 'Password *', 'Confirm Password *'],
      'I accept the Terms & Conditions and the Privacy & Policy *',
    ]);
  const addresses = () =>
    page.locator('main form a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(addresses).toEqual(['/terms-condition', '/privacy-policy', '/signin']);
});

test('a refused OTP request is reported in the form and as an alert', async () => {
  const page = visitor;
  const message = 'Please wait 20 seconds before you ask for another OTP.';
  await page.route('**/api/send-otp', (route) => route.fulfill({ status: 429, json: { success: false, message } }));
  await openScreen('/signup');
  await field(page, 'email').fill('kavya@example.in');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  expect(await answerPopup(page)).toBe(message);
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(message);
  expect(await field(page, 'otp').count()).toBe(0);
  await page.unroute('**/api/send-otp');
});

test('missing and wrong values are reported field by field, and nothing is sent', async () => {
  const page = visitor;
  await openScreen('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect(await answerPopup(page)).toBe('You must accept the terms and conditions to proceed!');
  for (const message of [
    'First Name is Required!',
    'Last Name is Required!',
    'Contact is required!',
    'Email is required!',
    'Password is required!',
    'Confirm password is Required!',
    'You must accept the Terms and Policy for Signing up!',
  ]) {
    await page.getByText(message, { exact: true }).waitFor();
  }
  await field(page, 'firstName').fill('Al');
  await page.getByText('Enter Atleast 3 Characters long!').waitFor();
  await field(page, 'contact').fill('5876501234');
  await page.getByText('Contact should be a valid 10 digit Number!').waitFor();
  await field(page, 'password').fill('abc');
  await page.getByText('At least 1 special character (@$!%*#?&.).').waitFor();
  await field(page, 'email').fill('kavya@example.in');
  await page.getByText('Please enter the OTP, click Send OTP if not done yet!').waitFor();
});

test('Send OTP requires an email, and is disabled for 30 seconds after it was sent', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.clock.install();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const json = { success: true, message: 'Please check your inbox!' };
  await page.route('**/api/send-otp', (route) => held.then(() => route.fulfill({ json })));
  await page.goto(`${product.url}/signup`);
  const send = page.getByRole('button', { name: 'Send OTP' });
  await send.click();
  expect(await answerPopup(page)).toBe('Email is required!');
  await field(page, 'email').fill('kavya@example');
  await send.click();
  expect(await answerPopup(page)).toBe('Invalid email format!');
  await field(page, 'email').fill('kavya@example.in');
  await send.click();
  await page.getByRole('button', { name: 'Sending OTP...' }).waitFor();
  const locked = page.getByRole('button', { name: /^Resend in \d+s$/ });
  const pageTime = await pageTimeUntil(
    page,
    async () => {
      answer();
      await field(page, 'otp').waitFor();
      await expect.poll(() => locked.isDisabled()).toBe(true);
    },
    async () => (await send.isVisible()) && (await send.isEnabled()),
  );
  expect(pageTime).toBeGreaterThanOrEqual(30_000);
  expect(pageTime).toBeLessThan(45_000);
  await context.close();
});

test('an existing account’s email is not revealed: its owner is notified by mail', async () => {
  const page = visitor;
  await openScreen('/signup');
  await field(page, 'email').fill('recruiter@example.in');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Please check your inbox!').waitFor();
  expect((await mailBox.waitForMail('recruiter@example.in')).text).not.toMatch(/\b\d{6}\b/);
});

test('an unreachable server is reported in the form and as an alert', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(`${product.url}/signup`);
  await fillIn(page, 'late@example.in');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await field(page, 'otp').fill(await mailBox.waitForOtp('late@example.in'));
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const message = 'Trouble in connecting to the Server! Please try again later.';
  expect(await answerPopup(page)).toBe(message);
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(message);
  await context.close();
});
