import type { Browser } from 'playwright-core';
import type { AccountRole } from './accounts.ts';
import { openPage, signIn } from './browser.ts';
import { type KeptTabs, keptTabs, type Tab } from './kept-tabs.ts';

export interface SignedInPage extends Tab {
  /** Opens an address of the product in this tab. */
  show(path: string): Promise<void>;
  /** Leaves the tab to the next test, and closes those that it opened. */
  leave(): Promise<void>;
}

/** With `fresh`, the tab is new: it has cached no answers of the API. */
export type OpenSignedIn = (role: AccountRole, width?: number, fresh?: boolean) => Promise<SignedInPage>;

/**
 * Takes a tab, signed in with that role. All tabs of a role share one browser context, which has cached the screens,
 * and one session, which no test may end.
 */
export function signedInPages(browser: Browser, url: string): OpenSignedIn {
  const windows = new Map<AccountRole, KeptTabs>();
  return async (role, width = 1280, fresh = false) => {
    const tabs = windows.get(role) ?? (await signedIn(role));
    windows.set(role, tabs);
    const tab = await tabs.take(width, fresh);
    return { ...tab, show: (path) => tabs.show(tab, path), leave: () => tabs.giveBack(tab) };
  };

  async function signedIn(role: AccountRole): Promise<KeptTabs> {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await signIn(page, url, role);
    await page.close();
    return keptTabs(context, url);
  }
}
