import type { Browser, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { TOO_SLOW_MESSAGE } from '#api/search/run-search.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type KeptTabs, keptTabs, type Tab } from './kept-tabs.ts';
import { answerPopup } from './popups.ts';
import { type Product, startProduct } from './product.ts';
import { someCandidates } from './some-candidates.ts';

/** Time limit for a search queued behind others on a busy machine. */
const PATIENCE = { timeout: 120_000 };

/** The job seeker among the accounts is a candidate too. */
export const EVERYBODY = someCandidates.length + 1;

/** A product with some candidates and an employer signed in; each test opens Pro Search in its own tab. */
export interface ProSearchBench {
  product: Product;
  context: BrowserContext;
  /** In a tab that an earlier test has left, or in a new one; with `fresh`, always in a new one. */
  open(address?: string, width?: number, fresh?: boolean): Promise<ProSearchScreen>;
  close(): Promise<void>;
}

export async function startProSearch(): Promise<ProSearchBench> {
  const product = await startProduct();
  await product.addCandidates(someCandidates);
  const browser: Browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const { page: first } = await openPage(context);
  await signIn(first, product.url, 'employer');
  await first.close();
  const tabs = keptTabs(context, product.url);
  return {
    product,
    context,
    async open(address = '', width = 1440, fresh = false) {
      const tab = await tabs.take(width, fresh);
      await tabs.show(tab, `/pro-search${address}`);
      const screen = proSearchScreen(tab, tabs);
      await expect.poll(() => screen.total().textContent(), PATIENCE).toMatch(/Total Candidates/);
      return screen;
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}

export type ProSearchScreen = ReturnType<typeof proSearchScreen>;

/** A recruiter's actions on Pro Search, by the labels on the screen. */
function proSearchScreen(tab: Tab, tabs: KeptTabs) {
  const { page, errors } = tab;
  const cards = () => page.getByRole('article');
  const total = () => page.getByRole('region', { name: 'Candidates' }).getByRole('status').first();
  const badges = (group: string) =>
    page.getByRole('list', { name: `${group} badges`, exact: true }).getByRole('listitem');
  // a field with suggestions is a combobox
  const box = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
  /** A search that took too long on a busy machine is sent again, as the product tells the recruiter to. */
  const repeatIfTooSlow = async () => {
    if (!(await page.getByRole('dialog').filter({ hasText: TOO_SLOW_MESSAGE }).isVisible())) return;
    await answerPopup(page);
    await page.getByRole('button', { name: 'Try again' }).first().click();
  };
  return {
    page,
    errors,
    /** Shows another address in this tab. */
    show: (path: string) => tabs.show(tab, path),
    /** Leaves the tab to the next test. */
    leave: () => tabs.giveBack(tab),
    cards,
    total,
    box,
    expression: (group: string) => page.getByRole('textbox', { name: `${group} expression` }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    toggle: (name: string) => page.getByRole('switch', { name, exact: true }),
    allMandatory: (group: string) =>
      page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name: 'Mark all Mandatory' }),
    names: () => cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))),
    badgeTexts: async (group: string) => (await badges(group).allTextContents()).map((text) => text.trim()),
    expectTotal: (count: number) =>
      expect
        .poll(async () => {
          await repeatIfTooSlow();
          return total().textContent();
        }, PATIENCE)
        .toBe(`Total Candidates: ${count}+`),
    /** Opens a folded group of the panel. */
    async unfold(group: string) {
      const heading = page.getByRole('group', { name: group, exact: true }).getByRole('heading').getByRole('button');
      if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
    },
    async addBadge(name: string, text: string) {
      await box(name).fill(text);
      await page.keyboard.press('Enter');
    },
    async mode(group: string, mode: 'Badges' | 'Boolean') {
      await page
        .getByRole('radiogroup', { name: `${group} mode` })
        .getByText(mode)
        .click();
    },
    async choose(label: string, name: string) {
      await page.getByRole('combobox', { name: label, exact: true }).fill(name);
      await page.getByRole('option', { name, exact: true }).first().click();
    },
  };
}
