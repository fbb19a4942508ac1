import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountRole, accounts } from './accounts.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { routeMap } from './route-map.ts';
import { someCandidates } from './some-candidates.ts';

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

/** Some thirty screens, each looked through by axe, on a machine that may be busy. */
const EVERY_SCREEN_MS = 300_000;
const widths = [320, 1280];
const looks = ['light', 'dark'] as const;

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const viewers = ['signed out', ...(Object.keys(accounts) as AccountRole[])] as const;

/** Each address with the first viewer who may open it; an address that several may open looks alike to all. */
const screensOf = (viewer: (typeof viewers)[number]): string[] => {
  const own = routeMap.filter(([, opens]) =>
    typeof opens === 'string' ? viewer === 'signed out' : opens[0] === viewer,
  );
  return [...own.map(([path]) => path), ...(viewer === 'signed out' ? ['/no-such-page'] : ['/'])];
};

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

describe.each(widths)('at %i px', (width) => {
  describe.each(looks)('%s', (look) => {
    test.each(viewers)(
      'axe finds nothing on the screens, %s, and none scrolls sideways',
      async (viewer) => {
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        await context.addInitScript((scheme) => localStorage.setItem('color-scheme', scheme), look);
        const { page } = await openPage(context);
        if (viewer !== 'signed out') await signIn(page, product.url, viewer);
        const found: Record<string, string[]> = {};
        for (const path of screensOf(viewer)) {
          await page.goto(product.url + path);
          await settled(page);
          const problems = await findings(page);
          if (await scrollsSideways(page)) problems.push('scrolls sideways');
          if (problems.length > 0) found[path] = problems;
        }
        expect(found).toEqual({});
        await context.close();
      },
      EVERY_SCREEN_MS,
    );

    test('axe finds nothing while something is open or refused', async () => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addInitScript((scheme) => localStorage.setItem('color-scheme', scheme), look);
      const { page } = await openPage(context);
      await page.goto(`${product.url}/signup`);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByText('First Name is Required!').waitFor();
      expect(await findings(page)).toEqual([]);
      await signIn(page, product.url, 'employer');
      await settled(page);
      const menu = page.getByRole('button', { name: 'Open menu' });
      await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Candidates' })).click();
      await page.getByRole('link', { name: 'Search Candidates' }).last().waitFor();
      expect(await findings(page)).toEqual([]);
      await context.close();
    });
  });
});
