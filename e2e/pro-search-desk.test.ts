import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobFields } from '#api/testing/job-calls.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { notified } from './support/popups.ts';
import { type ProSearchBench, type ProSearchScreen, startProSearch } from './support/pro-search-screen.ts';

let bench: ProSearchBench;
let on: ProSearchScreen;

beforeAll(async () => {
  bench = await startProSearch();
});
afterAll(() => bench?.close());
beforeEach(async () => {
  on = await bench.open('?designation=qa+engineer');
});
afterEach(async () => {
  expect(on.errors).toEqual([]);
  await on.leave();
});

const pane = () => on.page.getByRole('complementary', { name: /^Preview of / });
const shownName = async () => (await pane().getAttribute('aria-label'))?.replace('Preview of ', '');

test('one key opens the next candidate on the same tab, the previous one, also across pages, and Escape closes', async () => {
  const { page } = on;
  const names = await on.names();
  await page.keyboard.press('j');
  await expect.poll(shownName).toBe(names[0]);
  await pane().getByRole('tab', { name: 'Resume' }).click();
  await page.keyboard.press('j');
  await expect.poll(shownName).toBe(names[1]);
  await expect.poll(() => pane().getByRole('tab', { name: 'Resume' }).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect.poll(shownName).toBe(names[0]);
  await on.cards().nth(9).locator('p').first().click();
  await pane().getByText('10 of 60+').waitFor();
  await page.keyboard.press('j');
  await pane().getByText('11 of 60+').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.keyboard.press('Escape');
  await expect.poll(() => pane().count()).toBe(0);
  await on.cards().first().and(page.locator(':focus')).waitFor();
});

test('letters typed into a field are text, not keys', async () => {
  await on.box('Keyword').fill('j');
  await on.box('Keyword').press('k');
  await expect.poll(() => on.box('Keyword').inputValue()).toBe('jk');
  expect(await pane().count()).toBe(0);
});

test('a phone number takes 1 press on the card, and none in the pane, next to copy, call, WhatsApp and mail', async () => {
  const { page } = on;
  const opener = on
    .cards()
    .first()
    .getByRole('button', { name: /^Phone and email of / });
  await opener.click();
  const popover = page.getByRole('dialog', { name: 'Phone and email' });
  await popover.getByText(/^\+91 9\d{9}$/).waitFor();
  await expect
    .poll(() => popover.getByRole('link', { name: /^Call/ }).getAttribute('href'))
    .toMatch(/^tel:\+919\d{9}$/);
  await expect
    .poll(() => popover.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/919\d{9}$/);
  await expect.poll(() => popover.getByRole('link', { name: /^Mail/ }).getAttribute('href')).toMatch(/^mailto:/);
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('j');
  await pane()
    .getByText(/^\+91 9\d{9}$/)
    .first()
    .waitFor();
});

test('a comment takes 2: c, and the text with Ctrl+Enter; the card counts it', async () => {
  const { page } = on;
  await page.keyboard.press('j');
  const name = await shownName();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Comment' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Spoke today: free from Monday');
  await page.keyboard.press('Control+Enter');
  await notified(page, 'Comment added successfully.');
  await on
    .cards()
    .first()
    .getByRole('button', { name: `1 comment on ${name}` })
    .waitFor();
});

test('three people on a list take 4: three boxes, and the list used last', async () => {
  const { page } = on;
  await page.evaluate(() =>
    fetch('/api/shortlists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'QA in Hyderabad' }),
    }),
  );
  for (const at of [0, 1, 2]) await on.cards().nth(at).getByRole('checkbox').check();
  await on.button('Add to “QA in Hyderabad”').click();
  await notified(page, /QA in Hyderabad” has 3 candidates/);
});

test('x ticks the candidate in the pane, l opens the lists, and both return the keyboard focus', async () => {
  const { page } = on;
  await page.keyboard.press('j');
  await pane().waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => on.cards().first().getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('x');
  await page.keyboard.press('l');
  const lists = page.getByRole('dialog', { name: 'Add to list' });
  await lists.waitFor();
  // as if Escape came before the focus has moved into the lists
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect.poll(() => lists.count()).toBe(0);
  expect(await pane().isVisible()).toBe(true);
  await page.keyboard.press('l');
  await lists.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => lists.count()).toBe(0);
  await page.keyboard.press('j');
  await pane().getByText('2 of 60+').waitFor();
});

