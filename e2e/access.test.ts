import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRole } from './support/accounts.ts';
import { openBrowser, openPage, signIn, signInByForm } from './support/browser.ts';
import { screenOpener } from './support/open-screens.ts';
import { pageTimeUntil } from './support/page-time.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';
import { type Opens, routeMap } from './support/route-map.ts';

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
type Viewer = AccountRole | 'signed out';
const HTML = 'text/html; charset=utf-8';
type Outcome = 'screen' | 'sign-in' | 'home' | '403' | '404';

function expected(opens: Opens, viewer: Viewer): Outcome {
  if (opens === 'anyone') return 'screen';
  if (opens === 'visitors') return viewer === 'signed out' ? 'screen' : 'home';
  if (viewer === 'signed out') return 'sign-in';
  return opens.includes(viewer) ? 'screen' : '403';
}

/** Loads the address and returns the outcome. The first heading is already the right screen's. */
async function outcomeOf(page: Page, path: string): Promise<Outcome> {
  await page.goto(product.url + path);
  return outcomeShown(page, path);
}

async function outcomeShown(page: Page, path: string): Promise<Outcome> {
  const heading = await page.locator('main h1').first().textContent();
  if (heading === 'Access Denied') return '403';
  if (heading === 'Page Not Found') return '404';
  const at = new URL(page.url()).pathname;
  if (at === path) return 'screen';
  return at === '/signin' ? 'sign-in' : 'home';
}

test.each<Viewer>(['signed out', ...roles])('every address, %s', async (viewer) => {
  const context = await browser.newContext();
  const { page, errors } = await openPage(context);
  if (viewer !== 'signed out') await signIn(page, product.url, viewer);
  const found: Record<string, Outcome> = {};
  const { open } = await screenOpener(page, product.url);
  for (const [path] of routeMap) {
    // a bookmark: the server answers every address with the application
    const answer = await page.request.get(product.url + path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, HTML]);
    await open(path);
    found[path] = await outcomeShown(page, path);
  }
  expect(found).toEqual(Object.fromEntries(routeMap.map(([path, opens]) => [path, expected(opens, viewer)])));
  // messages of one screen stay over the next one: a load ends them
  await page.goto(product.url);
  await page.locator('main h1').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(roles)('the 403 and 404 pages link %s back home', async (role) => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, role);
  const denied = routeMap.find(([, opens]) => expected(opens, role) === '403')?.[0] ?? '';
  await page.goto(product.url + denied);
  await page.getByText("You don't have permission to view this page").waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(`${product.url}/`);
  expect(await outcomeOf(page, '/no/such-page')).toBe('404');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${product.url}/`);
  await context.close();
});

test.each<[AccountRole, string]>([
  ['admin', 'Welcome, Asha'],
  ['employer', 'Welcome, Ravi'],
  ['job-seeker', 'Search Jobs'],
])('a sign-in as %s ends on the home of that role', async (role, heading) => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signInByForm(page, product.url, role);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  if (role === 'job-seeker') {
    await page.goto(`${product.url}/job-seeker`);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }
  await context.close();
});

test('the mobile menu’s /my-accounts redirects to /my-account', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'employer');
  await page.goto(`${product.url}/my-accounts`);
  await page.waitForURL(`${product.url}/my-account`);
  await page.getByRole('heading', { name: 'My Account', level: 1 }).waitFor();
  await context.close();
});

describe('sign-in', () => {
  /** A visitor whose form starts empty in each test. */
  let visitor: Page;
  let openScreen: (path: string) => Promise<void>;
  beforeAll(async () => {
    ({ page: visitor } = await openPage(await browser.newContext()));
    ({ open: openScreen } = await screenOpener(visitor, product.url));
  });

  test('missing fields are named, the first one focused, and nothing is sent', async () => {
    const page = visitor;
    await openScreen('/signin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Email is required!').waitFor();
    await page.getByText('Password is required!').waitFor();
    await page.locator('input[name=email]:focus').waitFor();
    await page.getByLabel('Email').fill('stranger@example');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid email format!').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a wrong password shows one message, in the form and as an alert', async () => {
    const page = visitor;
    await openScreen('/signin');
    await page.getByLabel('Email').fill('stranger@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-Horse-9');
    await page.keyboard.press('Enter');
    const message = await answerPopup(page);
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(message);
    expect(page.url()).toContain('/signin');
  });

  test('the form appears once the device data is known, and sends all of it', async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/client-ip', (route) => held.then(() => route.continue()));
    await page.goto(`${product.url}/signin`);
    await page.getByText('Please wait...').waitFor();
    expect(await page.getByLabel('Email').count()).toBe(0);
    answer();
    await page.getByLabel('Email').fill('stranger@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-Horse-9');
    const sent = page.waitForRequest('**/api/signin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect((await sent).postDataJSON()).toEqual({
      email: 'stranger@example.in',
      password: 'Wrong-Horse-9',
      selectedRole: 'job seeker',
      fingerPrintId: expect.stringMatching(/^[0-9a-f]{32}$/),
      browserName: 'Chrome',
      ipAddress: expect.stringMatching(/127\.0\.0\.1$/),
    });
    await context.close();
  });

  test('without device data there is no form, but the reason and a way to retry', async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.route('**/api/client-ip', (route) => route.abort());
    await page.goto(`${product.url}/signin`);
    const missing = page.getByRole('alert');
    await missing.getByText('Device data is not available! Kindly try again later or contact support team.').waitFor();
    expect(await page.getByLabel('Email').count()).toBe(0);
    await page.unroute('**/api/client-ip');
    await missing.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Email').waitFor();
    await context.close();
  });

  test('marks required fields, shows and hides the password, and has a progress cursor while it is sent', async () => {
    const page = visitor;
    await openScreen('/signin');
    const password = page.locator('input[name=password]');
    await page.getByLabel('Email').fill('stranger@example.in');
    await password.fill('Wrong-Horse-9');
    const labels = async () => (await page.locator('main form label').allTextContents()).map((text) => text.trim());
    await expect.poll(labels).toEqual(['Email *', 'Password *']);
    const toggle = page.getByRole('button', { name: 'Show password' });
    for (const type of ['text', 'password']) {
      await toggle.click();
      await expect.poll(() => password.getAttribute('type')).toBe(type);
    }
    await expect
      .poll(() => page.getByRole('link', { name: 'Forgot Password' }).getAttribute('href'))
      .toBe('/forgot-password');
    await expect.poll(() => page.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/signin', (route) => held.then(() => route.abort()));
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.click();
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress');
    answer();
    await answerPopup(page);
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).cursor)).toBe('pointer');
    await page.unroute('**/api/signin');
  });

  test('the device data is refreshed every 15 seconds', async () => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await page.clock.install();
    let requests = 0;
    await page.route('**/api/client-ip', (route) => {
      requests += 1;
      return route.fulfill({ json: { ip: '203.0.113.7' } });
    });
    const pageTime = await pageTimeUntil(
      page,
      async () => {
        await page.goto(`${product.url}/signin`);
        await page.getByLabel('Email').waitFor();
        expect(requests).toBe(1);
      },
      async () => requests > 1,
    );
    expect(pageTime).toBeGreaterThanOrEqual(15_000);
    expect(pageTime).toBeLessThan(30_000);
    await context.close();
  });
});

test.each(roles)('signing out as %s ends the session', async (role) => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, role);
  await page.goto(`${product.url}/notification`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await answerPopup(page);
  await page.waitForURL(`${product.url}/`);
  await page.getByText('Try | Signin').waitFor();
  expect(await outcomeOf(page, '/my-account')).toBe('sign-in');
  await context.close();
});
