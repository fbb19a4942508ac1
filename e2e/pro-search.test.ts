import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIfDue } from '#indexer/tasks/near-titles/keep-near-titles.ts';
import { answerPopup } from './support/popups.ts';
import { EVERYBODY, type ProSearchBench, type ProSearchScreen, startProSearch } from './support/pro-search-screen.ts';

let bench: ProSearchBench;
let on: ProSearchScreen;

beforeAll(async () => {
  bench = await startProSearch();
});
afterAll(() => bench?.close());
beforeEach(async () => {
  on = await bench.open();
});
afterEach(async () => {
  expect(on.errors).toEqual([]);
  await on.leave();
});

describe('a group of badges', () => {
  test('Enter on non-empty text adds a badge, trimmed and once; on blank text none', async () => {
    await on.addBadge('Keyword', '  java ');
    await on.addBadge('Keyword', 'JAVA');
    await on.addBadge('Keyword', '   ');
    await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java']);
    await on.expectTotal(3);
  });

  test('Backspace on empty text removes the last badge', async () => {
    await on.addBadge('Keyword', 'java');
    await on.expectTotal(3);
    await on.box('Keyword').press('Backspace');
    await on.expectTotal(EVERYBODY);
  });

  test('each badge toggles mandatory; optional ones raise the rank; the group’s flag is on when all are mandatory', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Keyword', 'php');
    await on.expectTotal(3);
    await expect.poll(on.names).toEqual(['Rohit Iyer', 'Sana Khan', 'Ananya Nair']);
    await on.button('php is mandatory').click();
    await on.expectTotal(1);
    await expect.poll(() => on.allMandatory('Keyword').isChecked()).toBe(false);
    await on.button('java is mandatory').click();
    await expect.poll(() => on.allMandatory('Keyword').isChecked()).toBe(true);
  });

  test('a badge’s weight is set by its button, by keyboard too, and stays in the address', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Keyword', 'php');
    await expect.poll(on.names).toEqual(['Rohit Iyer', 'Sana Khan', 'Ananya Nair']);
    await on.button('php weight: normal').focus();
    await on.page.keyboard.press('Enter');
    await on.button('php weight: high').waitFor();
    await expect.poll(() => on.page.url()).toContain('keyword=h%3Aphp');
    await on.expectTotal(3);
    await on.page.keyboard.press('Space');
    await on.button('php weight: low').waitFor();
    await on.page.reload();
    await on.button('php weight: low').click();
    await on.button('php weight: normal').waitFor();
    await expect.poll(() => on.page.url()).toContain('keyword=%3Aphp');
  });

  test('‘Mark all Mandatory’ marks all badges; unticking clears them', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Keyword', 'php');
    await on.allMandatory('Keyword').click();
    await on.expectTotal(1);
    await on.allMandatory('Keyword').click();
    await on.expectTotal(3);
    await expect.poll(() => on.button('java is mandatory').getAttribute('aria-pressed')).toBe('false');
  });

  test('‘Mark all Mandatory’ turns Boolean off and makes its words mandatory badges', async () => {
    await on.mode('Keyword', 'Boolean');
    await on.expression('Keyword').fill('java OR php');
    await on.allMandatory('Keyword').click();
    await on.expectTotal(1);
    await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java', 'php']);
  });

  test('exclude removes matches; switched off, the excluded terms are cleared, and Undo restores them', async () => {
    await on.addBadge('Keyword', 'java');
    await on.toggle('Keyword: exclude').click();
    await on.addBadge('Keyword: exclude these', 'php');
    await on.expectTotal(2);
    await on.toggle('Keyword: exclude').click();
    await on.page.getByText('The excluded terms were cleared.').waitFor();
    await on.expectTotal(3);
    await on.button('Undo').click();
    await on.expectTotal(2);
    await expect.poll(() => on.badgeTexts('Keyword: exclude these')).toEqual(['not php']);
  });

  test('current and previous distinguish a title held now from one held before', async () => {
    await on.addBadge('Designation', 'senior engineer');
    await on.expectTotal(1);
    await on.toggle('Designation: search current').click();
    await on.expectTotal(0);
    await on.toggle('Designation: search current').click();
    await on.toggle('Designation: search previous').click();
    await on.expectTotal(1);
  });

  test('C never finds C++ or C#', async () => {
    await on.addBadge('Keyword', 'C');
    await on.expectTotal(1);
    await expect.poll(on.names).toEqual(['Vikram Rao']);
  });
});