/** Compressed bytes of the scripts fetched before the preview's, which follow the first paint. */
const firstScriptBytes = () =>
  on.page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('.js'),
    );
    const later = scripts.find(({ name }) => name.includes('candidate-preview'))?.startTime ?? Number.POSITIVE_INFINITY;
    return scripts
      .filter(({ startTime }) => startTime < later)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

test('the first screen takes at most 250 KB of scripts, compressed; ? fetches and lists the keys', async () => {
  await on.leave();
  on = await bench.open('?designation=qa+engineer', 1440, true);
  const bytes = await firstScriptBytes();
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThanOrEqual(250 * 1024);
  const palette = () =>
    on.page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /palette.*js$/.test(name)).length,
    );
  expect(await palette()).toBe(0);
  await on.page.keyboard.press('?');
  await expect.poll(palette).toBe(1);
  const keys = on.page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Next candidate, in the preview').waitFor();
  await keys.getByText('All screens and commands').waitFor();
});

test('six candidates fit on a screen of 1440 × 900, all cards of one height', async () => {
  await on.page.setViewportSize({ width: 1440, height: 900 });
  const edges = () =>
    on
      .cards()
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map((box) => [box.height, box.bottom]));
  await expect.poll(async () => (await edges())[5]?.[1]).toBeLessThanOrEqual(900);
  expect(new Set((await edges()).map(([height]) => Math.round(height ?? 0))).size).toBe(1);
});

test('axe finds nothing with the pane open, narrow or wide, light or dark, and nothing scrolls sideways', async () => {
  await on.page.keyboard.press('j');
  await pane()
    .getByText(/^\+91 /)
    .first()
    .waitFor();
  expect(await problemsInViews(on.page)).toEqual([]);
});

test('Java, 5 to 8 years, Bengaluru and at most 30 days take 5: one for each field', async () => {
  const { page } = on;
  await on.show('/pro-search');
  await on.cards().first().waitFor();
  await page.keyboard.press('/');
  await on.box('Keyword').and(page.locator(':focus')).waitFor();
  await on.addBadge('Keyword', 'java');
  await on.box('Min experience in years').fill('5');
  await on.box('Max experience in years').fill('8');
  await page.keyboard.press('Enter');
  const city = page.getByRole('combobox', { name: 'City', exact: true });
  await city.fill('Bengaluru');
  await page.getByRole('option', { name: 'Bengaluru', exact: true }).first().waitFor();
  await city.press('Enter');
  await page.getByRole('combobox', { name: 'Notice period, at most', exact: true }).selectOption('At most 30 days');
  await expect
    .poll(() => page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem').allTextContents())
    .toEqual(['java', 'Bengaluru', '5–8 y', 'notice up to 30 days']);
});

test('the notice is one block: negotiable period and last working day fold inside it, and all say what they hold', async () => {
  const { page } = on;
  await on.show('/pro-search?negotiable=15&lastDay=2027-01-31');
  const block = page.getByRole('group', { name: 'Notice period', exact: true }).first();
  const fold = (name: string) => block.getByRole('button', { name: new RegExp(`^${name}`) });
  await block.getByRole('textbox', { name: 'Last working day, on or before' }).waitFor();
  for (const [name, held] of [
    ['Negotiable notice period', '15 days'],
    ['Last working day', '2027-01-31'],
  ] as const) {
    await expect.poll(() => fold(name).getAttribute('aria-expanded')).toBe('true');
    await fold(name).click();
    await fold(name).getByText(held, { exact: true }).waitFor();
  }
  await fold('Notice period').click();
  await fold('Notice period').getByText('negotiable to 15 days · last day by 2027-01-31').waitFor();
  await expect.poll(() => block.getByRole('button').count()).toBe(1);
  await fold('Notice period').click();
  await fold('Last working day').click();
});

test('a filter in use says how many more would be found with those who don’t state it, and one press adds them', async () => {
  const { page } = on;
  await on.show('/pro-search?currentSalary=1..50');
  const total = page.getByText(/^Total Candidates: /);
  const number = async () => Number((await total.textContent())?.replace(/\D/g, ''));
  const also = page
    .getByRole('group', { name: 'Current Salary', exact: true })
    .getByRole('switch', { name: /^Also not stated \(\d+ more\)$/ });
  await also.waitFor();
  const before = await number();
  const more = Number((await page.getByText(/^Also not stated \(\d+ more\)$/).textContent())?.replace(/\D/g, ''));
  expect(more).toBeGreaterThan(0);
  await also.press('Space');
  await expect.poll(number).toBe(before + more);
  await page
    .getByRole('list', { name: 'Filters of this search' })
    .getByText('current salary ₹1–50 LPA or not stated')
    .waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('notStated')).toBe('currentSalary');
  await page.getByRole('button', { name: 'Remove current salary ₹1–50 LPA or not stated' }).click();
  await expect.poll(() => page.url()).not.toContain('notStated');
});

