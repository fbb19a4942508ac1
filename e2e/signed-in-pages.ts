import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { AccountRole } from './accounts.ts';
import { openPage, signIn } from './browser.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type OpenSignedIn = (
  role: AccountRole,
  options?: BrowserContextOptions,
) => Promise<{ page: Page; errors: string[] }>;

/**
 * Opens the home of a role in a window of its own. The first of a role signs in by the screen, the others go on with
 * that session, so none of their tests may end it.
 */
export function signedInPages(browser: Browser, url: string): OpenSignedIn {
  const states = new Map<AccountRole, State>();
  return async (role, options = {}) => {
    const state = states.get(role);
    const context = await browser.newContext({ ...options, ...(state && { storageState: state }) });
    const opened = await openPage(context);
    if (state) await opened.page.goto(url);
    else {
      await signIn(opened.page, url, role);
      states.set(role, await context.storageState());
    }
    return opened;
  };
}
