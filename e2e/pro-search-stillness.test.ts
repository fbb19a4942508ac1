import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProSearchBench, startProSearch } from './support/pro-search-screen.ts';

/** Layout shifts within half a second of a press are attributed to the press. */
const LATER_MS = 700;
let bench: ProSearchBench;

beforeAll(async () => {
  bench = await startProSearch();
  await bench.context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        moved.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bench.context.route('**/api/advance-filter**', async (route) => {
    await new Promise((done) => setTimeout(done, LATER_MS));
    await route.continue();
  });
});
afterAll(() => bench?.close());

interface Shift {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const movedIn = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('late answers move nothing: not the first, not a search’s cards, synonyms, counts, facets and near titles', async () => {
  const { page, box, button, expectTotal, errors } = await bench.open('?keyword.text=java');
  const facets = page.getByRole('complementary', { name: 'Refine the result' });
  const settled = async () => {
    await expect.poll(() => facets.getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => facets.getByRole('listitem').count()).toBeGreaterThan(0);
  };
  await expectTotal(3);
  await settled();
  await box('Keyword').fill('k8s');
  await button('Search').click();
  await expectTotal(1);
  await page.getByText('k8s also found Kubernetes').waitFor();
  await settled();
  await box('Keyword').fill('java');
  await button('Search').click();
  await expectTotal(3);
  await settled();
  await box('Designation').fill('java developer');
  await page.keyboard.press('Enter');
  await expectTotal(1);
  await page.getByText('No near title adds anyone').waitFor();
  await settled();
  expect(await movedIn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
