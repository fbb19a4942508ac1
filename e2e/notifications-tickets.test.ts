import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimits } from '#api/http/limits.ts';
import type { AccountRole } from './support/accounts.ts';
import { axeFindings, chooseScheme, screenProblems, views } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

/** Every screen is checked by axe in two views. */
const BOTH_VIEWS_MS = 240_000;

let product: Product;
let browser: Browser;
let admin: Page;
let employer: Page;
const errors: string[][] = [];

async function open(role: AccountRole): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const opened = await openPage(context);
  errors.push(opened.errors);
  await signIn(opened.page, product.url, role);
  return opened.page;
}

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  employer = await open('employer');
  admin = await open('admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  // the limit of ten tickets an hour is too low for all of these tests
  product.deps.limits = createLimits();
  for (const page of [admin, employer]) {
    await page.request.put(`${product.url}/api/ticket-read-status-all`, { data: {} });
    await page.goto(`${product.url}/notification`);
    await bell(page, 0);
  }
});
afterEach(() => expect(errors.flat()).toEqual([]));

/** Waits until the bell shows this number. */
const bell = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true })
    .waitFor();
const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title }).first();

/** Simulates that another tab comes to the front. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Raises a ticket by a direct call; returns its number. */
async function raise(subject: string, message = 'Nothing happens when I press the button.'): Promise<string> {
  const answer = await employer.request.post(`${product.url}/api/ticket-raise`, { data: { subject, message } });
  const { message: said } = (await answer.json()) as { message: string };
  const number = /TKT-\d+/.exec(said)?.[0];
  if (!number) throw new Error(said);
  return number;
}