test('a chip of the query line removes its filter; the words can be copied as a Boolean expression', async () => {
  const { page } = on;
  await on.show('/pro-search?keyword=m%3Ajava&keyword=m%3Aspring%20boot&city=Pune');
  const chips = page.getByRole('list', { name: 'Filters of this search' });
  await chips.getByRole('button', { name: 'Remove Pune' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('city')).toBe(false);
  await chips.and(page.locator(':focus')).waitFor();
  await expect.poll(() => on.button('Copy as Boolean').getAttribute('title')).toBe('java AND spring-boot');
});

test('saving a search with an alert takes 3: Save, the alert, and the name with Enter', async () => {
  const { page } = on;
  await on.button('Save').click();
  await page.getByRole('checkbox', { name: 'Report new matches daily' }).check();
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('QA engineers');
  await page.keyboard.press('Enter');
  await notified(page, '“QA engineers” is saved; new matches are reported daily.');
});

test('candidates are compared in a new tab: differences, a job’s requirements, and who is gone', async () => {
  const { page } = on;
  await on.show('/pro-search?keyword=:java');
  await on.expectTotal(3);
  const job = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/create-job', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).job.id;
  }, jobFields);
  for (const at of [0, 1, 2]) await on.cards().nth(at).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
  const opened = bench.context.waitForEvent('page');
  await page.keyboard.press('c');
  const tab = await opened;
  const row = (name: string) => tab.getByRole('row').filter({ has: tab.getByRole('rowheader', { name }) });
  await expect.poll(() => row('City').textContent()).toMatch(/differs.*Mysuru/);
  expect(await row('Last update').textContent()).not.toContain('differs');
  await expect.poll(() => row('Skills').getByText('✓').count()).toBe(3);

  await tab.getByRole('combobox', { name: 'Compare with the requirements of' }).selectOption(job);
  await expect.poll(() => row('Spring Boot').getByText(/^Met/).count()).toBe(1);
  await expect
    .poll(() =>
      row('Spring Boot')
        .getByText(/^Missing/)
        .count(),
    )
    .toBe(2);
  await row('Experience: ').first().waitFor();
  expect(await problemsInViews(tab)).toEqual([]);
  await tab.setViewportSize({ width: 390, height: 844 });
  const label = row('City').getByRole('rowheader');
  await tab.getByRole('region', { name: 'Comparison' }).evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  expect(await label.evaluate((cell) => cell.getBoundingClientRect().left)).toBeLessThan(20);

  const address = new URL(tab.url());
  address.searchParams.set('ids', `${address.searchParams.get('ids')},${'f'.repeat(24)}`);
  await tab.goto(address.href);
  await tab.getByText('This candidate no longer exists.').waitFor();
  // columns that still load have a button of that name, too
  const gone = tab.getByRole('columnheader', { name: /^Removed candidate/ });
  await gone.getByRole('button', { name: 'Take this candidate out of the comparison' }).click();
  await expect.poll(() => tab.getByText('This candidate no longer exists.').count()).toBe(0);
  await expect.poll(() => row('Spring Boot').getByText(/^Met/).count()).toBe(1);
  const views = await tab.evaluate(async (id) => {
    const answer = await fetch(`/api/fetch-candidate/${id}?again=1`);
    return (await answer.json()).candidate.profileViewCount;
  }, address.searchParams.get('ids')?.split(',')[0]);
  expect(views).toBe(1);
  await tab.close();
});

