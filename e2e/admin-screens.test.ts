import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chooseScheme, screenProblems, views } from './support/axe-findings.ts';
import { navigateWithin, openBrowser, openPage, signIn } from './support/browser.ts';
import { visit } from './support/kept-tabs.ts';
import { type Product, startProduct } from './support/product.ts';

/** Every screen is checked by axe in two views. */
const BOTH_VIEWS_MS = 240_000;

let product: Product;
let browser: Browser;
let admin: Page;
let errors: string[];

const PASSWORD = 'Correct.Horse7';

const say = async (page: Page, message: string) => {
  await page.getByRole('dialog').getByText(message).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
};

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ({ page: admin, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } })));
  await signIn(admin, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
afterEach(() => expect(errors).toEqual([]));

test('the dashboard has a tile for each screen with its count, the tables have their columns and page sizes', async () => {
  await visit(admin, product.url);
  await admin.getByRole('link', { name: /^User Management 3/ }).waitFor();
  for (const [href, text] of [
    ['/list-users', /^User Management3/],
    ['/list-candidates', /^Candidate Management\d/],
    ['/list-jobs', /^Job Management\d/],
    ['/my-account', /^My Account/],
  ] as const) {
    await expect.poll(() => admin.getByRole('main').locator(`a[href="${href}"]`).textContent()).toMatch(text);
  }
  const ravi = await product.deps.mongo.users.findOne({ role: 'employer' }).lean();
  const tables = [
    [
      '/list-users',
      'Users',
      ['ID', 'First Name', 'Last Name', 'Email', 'Contact', 'Role', 'Actions'],
      '5 10 20 50',
      '10',
    ],
    [
      '/session-history',
      'Session history',
      ['Timestamp', 'Status', 'Name', 'Email', 'Contact', 'History'],
      '10 20 25 50 100',
      '20',
    ],
    [
      '/session-logs',
      'User history',
      ['Name', 'Status', 'Clock In', 'Clock Out', 'History'],
      '10 20 25 50 75 100',
      '10',
    ],
    [`/fetch-log-history/${ravi!._id}`, 'Log history', ['Status', 'Time', 'Date'], '10 20 25 50 75 100', '10'],
  ] as const;
  await product.deps.mongo.sessionLogs.create({
    userId: ravi!._id,
    status: 'in',
    ipAddress: '',
    createdAt: new Date(),
  });
  for (const [path, label, heads, sizes, usual] of tables) {
    await navigateWithin(admin, path);
    const table = admin.getByRole('table', { name: label, exact: true });
    await table.getByRole('row').nth(1).waitFor();
    await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(heads);
    const perPage = admin.getByRole('combobox', { name: 'Per page' });
    const offered = () => perPage.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await expect.poll(async () => (await offered()).join(' ')).toBe(sizes);
    await expect.poll(() => perPage.inputValue()).toBe(usual);
  }
  await admin.getByText(ravi!.email).waitFor();
  await navigateWithin(admin, '/list-users');
  await admin.getByRole('cell', { name: String(ravi!._id).slice(-6).toUpperCase(), exact: true }).waitFor();
});

test('if the server is unreachable, each screen and each action says so', async () => {
  const ravi = await product.deps.mongo.users.findOne({ role: 'employer' }).lean();
  const sessions = 'Trouble in connecting to the Server! Try again later or contact support team.';
  const screens = [
    ['/list-users', 'admin/users*', 'Unable to load users.'],
    ['/', 'admin/metrics', 'Unable to load dashboard data.'],
    [`/user/${ravi!._id}`, 'fetch-user/*', 'Trouble connecting to server. Please try again later.'],
    ['/session-history', 'session-history', sessions],
    ['/session-logs', 'fetch-session-logs', sessions],
    [`/fetch-log-history/${ravi!._id}`, 'fetch-Logs-History/*', sessions],
  ] as const;
  for (const [path, call, message] of screens) {
    await admin.route(`**/api/${call}`, (route) => route.abort());
    // a loaded tab would show what it keeps for 30 seconds
    await admin.goto(product.url + path);
    await admin.getByRole('alert').getByText(message, { exact: true }).waitFor();
    await admin.unroute(`**/api/${call}`);
  }
  const erase = async () => {
    await admin.getByRole('button', { name: /^Delete Ravi/ }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  const one = '**/api/admin/users/*';
  await visit(admin, `${product.url}/list-users`);
  await admin.route(one, (route) => route.abort());
  await erase();
  await say(admin, 'Delete failed.');
  await admin.unroute(one);
  await admin.route(one, (route) => route.fulfill({ json: { success: true, message: '' } }));
  await erase();
  await say(admin, 'Delete attempt finished.');
  await admin.unroute(one);

  await admin.route('**/api/update-EmployerPassword/*', (route) => route.abort());
  await visit(admin, `${product.url}/edit-user/${ravi!._id}`);
  await admin.getByRole('button', { name: 'Save' }).click();
  await say(admin, 'Trouble connecting to the server. Try again later.');
  await admin.getByRole('link', { name: 'Close' }).click();
  await admin.waitForURL(`${product.url}/list-users`);

  await admin.route('**/api/create-employer', (route) => route.abort());
  await visit(admin, `${product.url}/signUpEmployer`);
  await admin.getByLabel('First Name').fill('Kavita');
  await admin.getByLabel('Email').fill('kavita@corp.example');
  await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Create' }).click();
  await say(admin, 'Trouble in connecting to the Server! Please try again later.');
  await admin.unroute('**/api/create-employer');
});

test('a refusal of the session history is reported once in a popup, stays in place of the list, and is not retried', async () => {
  const call = '**/api/session-history';
  const message = 'Not for now.';
  let requests = 0;
  await admin.route(call, (route) => {
    requests += 1;
    return route.fulfill({ status: 403, json: { success: false, message } });
  });
  await visit(admin, `${product.url}/session-history`);
  await say(admin, message);
  await admin.getByRole('alert').getByText(message, { exact: true }).waitFor();
  const before = requests;
  await admin.waitForTimeout(7_000); // longer than one poll interval: an absence needs waiting time
  expect(requests).toBe(before);
  await admin.unroute(call);
  await admin.getByRole('button', { name: 'Try again' }).click();
  await admin.getByRole('table', { name: 'Session history' }).waitFor();
});

test('session history updates automatically, but not in a hidden tab', async () => {
  await visit(admin, `${product.url}/session-history`);
  await admin.getByRole('table', { name: 'Session history' }).waitFor();
  const days = admin.getByRole('radiogroup', { name: 'Which days' });
  await expect
    .poll(() => days.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
    .toEqual(['all', 'today']);
  let requests = 0;
  admin.on('request', (request) => {
    if (request.url().endsWith('/api/session-history')) requests += 1;
  });
  await expect.poll(() => requests).toBeGreaterThan(0);
  const setHidden = (hidden: boolean) =>
    admin.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  await setHidden(true);
  await admin.evaluate(() => fetch('/api/checkauth')); // requests sent before are counted by now
  const before = requests;
  await admin.waitForTimeout(7_000); // longer than one poll interval: an absence needs waiting time
  expect(requests).toBe(before);
  await setHidden(false);
  await expect.poll(() => requests).toBeGreaterThan(before);
});

test(
  'axe finds nothing, narrow and light, wide and dark, and no screen scrolls sideways',
  async () => {
    const { _id } = (await product.deps.mongo.users.findOne({ role: 'employer' }).lean())!;
    const paths = ['/', '/list-users', `/user/${_id}`, `/edit-user/${_id}`, '/signUpEmployer'];
    for (const path of [...paths, '/session-history', '/session-logs', `/fetch-log-history/${_id}`]) {
      await visit(admin, product.url + path);
      await admin.locator('main h1').waitFor();
      for (const { width, scheme } of views) {
        await admin.setViewportSize({ width, height: 900 });
        await chooseScheme(admin, scheme);
        // the notification stream stays open forever
        await expect.poll(() => admin.getByRole('status', { name: /^Loading/ }).count()).toBe(0);
        expect(await screenProblems(admin), path).toEqual([]);
      }
    }
    await admin.setViewportSize({ width: 1280, height: 900 });
  },
  BOTH_VIEWS_MS,
);

test('two concurrent changes of a list both count', async () => {
  await visit(admin, `${product.url}/list-users`);
  const size = admin.getByLabel('Per page');
  await size.waitFor();
  await admin.getByRole('columnheader', { name: 'Email' }).getByRole('button').waitFor();
  // both events come in one tick: the second before the first is rendered
  await admin.evaluate(() => {
    const choose = (label: string, value: string) => {
      const box = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!box) throw new Error(`there is no ${label}`);
      box.value = value;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Role', 'admin');
    choose('Per page', '50');
  });
  await expect.poll(() => new URL(admin.url()).searchParams.get('role')).toBe('admin');
  await expect.poll(() => new URL(admin.url()).searchParams.get('size')).toBe('50');
  await admin.getByRole('status').getByText('1 user', { exact: true }).waitFor();
  await expect.poll(() => size.inputValue()).toBe('50');
});