describe('notifications', () => {
  test('arrive while the page is open: the count rises, the list grows, a toast appears', async () => {
    await admin.evaluate(() => Object.assign(window, { notReloaded: true }));
    const number = await raise('The first of two tickets');
    await bell(admin, 1);
    await admin
      .getByRole('status')
      .filter({ hasText: `New ticket ${number}` })
      .waitFor();
    await row(admin, number).getByText('System alert').waitFor();
    await admin
      .getByRole('status')
      .filter({ hasText: /^1 unread \/ \d+ total$/ })
      .waitFor();
    const left = admin.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/notification-stream'));
    await setHidden(admin, true);
    await left; // a hidden page keeps no connection
    await raise('The second of two tickets');
    await setHidden(admin, false);
    await bell(admin, 2);
    expect(await admin.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  test('are viewed in a popup, read one at a time, and all at once', async () => {
    const first = await raise('To be viewed and to be read');
    const second = await raise('To be read with all the rest');
    await bell(admin, 2);
    const view = row(admin, first).getByRole('button', { name: 'View' });
    await view.click();
    const popup = admin.getByRole('dialog', { name: `New ticket ${first}` });
    await popup.getByText('Ravi raised a ticket: To be viewed and to be read').waitFor();
    await admin.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true);
    await bell(admin, 2);
    await row(admin, first).getByRole('button', { name: 'Mark as Read' }).click();
    await bell(admin, 1);
    await row(admin, first).getByRole('button', { name: 'Mark as Read' }).waitFor({ state: 'detached' });
    await row(admin, second).getByRole('button', { name: 'Mark as Read' }).waitFor();
    await admin.getByRole('button', { name: 'Mark All as Read' }).click();
    await bell(admin, 0);
    await expect.poll(() => admin.getByRole('button', { name: 'Mark as Read', exact: true }).count()).toBe(0);
    await expect.poll(() => admin.getByRole('button', { name: 'Mark All as Read' }).isDisabled()).toBe(true);
  });

  test('read in one window are read in the other', async () => {
    await raise('Seen in two windows at once');
    await bell(admin, 1);
    const other = await admin.context().newPage();
    await other.goto(`${product.url}/notification`);
    await bell(other, 1);
    await other.getByRole('button', { name: 'Mark All as Read' }).click();
    await bell(admin, 0);
    await other.close();
  });

  test('link to their subject, which marks them as read', async () => {
    const number = await raise('Opened from its notification');
    await row(admin, number).getByRole('button', { name: 'View' }).click();
    await admin.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
    await admin.waitForURL(`${product.url}/tickets/${number}`);
    await admin.getByRole('heading', { name: number, exact: true }).waitFor();
    await bell(admin, 0);
  });

  test('that can’t be fetched are reported in the spec’s words, and a retry works', async () => {
    // the stream's event triggers a refetch of the list, which must not come before the retry
    await admin.route('**/api/notification-stream*', (route) => route.abort());
    await admin.route('**/api/fetch-notification*', (route) => route.abort());
    await admin.goto(`${product.url}/notification`);
    await admin.getByRole('alert').getByText('Unable to get notifiation. Please try again later.').waitFor();
    await admin.unroute('**/api/fetch-notification*');
    await admin.getByRole('button', { name: 'Try again' }).click();
    await rows(admin).first().waitFor();
    await admin.unroute('**/api/notification-stream*');
  });

  test('are reported as missing if there are none; a refusal is alerted in the server’s words', async () => {
    const none = { success: true, message: 'No notifications found', notifications: [], unread: 0, total: 0 };
    await admin.route('**/api/fetch-notification*', (route) => route.fulfill({ json: none }));
    await admin.goto(`${product.url}/notification`);
    await admin.getByText('No notifications found').waitFor();
    await admin.unroute('**/api/fetch-notification*');
    const message = 'Not at this time of day.';
    await admin.route('**/api/fetch-notification*', (route) =>
      route.fulfill({ status: 403, json: { success: false, message } }),
    );
    await admin.goto(`${product.url}/notification`);
    expect(await answerPopup(admin)).toBe(message);
    await admin.getByRole('alert').getByText(message).waitFor();
    await admin.unroute('**/api/fetch-notification*');
  });
});

describe('tickets', () => {
  test('are raised by the form: counted, disabled below the minimums, cleared afterwards', async () => {
    await employer.goto(`${product.url}/tickets`);
    await employer.getByRole('link', { name: 'Create Ticket' }).click();
    const subject = employer.getByRole('textbox', { name: 'Subject' });
    const message = employer.getByRole('textbox', { name: 'Message' });
    const submit = employer.getByRole('button', { name: 'Submit' });
    await subject.fill('   Too few    ');
    await employer.getByText('3 more characters needed').waitFor();
    await employer.getByText('7 / 200').waitFor();
    await message.fill('A message that has enough characters.');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await subject.fill('<b>Ten characters</b> & more');
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await message.fill('Nineteen characters');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await message.fill('Nineteen characters.\nAnd a second line.');
    await submit.click();
    await employer
      .getByRole('dialog')
      .getByText(/^Ticket TKT-\d{6} raised successfully!$/)
      .waitFor();
    await employer.getByRole('dialog').locator(':focus').waitFor();
    await employer.keyboard.press('Enter');
    await expect.poll(async () => [await subject.inputValue(), await message.inputValue()]).toEqual(['', '']);
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await employer.getByRole('link', { name: 'View Tickets' }).first().click();
    await employer.getByRole('row').filter({ hasText: '<b>Ten characters</b> & more' }).getByText('Pending').waitFor();
  });

  test('that can’t be raised stay in the form', async () => {
    await employer.route('**/api/ticket-raise', (route) => route.abort());
    await employer.goto(`${product.url}/raise-ticket`);
    await employer.getByRole('textbox', { name: 'Subject' }).fill('This one is not sent');
    await employer.getByRole('textbox', { name: 'Message' }).fill('Since the server is out of reach.');
    await employer.getByRole('button', { name: 'Submit' }).click();
    await employer.getByRole('dialog').getByText('Unable to raise ticket. Please try again later.').waitFor();
    await employer.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => employer.getByRole('textbox', { name: 'Subject' }).inputValue())
      .toBe('This one is not sent');
    await employer.unroute('**/api/ticket-raise');
  });

  test('are resolved by an admin after a confirm; the owner is notified, and its open page follows', async () => {
    const number = await raise('An admin is to check this');
    await employer.goto(`${product.url}/tickets/${number}`);
    const theirs = employer.getByRole('region', { name: 'Ticket' });
    await theirs.getByText('Pending').waitFor();
    expect(await employer.getByRole('button', { name: 'Resolve' }).count()).toBe(0);

    await admin.goto(`${product.url}/tickets`);
    await admin.getByRole('link', { name: 'An admin is to check this' }).click();
    await admin.getByRole('region', { name: 'Raised by' }).getByText('recruiter@example.in').waitFor();
    const card = admin.getByRole('region', { name: 'Ticket' });
    await card.getByRole('button', { name: 'Resolve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await card.getByText('Pending').waitFor();
    await card.getByRole('button', { name: 'Resolve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await card.getByText('Resolved').waitFor();
    await card.getByRole('button', { name: 'Resolve' }).waitFor({ state: 'detached' });
    await admin
      .getByRole('complementary', { name: 'All tickets' })
      .getByRole('link', { name: number })
      .getByText('Resolved')
      .waitFor();

    await theirs.getByText('Resolved').waitFor();
    await bell(employer, 1);
    await employer
      .getByRole('status')
      .filter({ hasText: `Ticket ${number} resolved` })
      .waitFor();
  });

  test('are listed by status, which is in the address; /viewtickets shows the newest', async () => {
    const number = await raise('The newest of all tickets');
    await employer.goto(`${product.url}/tickets`);
    await employer.getByRole('radiogroup', { name: 'Status' }).getByText('Resolved').click();
    await employer.waitForURL(`${product.url}/tickets?status=resolved`);
    await employer.getByRole('row').getByText('Pending').first().waitFor({ state: 'detached' });
    await employer.reload();
    await employer.getByRole('row').getByText('Resolved').first().waitFor();
    await expect.poll(() => employer.getByRole('row').getByText('Pending').count()).toBe(0);
    await employer.goto(`${product.url}/viewtickets`);
    await employer.getByRole('heading', { name: number, exact: true }).waitFor();
  });

  test('are in a list with columns; only roles that may raise one are offered that', async () => {
    const number = await raise('One of the rows of a list');
    for (const page of [employer, admin]) {
      await page.goto(`${product.url}/tickets`);
      const first = page.getByRole('row').filter({ hasText: 'One of the rows of a list' });
      await first.waitFor();
      await expect
        .poll(() => page.getByRole('columnheader').allTextContents())
        .toEqual([...['Sl.no', 'Subject', 'Message', 'Time', 'Status']]);
      await expect.poll(() => first.getByRole('cell').first().textContent()).toBe('1');
      await expect
        .poll(() => page.getByRole('link', { name: 'Create Ticket' }).count())
        .toBe(page === employer ? 1 : 0);
    }
    for (const path of ['/tickets', '/viewtickets']) {
      await admin.goto(`${product.url}${path}?id=${number}`);
      await admin.getByRole('heading', { name: number, exact: true }).waitFor();
    }
  });

  test('are shown with their author; one that can’t be resolved stays pending', async () => {
    const number = await raise('Who raised it, and what it says');
    await admin.goto(`${product.url}/tickets/${number}`);
    const card = admin.getByRole('region', { name: 'Ticket' });
    await card.getByText('Nothing happens when I press the button.').waitFor();
    await expect.poll(() => card.locator('dt').allTextContents()).toEqual(['Subject', 'Message', 'Created at']);
    const owner = admin.getByRole('region', { name: 'Raised by' });
    await owner.getByRole('heading', { name: 'Ravi' }).waitFor();
    await expect.poll(() => owner.locator('dt').allTextContents()).toEqual(['Email', 'Contact', 'Role']);
    await expect.poll(() => owner.locator('dd').allTextContents()).toEqual(['recruiter@example.in', '-', 'Employer']);
    await admin.route('**/api/resolve-ticket', (route) => route.abort());
    await card.getByRole('button', { name: 'Resolve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await admin.getByText('Unable to resolve ticket. Please try again later.').waitFor();
    expect(await answerPopup(admin)).toBe('Unable to resolve ticket. Please try again later.');
    await card.getByText('Pending').waitFor();
    await admin.unroute('**/api/resolve-ticket');
  });

  test('are reported as missing in the spec’s words if there are none, as are errors', async () => {
    const none = JSON.stringify({ success: true, message: '', ticket: [], total: 0 });
    await employer.route('**/api/fetch-tickets*', (route) =>
      route.fulfill({ contentType: 'application/json', body: none }),
    );
    for (const path of ['/tickets', '/viewtickets']) {
      await employer.goto(product.url + path);
      await employer.getByText('No tikcets found').waitFor();
    }
    await employer.unroute('**/api/fetch-tickets*');
    await employer.route('**/api/fetch-tickets*', (route) => route.abort());
    await employer.goto(`${product.url}/tickets`);
    await employer.getByText('Unable to get tikcets. Please try again later.').waitFor();
    await employer.unroute('**/api/fetch-tickets*');
    await employer.route('**/api/fetch-tickets/*', (route) => route.abort());
    await employer.goto(`${product.url}/tickets/TKT-000001`);
    await employer.getByText('Unable to get tickets. Please try again later.').waitFor();
    await employer.unroute('**/api/fetch-tickets/*');
    for (const id of ['TKT-999999', 'nonsense']) {
      await employer.goto(`${product.url}/tickets/${id}`);
      // the server decides which comes first
      if (id === 'TKT-999999') expect(await answerPopup(employer)).toBe('Ticket not found.');
      await employer.getByRole('alert').getByText('Ticket not found.').waitFor();
    }
  });
});

test('all of it works by keyboard', async () => {
  const number = await raise('Done without a mouse');
  await bell(admin, 1);
  const focus = (name: string | RegExp) => row(admin, number).getByRole('button', { name }).focus();
  await focus('View');
  await admin.keyboard.press('Enter');
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const open = admin.getByRole('dialog').getByRole('link', { name: 'Open' });
  await expect.poll(() => isFocused(open)).toBe(true);
  await admin.keyboard.press('Enter');
  await admin.waitForURL(`${product.url}/tickets/${number}`);
  await admin.getByRole('button', { name: 'Resolve' }).focus();
  await admin.keyboard.press('Enter');
  // the dialog takes the focus when it opens
  await expect.poll(() => admin.getByRole('dialog').locator(':focus').count()).toBe(1);
  await admin.keyboard.press('Enter');
  await admin.getByRole('region', { name: 'Ticket' }).getByText('Resolved').waitFor();
});

test(
  'axe finds nothing, narrow and light, wide and dark, and no screen scrolls sideways',
  async () => {
    const inViews = async (page: Page, check: () => Promise<void>) => {
      for (const { width, scheme } of views) {
        await page.setViewportSize({ width, height: 900 });
        await chooseScheme(page, scheme);
        await check();
      }
    };
    for (const path of ['/raise-ticket', '/tickets', '/tickets/TKT-000001', '/notification']) {
      const page = path === '/raise-ticket' ? employer : admin;
      await page.goto(product.url + path);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await inViews(page, async () => expect(await screenProblems(page), path).toEqual([]));
    }
    await rows(admin).first().getByRole('button', { name: 'View' }).click();
    await admin.getByRole('dialog').waitFor();
    await inViews(admin, async () => expect(await axeFindings(admin)).toEqual([]));
  },
  BOTH_VIEWS_MS,
);
