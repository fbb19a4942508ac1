import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';
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

const widths = [320, 1280];
const looks = ['light', 'dark'] as const;

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function switchToDark(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /dark mode/i })
    .first()
    .click();
  await page.locator('html.dark').waitFor();
}

describe.each(widths)('at %i px', (width) => {
  test.each(looks)('axe finds nothing on the screens, %s, and none scrolls sideways', async (look) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const { page } = await openPage(context);
    await page.goto(`${product.url}/signin`);
    await page.getByLabel('Email').waitFor();
    expect(await findings(page)).toEqual([]);
    await signIn(page, product.url, 'admin');
    if (look === 'dark') await switchToDark(page);
    for (const path of [
      '/',
      '/pro-search',
      '/list-candidates',
      '/import-candidate',
      '/search-index',
      '/no-such-page',
    ]) {
      await page.goto(product.url + path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await findings(page)]).toEqual([path, []]);
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    }
    await context.close();
  });
});
