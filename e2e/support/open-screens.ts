import type { Page, Request } from 'playwright-core';
import { navigateWithin } from './browser.ts';

/** A screen that everyone may open, shown between two screens so that each one's own heading can be awaited. */
const BETWEEN = { path: '/about-us', heading: 'About Us' };
const QUIET_MS = 500;

/** Opens screens one after another inside one load of the application. */
export interface ScreenOpener {
  /** Resolves once the screen of the address has its heading. */
  open(path: string): Promise<void>;
  /** Resolves once no call was running for half a second; event streams don't count. */
  settled(): Promise<void>;
}

/** Loads the application once. */
export async function screenOpener(page: Page, url: string): Promise<ScreenOpener> {
  const running = new Set<Request>();
  let quietSince = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') running.add(request);
  });
  const ended = (request: Request) => {
    running.delete(request);
    quietSince = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.goto(url + BETWEEN.path);
  const between = page.getByRole('main').getByRole('heading', { name: BETWEEN.heading, level: 1 });
  await between.waitFor();
  return {
    async open(path) {
      // popups outlive their screen
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'OK' });
      while ((await confirm.count()) > 0) await confirm.first().click();
      await navigateWithin(page, BETWEEN.path);
      await between.waitFor();
      if (path === BETWEEN.path) return;
      quietSince = performance.now();
      await navigateWithin(page, path);
      await page.waitForFunction((other) => {
        const heading = document.querySelector('main h1')?.textContent;
        return heading !== undefined && heading !== other;
      }, BETWEEN.heading);
    },
    async settled() {
      while (running.size > 0 || performance.now() - quietSince < QUIET_MS) await page.waitForTimeout(50);
    },
  };
}
