import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type AccountRole, accounts } from './accounts.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** The machine's own Chromium, without what it would otherwise look up outside, and without drawing WebGL by hand. */
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
    ],
  });
}

/** What is waited for comes at once on an idle machine; one that is busy may need its time. */
const PATIENCE_MS = 30_000;

/** A page whose errors fail the test that reads them at its end. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

/** Fills in the sign-in screen and sends it; what comes of it is the caller's to wait for. */
export async function fillSignIn(page: Page, url: string, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${url}/signin`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in by the screen itself; ends on the role's home. */
export async function signInByForm(page: Page, url: string, role: AccountRole): Promise<void> {
  await fillSignIn(page, url, accounts[role]);
  await page.waitForURL(`${url}/`);
}

/** Signs the window of the page in by the call alone, a fifth of the form's work; the page stays where it is. */
export async function signIn(page: Page, url: string, role: AccountRole): Promise<void> {
  const { email, password } = accounts[role];
  const answer = await page.context().request.post(`${url}/api/signin`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in as ${role}: ${answer.status()} ${await answer.text()}`);
}
