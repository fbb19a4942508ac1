import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Findings while a screen fades in or lays itself out are transient; real ones persist. */
const SETTLED_WITHIN_MS = 10_000;
const RETRY_MS = 250;

/**
 * axe's violations once the page is stable: rule and places, empty if there are none. Excludes PDFs in frames, which
 * belong to the browser's viewer. Runs only violation checks, inside the page: five times as fast on a full page.
 */
export const axeFindings = (page: Page): Promise<string[]> => onceSettled(page, findingsNow);

/** axe's violations, and whether the page scrolls sideways. */
export const screenProblems = (page: Page): Promise<string[]> =>
  onceSettled(page, async () => [...(await findingsNow(page)), ...(await sidewaysNow(page))]);

/** Narrow and wide, light and dark: colours don't depend on the width, nor layout on the colours. */
export const views = [
  { width: 320, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

/** Simulates a choice in another window: the page applies it without a reload. */
export async function chooseScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'color-scheme';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
}

/** The problems of the page in each of the views; leaves it in the last one. */
export async function problemsInViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, scheme } of views) {
    await page.setViewportSize({ width, height: 900 });
    await chooseScheme(page, scheme);
    found.push(...(await screenProblems(page)).map((each) => `${width} ${scheme} ${each}`));
  }
  return found;
}

async function onceSettled(page: Page, check: (page: Page) => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const found = await check(page);
    if (found.length === 0 || performance.now() > until) return found;
    await page.waitForTimeout(RETRY_MS);
  }
}

async function findingsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: [['iframe']] },
      { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

async function sidewaysNow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return wide ? ['scrolls sideways'] : [];
}
