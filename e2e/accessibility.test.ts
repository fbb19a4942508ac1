import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountRole, accounts } from './support/accounts.ts';
import { axeFindings, chooseScheme, problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { screenOpener } from './support/open-screens.ts';
import { type Product, startProduct } from './support/product.ts';
import { routeMap } from './support/route-map.ts';
import { someCandidates } from './support/some-candidates.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  await product.addCandidates(someCandidates);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Up to forty screens per viewer, each checked by axe twice, on a possibly busy machine. */
const EVERY_SCREEN_MS = 600_000;
const widths = [320, 1280];
const schemes = ['light', 'dark'] as const;

const viewers = ['signed out', ...(Object.keys(accounts) as AccountRole[])] as const;

/** Each address with the first viewer who may open it; shared screens are the same for all. */
const screensOf = (viewer: (typeof viewers)[number]): string[] => {
  const own = routeMap.filter(([, opens]) =>
    typeof opens === 'string' ? viewer === 'signed out' : opens[0] === viewer,
  );
  return [...own.map(([path]) => path), ...(viewer === 'signed out' ? ['/no-such-page'] : ['/'])];
};

test.each(viewers)(
  'axe finds nothing on the screens, narrow and light, wide and dark, %s, and none scrolls sideways',
  async (viewer) => {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    if (viewer !== 'signed out') await signIn(page, product.url, viewer);
    const found: Record<string, string[]> = {};
    const { open, settled } = await screenOpener(page, product.url);
    for (const path of screensOf(viewer)) {
      await open(path);
      await settled();
      const problems = await problemsInViews(page);
      if (problems.length > 0) found[path] = problems;
    }
    expect(found).toEqual({});
    await context.close();
  },
  EVERY_SCREEN_MS,
);

test.each(widths)('axe finds nothing while something is open or refused, at %i px', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const { page } = await openPage(context);
  const inBothLooks = async () => {
    for (const scheme of schemes) {
      await chooseScheme(page, scheme);
      expect(await axeFindings(page)).toEqual([]);
    }
  };
  await page.goto(`${product.url}/signup`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('dialog').waitFor();
  await inBothLooks();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('First Name is Required!').waitFor();
  await inBothLooks();
  await signIn(page, product.url, 'employer');
  await page.goto(product.url);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Candidates' })).click();
  await page.getByRole('link', { name: 'Search Candidates' }).last().waitFor();
  await inBothLooks();
  await context.close();
});
