import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from './support/accounts.ts';
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

/** The focused element, by its name or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? (element?.textContent?.trim() || element?.getAttribute('name'));
  });

/** After a navigation, the focus is at the start of the page. */
const atBeginning = (page: Page) => page.waitForFunction(() => document.activeElement?.id === 'main');

async function tabTo(page: Page, name: string): Promise<void> {
  const passed: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at === name) return;
    passed.push(at);
  }
  throw new Error(`Tab never came to ${name}, only to ${passed.join(', ')}`);
}

test('from the landing page to a screen and out again, without a mouse', async () => {
  const { email, password } = accounts.employer;
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(product.url);
  await page.getByText('Try | Signin').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Find Jobs');
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').waitFor();
  await atBeginning(page);
  await tabTo(page, 'email');
  await page.keyboard.type(email);
  await tabTo(page, 'password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/`);

  await atBeginning(page);
  const candidates = page.getByRole('button', { name: 'Candidates' });
  await candidates.focus();
  await page.keyboard.press('Enter');
  await page.locator('button[aria-expanded=true]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Candidates');
  await expect.poll(() => candidates.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/list-candidates');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/list-candidates`);

  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'OK');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/`);
  await context.close();
});

test('a popup traps the focus and returns it', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await page.goto(`${product.url}/signup`);
  const send = page.getByRole('button', { name: 'Send OTP' });
  await send.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator(':focus').waitFor();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Send OTP');
  await context.close();
});

test('after a navigation the focus is at the start of the page', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await page.waitForURL(`${product.url}/job-applications`);
  await atBeginning(page);
  await context.close();
});