describe('ranges', () => {
  test('age accepts digits only, from 18, and max not below min', async () => {
    await on.unfold('Age');
    const [min, max] = [on.box('Min age in years'), on.box('Max age in years')];
    await min.pressSequentially('1a7.');
    await expect.poll(() => min.inputValue()).toBe('17');
    await on.page.getByText('Min age must be at least 18').waitFor();
    await min.fill('30');
    await max.fill('20');
    await on.page.getByText('Max age must be ≥ 30').waitFor();
  });

  test('experience and salary accept two digits and one decimal, report max below min, and select', async () => {
    await on.unfold('Expected Salary');
    const [min, max] = [on.box('Min experience in years'), on.box('Max experience in years')];
    for (const hint of ['1.5 to 50 years', '2.5 to 45 LPA']) await on.page.getByText(hint, { exact: true }).waitFor();
    await min.pressSequentially('512.55x');
    await expect.poll(() => min.inputValue()).toBe('51.5');
    await min.fill('5');
    await max.fill('4');
    await on.page.getByText('Max experience must be ≥ 5').waitFor();
    await max.fill('7');
    await on.page.keyboard.press('Enter');
    await on.expectTotal(3);
    await on.box('Max expected salary in LPA').fill('20');
    await on.box('Min expected salary in LPA').fill('30');
    await on.page.getByText('Max expected salary must be ≥ 30').waitFor();
    await on.box('Max expected salary in LPA').fill('');
    await on.box('Min expected salary in LPA').fill('20');
    await on.page.keyboard.press('Enter');
    await on.expectTotal(1);
  });
});

describe('location', () => {
  test('cities are suggested above 2 letters, by any of their names; preferred cities on request', async () => {
    const city = on.page.getByRole('combobox', { name: 'City', exact: true });
    await city.fill('Be9');
    await expect.poll(() => city.inputValue()).not.toContain('9');
    await city.fill('Be');
    await on.page.getByText('Type at least 3 letters').waitFor();
    await city.fill('bangal');
    await on.page.getByRole('option', { name: 'Bengaluru formerly Bangalore' }).waitFor();
    await on.choose('City', 'Bengaluru');
    await on.expectTotal(1);
    await on.toggle('Include preferred location').click();
    await on.expectTotal(2);
    await city.fill('ncr');
    await on.page.getByRole('option', { name: /^Delhi NCR 10 cities: Delhi/ }).waitFor();
    await city.press('Enter');
    await on.page.getByText('Bengaluru, Delhi NCR +preferred', { exact: true }).waitFor();
    expect(new URL(on.page.url()).searchParams.getAll('city')).toHaveLength(11);
  });

  test('the unused mode is disabled and takes no room; switching clears cities, state and district; districts follow the state', async () => {
    const box = (name: string) => on.page.getByRole('combobox', { name, exact: true, includeHidden: true });
    const isOut = async (name: string) => (await box(name).isDisabled()) && (await box(name).isHidden());
    await expect.poll(() => isOut('State')).toBe(true);
    await on.choose('City', 'Bengaluru');
    await on.expectTotal(1);
    await on.page.getByRole('radiogroup', { name: 'Location mode' }).getByText('Region').click();
    await on.expectTotal(EVERYBODY);
    await expect.poll(() => isOut('City')).toBe(true);
    await expect.poll(() => isOut('District')).toBe(true);
    await on.choose('State', 'Karnataka');
    await on.expectTotal(2);
    await on.choose('District', 'Mysuru');
    await on.expectTotal(1);
    await on.page.getByRole('radiogroup', { name: 'Location mode' }).getByText('City').click();
    await on.expectTotal(EVERYBODY);
  });
});