test('‘Why this order’ compares two neighbours: what each part of the search adds, and what decides', async () => {
  const { page } = on;
  const dialog = page.getByRole('dialog', { name: 'Why this order' });
  // all alike but for the minute of the last update
  const first = on.button(/^Why .* is at this place$/).first();
  await first.press('Enter');
  await dialog.getByText(/^Both have \d\.\d\d points\. The last update decides: both on 1 Jan 2026, /).waitFor();
  await page.keyboard.press('Escape');
  await first.and(page.locator(':focus')).waitFor();
  await on.show('/pro-search?keyword=h:php&keyword=:java');
  await on.expectTotal(3);
  await on.button('Why Rohit Iyer is at this place').click();
  await dialog.getByText(/^Rohit Iyer has \d\.\d\d points more, most of all for java/).waitFor();
  const php = dialog.getByRole('row', { name: /^php/ });
  expect(await php.textContent()).toMatch(/differs.*high weight.*not found.*PHP: primary skill/);
  expect(await problemsInViews(page)).toEqual([]);
});

test('the pane says what speaks for the candidate in each part of the search', async () => {
  const { page } = on;
  await page.keyboard.press('j');
  const search = pane()
    .getByRole('region', { name: /^Profile of / })
    .locator('section')
    .first();
  await search.getByRole('heading', { name: 'Your search' }).waitFor();
  await search.getByText(/^QA Engineer: current title, \d years/).waitFor();
  await pane().getByRole('button', { name: 'Why this order' }).click();
  await page.getByRole('dialog', { name: 'Why this order' }).getByRole('table').waitFor();
});

test('groups of the panel fold by mouse and keyboard, say what they hold, and stay as this browser left them', async () => {
  const heading = (name: string | RegExp) =>
    on.page.getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true });
  const expanded = (name: string | RegExp) => heading(name).getAttribute('aria-expanded');
  // the other tests use the same browser
  await on.page.evaluate(() => localStorage.clear());
  await on.page.reload();
  await on.cards().first().waitFor();
  expect([await expanded('Keyword'), await expanded('Age')]).toEqual(['true', 'false']);
  await on.box('Min experience in years').fill('5');
  await on.page.keyboard.press('Enter');
  await heading('Experience').click();
  await heading('Experience 5 y and more').and(on.page.locator('[aria-expanded=false]')).waitFor();
  expect(await on.box('Min experience in years').count()).toBe(0);
  await heading('Age').focus();
  await on.page.keyboard.press('Enter');
  await on.page.keyboard.press('Tab');
  await on.box('Min age in years').and(on.page.locator(':focus')).waitFor();
  await heading('Keyword').press('Space');
  await on.show('/pro-search?salary=5..');
  await on.cards().first().waitFor();
  // a group with an active filter starts open
  await expect.poll(() => expanded('Expected Salary')).toBe('true');
  expect([await expanded('Experience'), await expanded('Age'), await expanded('Keyword')]).toEqual([
    ...['false', 'true', 'false'],
  ]);
  await on.page.keyboard.press('/');
  await on.box('Keyword').and(on.page.locator(':focus')).waitFor();
  await on.page.evaluate(() => localStorage.clear());
});

test('Create Job suggests titles, skills and cities while typing, and Enter alone enters what was typed', async () => {
  const { page } = on;
  await on.show('/create-job');
  const suggestions = page.getByRole('listbox');
  const box = (name: string) => page.getByRole('combobox', { name });
  await box('Title').pressSequentially('tech l');
  await suggestions.getByRole('option', { name: 'Tech Lead' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => box('Title').inputValue()).toBe('Tech Lead');
  expect(await suggestions.count()).toBe(0);

  await box('Skills').pressSequentially('spring');
  await suggestions.getByRole('option', { name: 'Spring Boot' }).click();
  await box('Skills').pressSequentially('kube');
  await suggestions.waitFor();
  await page.keyboard.press('Enter');
  const skills = page.getByRole('list', { name: 'Skills' }).getByRole('listitem');
  await expect.poll(() => skills.allTextContents()).toEqual(['Spring Boot', 'kube']);

  await page.getByLabel('Location type').selectOption('onsite');
  await box('City').pressSequentially('bangal');
  await suggestions.getByRole('option', { name: /^Bengaluru.*formerly Bangalore/ }).waitFor();
  expect(await problemsInViews(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => box('City').inputValue()).toBe('Bengaluru');
});
