import type { BrowserContext, Page } from 'playwright-core';
import { navigateWithin, openPage } from './browser.ts';

/** A screen without calls, shown between two tests. */
const BETWEEN = { path: '/about-us', heading: 'About Us' };

export interface Tab {
  page: Page;
  errors: string[];
}

/**
 * Tabs of one browser context that stay loaded from test to test: showing a screen inside the loaded application takes
 * half the processor time of a test with a tab of its own. What a test stored in the browser stays, as in a new tab.
 */
export interface KeptTabs {
  /** A tab that has loaded the application, or an empty one; with `fresh`, always an empty one. */
  take(width: number, fresh?: boolean): Promise<Tab>;
  /** Opens an address in a tab, inside the application once that is loaded; the screen begins from nothing. */
  show(tab: Tab, path: string): Promise<void>;
  /** Ends a test's use of the tab: closes the tabs that it opened, and keeps this one unless it is closed. Ignored when repeated. */
  giveBack(tab: Tab): Promise<void>;
}

export function keptTabs(context: BrowserContext, url: string): KeptTabs {
  const free: Tab[] = [];
  const taken = new Set<Page>();
  return {
    async take(width, fresh = false) {
      const tab = (fresh ? undefined : free.pop()) ?? (await openPage(context));
      taken.add(tab.page);
      await tab.page.setViewportSize({ width, height: 1000 });
      return tab;
    },
    async show({ page }, path) {
      await visit(page, url + path);
    },
    async giveBack(tab) {
      if (!taken.delete(tab.page)) return;
      const kept = new Set([tab, ...free].map(({ page }) => page));
      for (const other of context.pages()) if (!taken.has(other) && !kept.has(other)) await other.close();
      if (tab.page.isClosed()) return;
      await tab.page.unrouteAll();
      await tab.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: null });
      await leaveScreen(tab.page);
      tab.errors.length = 0;
      free.push(tab);
    },
  };
}

/** Opens an address, inside the application once the tab has loaded it; the screen begins from nothing. */
export async function visit(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  if (!page.url().startsWith(origin)) {
    await page.goto(address);
    return;
  }
  await leaveScreen(page);
  await navigateWithin(page, pathname + search);
}

async function leaveScreen(page: Page): Promise<void> {
  // a popup outlives its screen
  const popups = page.locator('[role=dialog][aria-modal=true]');
  for (let open = await popups.count(); open > 0; open -= 1) {
    await popups.nth(open - 1).press('Escape');
    await popups.nth(open - 1).waitFor({ state: 'hidden' });
  }
  await navigateWithin(page, BETWEEN.path);
  await page.getByRole('heading', { name: BETWEEN.heading, level: 1 }).waitFor();
}
