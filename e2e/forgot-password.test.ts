import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailBox, startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { accounts } from './support/accounts.ts';
import { openBrowser, openPage } from './support/browser.ts';
import { pageTimeUntil } from './support/page-time.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let mailBox: MailBox;
let browser: Browser;

beforeAll(async () => {
  mailBox = await startMailBox();
  product = await startProduct({ MAIL_URL: mailBox.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mailBox?.stop();
});

const NEW_PASSWORD = 'Another-Horse.7';
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a forgotten password is reset by the code in the mail; the employer signs in only with the new one', async () => {
  const { email, password } = accounts.employer;
  const context = await browser.newContext();
  const { page, errors } = await openPage(context);
  await page.goto(`${product.url}/signin`);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByRole('heading', { name: 'Reset password', level: 1 }).waitFor();
  await field(page, 'email').fill('recruiter@example');
  await press(page, 'Send OTP');
  await page.getByText('Invalid email', { exact: true }).waitFor();
  expect(await field(page, 'otp').count()).toBe(0);
  await field(page, 'email').fill(email);
  await press(page, 'Send OTP');
  await page.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor();
  const code = await mailBox.waitForOtp(email);

  await field(page, 'otp').fill('12345');
  await press(page, 'Verify OTP');
  await page.getByText('Enter 6-digit OTP', { exact: true }).waitFor();
  await field(page, 'otp').fill(code === '000000' ? '000001' : '000000');
  await press(page, 'Verify OTP');
  await answerPopup(page);
  await field(page, 'otp').fill(code);
  await press(page, 'Verify OTP');

  await field(page, 'password').fill('Short.1');
  await field(page, 'confirm').fill('Other.1');
  await press(page, 'Reset Password');
  await page.getByText('Password must be ≥8 characters', { exact: true }).waitFor();
  await page.getByText('Passwords do not match', { exact: true }).waitFor();
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'confirm').fill(NEW_PASSWORD);
  await press(page, 'Reset Password');
  await answerPopup(page);
  await page.waitForURL(`${product.url}/signin`);

  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await press(page, 'Sign In');
  await answerPopup(page);
  await field(page, 'password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('button', { name: 'Candidates' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an unknown email gets the same answer as a known one', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(`${product.url}/forgot-password`);
  await field(page, 'email').fill('stranger@example.in');
  await press(page, 'Send OTP');
  await page.getByText('Please check your inbox!').waitFor();
  await field(page, 'otp').waitFor();
  expect(mailBox.mails.some(({ to }) => to === 'stranger@example.in')).toBe(false);
  await context.close();
});

test('another code can be requested after 60 seconds', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.clock.install();
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ json: { success: true, message: 'Please check your inbox!' } }),
  );
  await page.goto(`${product.url}/forgot-password`);
  await field(page, 'email').fill('meera@example.in');
  const send = page.getByRole('button', { name: 'Send OTP' });
  const locked = page.getByRole('button', { name: /^Resend in \d+s$/ });
  const pageTime = await pageTimeUntil(
    page,
    async () => {
      await press(page, 'Send OTP');
      await locked.waitFor();
      await expect.poll(() => locked.isDisabled()).toBe(true);
    },
    async () => (await send.isVisible()) && (await send.isEnabled()),
  );
  expect(pageTime).toBeGreaterThanOrEqual(60_000);
  expect(pageTime).toBeLessThan(75_000);
  await context.close();
});

test.each([
  ['send-otp', 'Failed to send OTP'],
  ['verify-otp', 'OTP verification failed'],
  ['reset-password', 'Password reset failed.'],
])('if %s can’t be reached: %s', async (away, message) => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  for (const name of ['send-otp', 'verify-otp', 'reset-password']) {
    await page.route(`**/api/${name}`, (route) =>
      name === away ? route.abort() : route.fulfill({ json: { success: true, message: 'Done' } }),
    );
  }
  await page.goto(`${product.url}/forgot-password`);
  await field(page, 'email').fill('meera@example.in');
  await press(page, 'Send OTP');
  if (away !== 'send-otp') {
    await field(page, 'otp').fill('123456');
    await press(page, 'Verify OTP');
  }
  if (away === 'reset-password') {
    await field(page, 'password').fill(NEW_PASSWORD);
    await field(page, 'confirm').fill(NEW_PASSWORD);
    await press(page, 'Reset Password');
  }
  expect(await answerPopup(page)).toBe(message);
  await context.close();
});
