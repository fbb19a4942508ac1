import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type AccountRole, accounts } from './accounts.ts';
import { openPage, signIn } from './browser.ts';
import { routeMap } from './route-map.ts';

export interface PictureSet {
  viewer: AccountRole | 'signed out';
  /** Light or dark, and the window's width. */
  variants: [scheme: 'light' | 'dark', width: number][];
}

const variants: PictureSet['variants'] = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
];
const viewers = ['signed out', ...(Object.keys(accounts) as AccountRole[])] as const;
export const pictureSets: readonly PictureSet[] = viewers.map((viewer) => ({ viewer, variants }));

const DESCRIPTION = `Position: Tech Lead
Experience: 5-8 years, of which two with a team
Must have: Java, Spring Boot, Selenium
Good to have: Kubernetes, Terraform
Location: Bengaluru / Pune
Notice period: immediate to 30 days
CTC: up to 28 LPA
We have lunch together every Friday.`;

/** States that a screen shows only after an action: name → address and action. */
const states: Record<string, [viewer: PictureSet['viewer'], path: string, act: (page: Page) => Promise<void>]> = {
  'signup problems': ['signed out', '/signup', (page) => page.getByRole('button', { name: 'Sign Up' }).click()],
  'signin problems': ['signed out', '/signin', (page) => page.getByRole('button', { name: 'Sign In' }).click()],
  'forgot-password code': [
    'signed out',
    '/forgot-password',
    async (page) => {
      // a new email each time: an email gets only one code a minute
      await page.getByLabel('Email').fill(`meera.${Date.now()}@example.in`);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await page.getByText('Please check your inbox!').waitFor();
    },
  ],
  'undo-email-change link': ['signed out', `/undo-email-change#${'x'.repeat(43)}`, async () => undefined],
  'undo-email-change used': [
    'signed out',
    `/undo-email-change#${'x'.repeat(43)}`,
    async (page) => {
      // the address is the last picture's: only a reload restarts the screen
      await page.reload();
      await page.getByRole('button', { name: 'Restore my email' }).click();
      await page.getByText('This link has expired').waitFor();
    },
  ],
  'undo-email-change done': [
    'signed out',
    `/undo-email-change#${'x'.repeat(43)}`,
    async (page) => {
      await page.route('**/api/undo-email-change', (route) =>
        route.fulfill({ json: { success: true, message: 'Your email was restored. Please reset your password.' } }),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Restore my email' }).click();
      await page.getByText('Your email was restored').waitFor();
      await page.unroute('**/api/undo-email-change');
    },
  ],
  'signin code': [
    'signed out',
    '/signin',
    async (page) => {
      const refusal = { success: false, message: '', errors: [{ reason: 'code-needed' }] };
      await page.route('**/api/signin', (route) => route.fulfill({ status: 401, json: refusal }));
      await page.getByLabel('Email').fill('meera@example.in');
      await page.getByRole('textbox', { name: 'Password' }).fill('any');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByLabel('Code').waitFor();
      await page.unroute('**/api/signin');
    },
  ],
  'my-account second factor': [
    'employer',
    '/my-account',
    async (page) => {
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    },
  ],
  'my-account recovery codes': [
    'employer',
    '/my-account',
    async (page) => {
      const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`);
      await page.route('**/api/confirm-second-factor', (route) =>
        route.fulfill({ json: { success: true, message: '', recoveryCodes } }),
      );
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Code').fill('123456');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
      await page.unroute('**/api/confirm-second-factor');
    },
  ],
  'my-account new email': [
    'employer',
    '/my-account',
    async (page) => {
      await page.getByRole('button', { name: 'Edit User Details' }).click();
      await page.locator('[name="email"]').fill('another@example.in');
      await page.locator('[name="currentPassword"]').waitFor();
    },
  ],
  'identity-review all of a cause': [
    'admin',
    '/identity-review?cause=phone',
    (page) => page.getByRole('button', { name: /^Another person: all/ }).click(),
  ],
  'no such page': ['signed out', '/no-such-page', async () => undefined],
  'access denied': ['employer', '/list-users', async () => undefined],
  'pro-search requirements': [
    'employer',
    '/pro-search?fromJob=',
    async (page) => {
      await page.getByRole('textbox', { name: 'Job description' }).fill(DESCRIPTION);
      await page.getByText(/^[\d,]+ candidates?$/).waitFor();
    },
  ],
  'candidate corrected': [
    'employer',
    '/pro-search',
    async (page) => {
      const card = page.getByRole('article').first().getByRole('link').first();
      await page.goto(new URL((await card.getAttribute('href')) ?? '', page.url()).href);
      await page.getByRole('button', { name: 'Correct…' }).click();
    },
  ],
  'pro-search not stated': [
    'employer',
    '/pro-search?experience=3..8&city=Pune&negotiable=15&gender=female&notStated=gender&notStated=negotiableNoticePeriod',
    async (page) => {
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await page
        .getByText(/^Also not stated \([\d,]+ more\)$/)
        .first()
        .waitFor();
    },
  ],
  'menu open': [
    'employer',
    '/my-account',
    async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Candidates' })).click();
    },
  ],
};

/** Captures the screens that the viewer may open and whose name contains that part. Returns one line per picture. */
export async function takePictures(
  browser: Browser,
  url: string,
  { viewer, variants: wanted }: PictureSet,
  folder: string,
  part: string,
): Promise<string[]> {
  const taken: string[] = [];
  for (const [scheme, width] of wanted) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addInitScript((value) => localStorage.setItem('color-scheme', value), scheme);
    const { page } = await openPage(context);
    const shots = shotsOf(viewer).filter(({ name }) => `${viewer} ${name} ${scheme} ${width}`.includes(part));
    if (viewer !== 'signed out' && shots.length > 0) await signIn(page, url, viewer);
    for (const { name, path, act } of shots) {
      await page.goto(url + path);
      await page.locator('main h1').first().waitFor();
      await act?.(page);
      // don't wait for streams, which stay open forever
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      const file = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}-${scheme}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      taken.push(file);
    }
    await context.close();
  }
  return taken;
}

interface Shot {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

function shotsOf(viewer: PictureSet['viewer']): Shot[] {
  const screens = routeMap
    .filter(([path, opens]) => {
      if (viewer === 'signed out') return typeof opens === 'string';
      return path === '/' || (typeof opens === 'object' && opens.includes(viewer));
    })
    .map(([path]) => ({ name: path === '/' ? 'home' : path.slice(1), path }));
  const more = Object.entries(states)
    .filter(([, [who]]) => who === viewer)
    .map(([name, [, path, act]]) => ({ name, path, act }));
  return [...screens, ...more];
}
