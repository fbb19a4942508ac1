import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type AccountRole, accounts } from './accounts.ts';

const CHROMIUM = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync);

/**
 * The last --disable-features wins, so this repeats the names that playwright-core 1.x passes and matter on Linux. The
 * two about the omnibox are ours: its popups are web pages, which every new context loads, for 1.5 s of processor time.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The machine's own Chromium, without its external lookups, and without software rendering of WebGL. */
export async function openBrowser(): Promise<Browser> {
  if (!CHROMIUM)
    throw new Error('Chromium is missing: `npm test` installs it, or install your system’s package chromium');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-3d-apis',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  });
}

/** Immediate on an idle machine; a busy one may need this long. */
const PATIENCE_MS = 120_000;

/** A page without animations that collects its errors; tests check them at the end. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

/** Fills in and submits the sign-in screen; the caller waits for the outcome. */
export async function fillSignIn(page: Page, url: string, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${url}/signin`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in on the screen; ends on the role's home. */
export async function signInByForm(page: Page, url: string, role: AccountRole): Promise<void> {
  await fillSignIn(page, url, accounts[role]);
  await page.waitForURL(`${url}/`);
}

/** Signs in by a direct call, five times as fast as the form; the page stays where it is. */
export async function signIn(page: Page, url: string, role: AccountRole): Promise<void> {
  const { email, password } = accounts[role];
  const answer = await page.context().request.post(`${url}/api/signin`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in as ${role}: ${answer.status()} ${await answer.text()}`);
}

/** Navigates inside the loaded application, as its links do: a quarter of the processor time of a full load. */
export async function navigateWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
