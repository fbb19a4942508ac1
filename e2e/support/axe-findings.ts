import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A screen that fades in or lays itself out anew is wrong for a moment; one that is wrong stays so. */
const SETTLED_WITHIN_MS = 10_000;
const LOOK_AGAIN_MS = 250;

/**
 * What axe finds wrong with the page once it stands still: rule and places, nothing where all is well. A PDF in a frame
 * is its viewer's, not ours. Only violations are worked out, and in the page itself: five times as fast on a full page.
 */
export const axeFindings = (page: Page): Promise<string[]> => onceSettled(page, findingsNow);

/** What axe finds, and whether the page scrolls sideways. */
export const screenProblems = (page: Page): Promise<string[]> =>
  onceSettled(page, async () => [...(await findingsNow(page)), ...(await sidewaysNow(page))]);

/** Narrow and wide, light and dark: colours don't depend on the width, nor layout on the colours. */
export const views = [
  { width: 320, look: 'light' },
  { width: 1280, look: 'dark' },
] as const;

/** As if it had been chosen in another window: the page takes it over without being loaded again. */
export async function chooseLook(page: Page, look: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'color-scheme';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, look);
  await page.locator(`html[data-mantine-color-scheme="${look}"]`).waitFor();
}

/** The problems of the page as it stands in each of the views; leaves it in the last. */
export async function problemsInViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, look } of views) {
    await page.setViewportSize({ width, height: 900 });
    await chooseLook(page, look);
    found.push(...(await screenProblems(page)).map((each) => `${width} ${look} ${each}`));
  }
  return found;
}

async function onceSettled(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const found = await look(page);
    if (found.length === 0 || performance.now() > until) return found;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}

async function findingsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ exclude: [['iframe']] }, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

async function sidewaysNow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return wide ? ['scrolls sideways'] : [];
}