describe('the other filters', () => {
  test('notice period chips toggle on and off', async () => {
    const chips = on.page.getByRole('group', { name: 'Notice period', exact: true });
    const immediate = chips.getByRole('button', { name: 'Immediate joiner', exact: true });
    await immediate.click();
    await on.expectTotal(1);
    await immediate.click();
    await on.expectTotal(EVERYBODY);
    await expect.poll(() => immediate.getAttribute('aria-pressed')).toBe('false');
  });

  test('a notice period of at most 30 days is one choice that includes every shorter one', async () => {
    const pressed = on.page.getByRole('group', { name: 'Notice period', exact: true }).locator('[aria-pressed=true]');
    const atMost = on.page.getByRole('combobox', { name: 'Notice period, at most', exact: true });
    await atMost.selectOption('At most 30 days');
    await expect
      .poll(() => pressed.allTextContents())
      .toEqual(['Immediate joiner', 'Currently serving notice period', '7 days', '15 days', '30 days']);
    await on.page.getByText('notice up to 30 days', { exact: true }).waitFor();
    await atMost.selectOption('');
    await on.expectTotal(EVERYBODY);
    await expect.poll(() => pressed.count()).toBe(0);
  });

  test('updated within so many days is one choice, which the query line says', async () => {
    const days = on.page.getByRole('radiogroup', { name: 'Updated within, in days' });
    await days.getByText('30', { exact: true }).click();
    await on.page.getByText('updated within 30 days', { exact: true }).waitFor();
    await expect.poll(() => new URL(on.page.url()).searchParams.get('updated')).toBe('30');
    await days.getByText('Any', { exact: true }).click();
    await on.expectTotal(EVERYBODY);
    await on.cards().first().getByText('Updated').waitFor();
  });

  test('skills are trimmed, never empty, never duplicate, and all must match', async () => {
    await on.addBadge('Skills', ' Java ');
    await on.addBadge('Skills', 'java');
    await on.addBadge('Skills', '  ');
    await on.expectTotal(3);
    await on.addBadge('Skills', 'MySQL');
    await on.expectTotal(1);
    await expect.poll(() => on.badgeTexts('Skills')).toEqual(['Java', 'MySQL']);
  });

  test('education, gender and the switches have the options of the list', async () => {
    for (const group of ['Education', 'Gender', 'Only those who', 'Expected Salary']) await on.unfold(group);
    await on.page.getByRole('combobox', { name: 'Education' }).click();
    await expect.poll(() => on.page.getByRole('listbox').getByRole('option').count()).toBe(12);
    await on.page.keyboard.type('b.e9');
    await expect.poll(() => on.page.getByRole('combobox', { name: 'Education' }).inputValue()).toBe('b.e');
    await on.page.keyboard.press('Escape');
    const genders = on.page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio');
    await expect
      .poll(() => genders.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(['any', 'male', 'female', 'others']);
    for (const name of ['have a resume here', 'are willing to relocate', 'Exclude disability']) {
      await expect.poll(() => on.toggle(name).isChecked()).toBe(false);
    }
    await on.page.getByRole('combobox', { name: 'Salary status' }).selectOption('only-undisclosed');
    await on.expectTotal(1);
  });

  test('languages, passing year, institute and current salary select, and the address holds them', async () => {
    for (const group of ['Spoken languages', 'Passing year', 'Institute', 'Current Salary']) await on.unfold(group);
    await on.choose('Spoken languages', 'English');
    await on.expectTotal(3);
    await on.choose('Spoken languages', 'Tamil');
    await on.expectTotal(2);
    await on.page.getByText('speaks English and Tamil', { exact: true }).waitFor();
    await on.box('Min passing year').pressSequentially('20x');
    await on.page.getByText('A year has four digits').waitFor();
    await on.box('Min passing year').fill('2018');
    await on.page.keyboard.press('Enter');
    await on.expectTotal(1);
    await on.box('Min passing year').fill('');
    await on.box('Institute').fill('indian inst');
    await on.page.getByRole('option', { name: /^Indian Institute of Technology Madras/ }).click();
    await on.expectTotal(1);
    await on.addBadge('Institute', 'IIT Bombay');
    await on.expectTotal(2);
    await on.box('Min current salary in LPA').fill('11.5');
    await on.page.keyboard.press('Enter');
    await on.expectTotal(1);
    await on.page.getByText('current salary ₹11.5 LPA and more', { exact: true }).waitFor();
    await on.page.reload();
    await on.expectTotal(1);
    await expect.poll(on.names).toEqual(['Ananya Nair']);
    await expect
      .poll(() => on.badgeTexts('Institute'))
      .toEqual(['Indian Institute of Technology Madras', 'IIT Bombay']);
  });

  test('the badge counts the active filters; clear all clears them, and Undo restores them', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Skills', 'PHP');
    await on.expectTotal(1);
    await on.page.getByText('2 active').waitFor({ state: 'attached' });
    await on.button('Clear all').click();
    await on.expectTotal(EVERYBODY);
    await on.button('Undo').click();
    await on.expectTotal(1);
    await on.button('Hide filters').click();
    await on.button(/^Filters/).click();
    await on.page.getByText('2 active').waitFor({ state: 'attached' });
  });
});

