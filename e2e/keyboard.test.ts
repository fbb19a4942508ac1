import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from './support/accounts.ts';
import { axeFindings, chooseScheme } from './support/axe-findings.ts';
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
  await atBeginning(page);

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

test('after a navigation the focus is at the start of the page; Ctrl+K opens every allowed screen and command', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await page.waitForURL(`${product.url}/job-applications`);
  await atBeginning(page);

  // the same, by the command palette
  const opener = page.getByRole('link', { name: 'Applications' }).first();
  const palette = page.getByRole('combobox', { name: 'Screens and commands' });
  const chosen = page.locator('[role=option][aria-selected=true]');
  await opener.focus();
  await page.keyboard.press('Control+k');
  await palette.and(page.locator(':focus')).waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await chooseScheme(page, scheme);
    expect(await axeFindings(page)).toEqual([]);
  }
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await palette.focus();
  await page.keyboard.type('audit');
  await page.getByText('No screen or command is called “audit”.').waitFor();
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Screens and commands' }).click();
  await page.keyboard.type('pro s');
  await expect.poll(() => chosen.locator('span').first().textContent()).toBe('Pro Search');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await palette.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/pro-search`);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'This page' }).getByText('To the keyword field').click();
  await page.getByRole('combobox', { name: 'Keyword', exact: true }).and(page.locator(':focus')).waitFor();
  await context.close();
});
