import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildUi } from '#local/start/build-ui.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { percentiles } from '../harness/durations.ts';
import { loadIndex } from '../harness/load-index.ts';
import { runApi } from '../harness/running-api.ts';
import { installProbes, lastSearch, scriptBytes } from './page-probes.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SEARCHES = 50;
/** The speed of a good typist. */
const KEY_EVERY_MS = 60;
const WHEEL_TURNS = 40;
/** One more than the searches: the first warms up. Each has results and occurs once, so that none is cached. */
const WORDS = `project java python react angular kubernetes aws sql spring docker selenium tableau excel sap php node.js
  kafka mongodb jenkins git html css linux azure devops testing developer engineer manager analyst lead architect
  consultant network designer administrator executive accountant associate senior software data quality sales support
  operations marketing finance trainee technical business`.split(/\s+/);

/**
 * Pro Search in a browser over `count` candidates, by the Performance API: from pressing Search to painted cards
 * compared with the API's own time, typing to paint, layout shift, scripts of the first screen, scrolling 100 cards.
 * Milliseconds.
 */
export async function benchProSearchScreen(count: number) {
  const namespace = `bench-search-${count}`;
  const servers = await benchServers(namespace);
  await loadIndex(connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000), namespace, count);
  await buildUi(resolve('var/bench/ui-build.log'), (line) => console.log(line));
  const { api, base, cookie } = await runApi(servers);
  const executablePath = CHROMIUM.find(existsSync);
  if (!executablePath) throw new Error(`Chromium is missing: none of ${CHROMIUM.join(', ')}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair, base)));
    await context.addInitScript(installProbes);
    const first = await openedScreen(context, base);
    const searches = await searched(first.page);
    const typing = await typed(first.page);
    const shifts = await first.page.evaluate(() => window.probes.shifts);
    const scroll = await scrolled(context, base);
    return {
      candidates: count,
      at: base,
      firstScreenScriptsKb: first.scriptsKb,
      searches,
      typing,
      layoutShift: shifts,
      scroll,
    };
  } finally {
    await browser.close();
    await api.stop();
    await servers.stop();
  }
}

function cookieOf(pair: string, url: string) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
}

async function openedScreen(context: BrowserContext, base: string) {
  const page = await context.newPage();
  await page.goto(`${base}/pro-search`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scriptsKb = Math.round((await page.evaluate(scriptBytes)) / 102.4) / 10;
  return { page, scriptsKb };
}

async function searched(page: Page) {
  const [totals, apis, overs]: [number[], number[], number[]] = [[], [], []];
  for (const [at, text] of WORDS.slice(0, SEARCHES + 1).entries()) {
    await page.getByRole('combobox', { name: 'Keyword', exact: true }).fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const { total, api } = await page.evaluate(lastSearch);
    await page.waitForLoadState('networkidle'); // the facets', too
    if (at === 0) continue;
    totals.push(total);
    apis.push(api);
    overs.push(total - api);
  }
  return { pressToPaint: percentiles(totals), api: percentiles(apis), screenOverApi: percentiles(overs) };
}

async function typed(page: Page) {
  const fields: [name: string, label: string, text: string][] = [
    ['badge', 'Keyword', 'software development engineer'],
    ['range', 'Min experience in years', '12.5'],
    ['skill', 'Skills', 'spring boot'],
    ['city', 'City', 'Bengaluru'],
    ['expression', 'Resume search', '(java OR kotlin) AND "event sourcing" NEAR/5 kafka'],
  ];
  const figures: Record<string, ReturnType<typeof percentiles>> = {};
  const all: number[] = [];
  await page.getByRole('button', { name: 'Resume text', exact: true }).click();
  for (const [name, label, text] of fields) {
    const field = page
      .getByLabel(label, { exact: true })
      .and(page.locator('input:not([type="radio"]), textarea, [contenteditable]'));
    await field.first().click();
    await page.waitForLoadState('networkidle'); // requests of the field on focus
    await page.evaluate(() => {
      window.probes.typed = [];
    });
    await page.keyboard.type(text, { delay: KEY_EVERY_MS });
    const times = await page.evaluate(() => window.probes.typed);
    figures[name] = percentiles(times);
    all.push(...times);
  }
  return { all: percentiles(all), ...figures };
}

async function scrolled(context: BrowserContext, base: string) {
  const page = await context.newPage();
  await page.goto(`${base}/pro-search?size=100&keyword.text=developer`);
  await page.getByRole('article').nth(99).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.probes.longTasks = [];
  });
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  const longTasks = await page.evaluate(() => window.probes.longTasks);
  return {
    cards: await page.getByRole('article').count(),
    longTasks: longTasks.length,
    longestMs: Math.max(0, ...longTasks),
  };
}