describe('near titles', () => {
  test('are offered beside a designation; one press accepts, nothing moves under the pointer, and Undo takes it back', async () => {
    const { mongo } = bench.product.deps;
    // the indexer's own daily run must not replace these titles meanwhile
    await createIfDue(bench.product.deps);
    await expect.poll(() => mongo.tasks.countDocuments({ kind: 'near-titles', state: 'done' })).toBe(1);
    const run = new Types.ObjectId();
    const near = ['Tech Lead', 'Embedded Engineer'].map((title, at) => ({
      ...{ name: title.toLowerCase(), title, nearness: 0.6 - at / 10 },
    }));
    await mongo.nearTitles.create({ _id: `${run}:java developer`, run, title: 'Java Developer', people: 1, near });
    await mongo.nearTitleRuns.updateOne({ _id: 'newest' }, { $set: { run, endedAt: new Date() } }, { upsert: true });
    await on.addBadge('Designation', 'java developer');
    await on.expectTotal(1);
    const offer = on.button('Tech Lead, adds 2 candidates');
    await offer.waitFor();
    const other = on.button('Embedded Engineer, adds 1 candidate');
    const before = await other.boundingBox();
    await offer.click();
    await on.expectTotal(3);
    expect(await other.boundingBox()).toEqual(before);
    await expect.poll(() => on.badgeTexts('Designation')).toEqual(['java developer', 'Tech Lead']);
    await on.button('Undo').click();
    await on.expectTotal(1);
    await offer.focus();
    await on.page.keyboard.press('Enter');
    await on.expectTotal(3);
    await on.page.keyboard.press('Tab');
    await expect
      .poll(() => on.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Embedded Engineer, adds 1 candidate');
  });

  test('are offered for the words of an expression too, and stand beside the word that they are near to', async () => {
    await on.mode('Designation', 'Boolean');
    await on.expression('Designation').fill('SDET AND NOT senior');
    await on.expression('Designation').press('Enter');
    await on.expectTotal(0);
    await on.button('QA Engineer, adds 60 candidates').click();
    await on.expectTotal(60);
    const text = () => on.expression('Designation').evaluate((field) => field.textContent?.trim());
    await expect.poll(text).toBe('(SDET OR QA-Engineer) AND NOT senior');
    await on.button('Undo').click();
    await expect.poll(text).toBe('SDET AND NOT senior');
  });
});

describe('the result', () => {
  test('page and size run the search again, size from page 1, with a trailing +; the address holds it all', async () => {
    await on.addBadge('Designation', 'qa engineer');
    await on.expectTotal(60);
    const pages = on.page.getByRole('navigation', { name: 'Pages' }).first();
    await expect.poll(() => pages.textContent()).toContain('1 of 6+');
    const sizes = on.page.getByRole('combobox', { name: 'Records per page' });
    await expect
      .poll(() => sizes.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      .toEqual(['10', '20', '25', '50', '75', '100']);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => pages.textContent()).toContain('2 of 6+');
    await sizes.selectOption('25');
    await expect.poll(() => pages.textContent()).toContain('1 of 3+');
    await expect.poll(() => on.cards().count()).toBe(25);
    await on.page.getByRole('combobox', { name: 'Order' }).selectOption('experience.desc');
    await on.page.waitForURL(/experience\.desc/);
    await on.page.reload();
    await on.expectTotal(60);
    await expect.poll(() => on.cards().count()).toBe(25);
    await expect.poll(() => on.page.getByRole('combobox', { name: 'Order' }).inputValue()).toBe('experience.desc');
    await on.page.goBack();
    await on.page.goBack();
    await expect.poll(() => pages.textContent()).toContain('2 of 6+');
    await on.page.goForward();
    await expect.poll(() => pages.textContent()).toContain('1 of 3+');
  });

  test('a facet includes and excludes by click, and the panel’s count shows it', async () => {
    const facets = on.page.getByRole('complementary', { name: 'Refine the result' });
    await facets.getByRole('button', { name: 'Leave out Hyderabad' }).click();
    await on.expectTotal(EVERYBODY - 60);
    await facets.getByRole('button', { name: 'Leave out Hyderabad' }).click();
    await on.expectTotal(EVERYBODY);
    await facets.getByRole('button', { name: /^Pune/ }).click();
    await on.expectTotal(1);
  });

  test('several values of a facet match any of them, each counted as if none were chosen, in its place; Clear removes all', async () => {
    const facets = on.page.getByRole('complementary', { name: 'Refine the result' });
    const city = facets.locator('section').filter({ has: on.page.getByRole('heading', { name: 'City' }) });
    const rows = () => city.getByRole('listitem').allTextContents();
    await city.getByRole('button', { name: /^Hyderabad/ }).waitFor();
    // until then, counts of the search before stand in their place
    await on.expectTotal(EVERYBODY);
    await facets.and(on.page.locator('[aria-busy="false"]')).waitFor();
    const before = await rows();
    await city.getByRole('button', { name: /^Hyderabad/ }).click();
    await on.expectTotal(60);
    await city.getByRole('button', { name: /^Pune/ }).click();
    await on.expectTotal(61);
    await expect.poll(rows).toEqual(before);
    await city.getByRole('button', { name: /^Hyderabad/ }).click();
    await city.getByRole('button', { name: 'Leave out Hyderabad' }).click();
    await expect.poll(rows).toEqual(before);
    await city.getByRole('button', { name: 'Clear City' }).click();
    await on.expectTotal(EVERYBODY);
  });

  test('counts that take too long are requested once more before they fail', async () => {
    const requests: string[] = [];
    const busy = { status: 503, json: { success: false, message: 'The search took too long.' } };
    await on.page.route('**/api/advance-filter/facets', (route) => {
      requests.push(route.request().url());
      return requests.length === 1 ? route.fulfill(busy) : route.continue();
    });
    await on.page.reload();
    const facets = on.page.getByRole('complementary', { name: 'Refine the result' });
    await expect.poll(() => requests.length).toBe(2);
    await facets.getByRole('button', { name: /^Hyderabad/ }).waitFor();
    expect(await facets.getByRole('alert').count()).toBe(0);
    await on.page.unroute('**/api/advance-filter/facets');
  });

  test('‘Not stated’ is a row: the job seeker without a city', async () => {
    const facets = on.page.getByRole('complementary', { name: 'Refine the result' });
    await facets
      .getByRole('button', { name: /^Not stated/ })
      .first()
      .click();
    await expect.poll(() => on.total().textContent()).not.toBe(`Total Candidates: ${EVERYBODY}+`);
    await on.page.getByText('Not stated', { exact: true }).first().waitFor();
  });

  test('the keyboard reaches the first candidate from the filters in two presses, with a visible focus', async () => {
    const { page } = on;
    await on.button('Hide filters').focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the result');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .and(page.locator(':focus'))
      .waitFor();

    await page.getByRole('combobox', { name: 'Notice period, at most', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    await expect.poll(outline).toBe('solid');

    await on.button('Skip to refine the result').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Refine the result' }).and(page.locator(':focus')).waitFor();
    await on.unfold('Company');
    await on.toggle('Company: exclude').focus();
    await page.keyboard.press('Space');
    await on.box('Company: exclude these').waitFor();
    await page.keyboard.press('Tab');
    await on.box('Company: exclude these').and(page.locator(':focus')).waitFor();
  });

  test('a card opens the candidate in a new tab, and its comment count a pop-up', async () => {
    await on.addBadge('Keyword', 'kubernetes');
    await on.expectTotal(1);
    await on.button('0 comments on Ananya Nair').click();
    await on.page.getByRole('dialog').getByText('Comments').first().waitFor();
    await on.page.keyboard.press('Escape');
    const [tab] = await Promise.all([
      on.page.context().waitForEvent('page'),
      on.page.getByRole('link', { name: /Ananya Nair/ }).click(),
    ]);
    await tab.getByRole('heading', { name: 'Candidate Details' }).waitFor();
    await expect.poll(() => new URL(tab.url()).pathname).toMatch(/^\/candidate\/[0-9a-f]{24}$/);
    await tab.close();
  });
});

test('a search that the server refuses is reported in an alert, and the panel stays open', async () => {
  const message = 'The search took too long.';
  await on.page.route('**/api/advance-filter', (route) =>
    route.fulfill({ status: 503, json: { success: false, message } }),
  );
  await on.addBadge('Keyword', 'java');
  expect(await answerPopup(on.page)).toBe(message);
  await expect.poll(() => on.page.getByRole('search', { name: 'Filters' }).count()).toBe(1);
  await on.page.unroute('**/api/advance-filter');
  await on.button('Try again').first().click();
  await on.expectTotal(3);
});

test('a network failure closes the panel and stops loading; the filters are kept', async () => {
  await on.addBadge('Keyword', 'java');
  await on.expectTotal(3);
  await on.page.route('**/api/advance-filter', (route) => route.abort());
  await on.addBadge('Keyword', 'php');
  await on.button(/^Filters/).waitFor();
  await on.page.getByRole('search', { name: 'Filters' }).waitFor({ state: 'detached' });
  await on.page.unroute('**/api/advance-filter');
  await on.button('Try again').click();
  await on.expectTotal(3);
  await on.button(/^Filters/).click();
  await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java', 'php']);
});
