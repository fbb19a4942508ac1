import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AccountRole } from './accounts.ts';
import { openPage, signIn } from './browser.ts';

export type OpenSignedIn = (role: AccountRole, width?: number) => Promise<{ page: Page; errors: string[] }>;

/**
 * Opens an empty tab, signed in with that role. All tabs of a role share one browser context, which has cached the
 * screens, and one session, which no test may end.
 */
export function signedInPages(browser: Browser, url: string): OpenSignedIn {
  const windows = new Map<AccountRole, BrowserContext>();
  return async (role, width = 1280) => {
    const known = windows.get(role);
    const context = known ?? (await browser.newContext());
    const opened = await openPage(context);
    await opened.page.setViewportSize({ width, height: 1000 });
    if (!known) {
      await signIn(opened.page, url, role);
      windows.set(role, context);
    }
    return opened;
  };
}

/** Closes all tabs of the page's browser context. */
export async function closeTabs(page: Page): Promise<void> {
  for (const tab of page.context().pages()) await tab.close();
}
