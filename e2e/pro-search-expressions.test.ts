import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { screenProblems } from './support/axe-findings.ts';
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

const textOf = (group: string) => on.expression(group).evaluate((field) => field.textContent?.trim());
const marked = (kind: string) => on.page.locator(`.cm-${kind}`).allTextContents();

describe('Boolean and badges', () => {
  test('enabling Boolean clears the badges and the mandatory flag, and writes them as an expression', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Keyword', 'php');
    await on.allMandatory('Keyword').click();
    await on.expectTotal(1);
    await on.mode('Keyword', 'Boolean');
    await expect.poll(() => textOf('Keyword')).toBe('java AND php');
    await expect.poll(() => on.allMandatory('Keyword').isChecked()).toBe(false);
    await on.expectTotal(1);
  });

  test('Enter adds no badge in Boolean mode', async () => {
    await on.mode('Keyword', 'Boolean');
    await on.expression('Keyword').fill('java AND NOT php');
    await on.expression('Keyword').press('Enter');
    await on.expectTotal(2);
    await expect.poll(() => on.badgeTexts('Keyword')).toEqual([]);
    await expect.poll(() => textOf('Keyword')).toBe('java AND NOT php');
  });

  test('back to badges keeps what they can express, lists the rest, and Undo and Redo lose nothing', async () => {
    await on.mode('Keyword', 'Boolean');
    await on.expression('Keyword').fill('java NOT mysql (php OR spring NEAR/2 boot)');
    await on.expression('Keyword').press('Enter');
    await on.expectTotal(2);
    await on.mode('Keyword', 'Badges');
    await on.page.getByText(/Written as badges; .*has no form as a badge/).waitFor();
    await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java']);
    await expect.poll(() => on.badgeTexts('Keyword: exclude these')).toEqual(['not mysql']);
    await on.button('Undo').click();
    await expect.poll(() => textOf('Keyword')).toBe('java NOT mysql (php OR spring NEAR/2 boot)');
    await on.button('Redo').click();
    await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java']);
  });
});

describe('the expression editor', () => {
  beforeEach(async () => {
    await on.mode('Keyword', 'Boolean');
    await on.page.locator('.cm-content').waitFor();
  });

  test('colours operators, phrases and words with synonyms', async () => {
    await on.expression('Keyword').fill('k8s AND ("spring boot" OR selen*)');
    await expect.poll(() => marked('operator')).toEqual(['AND', 'OR']);
    await expect.poll(() => marked('phrase')).toEqual(['"spring boot"']);
    await expect.poll(() => marked('synonym')).toEqual(['k8s']);
    await expect.poll(() => on.page.locator('.cm-synonym').getAttribute('title')).toContain('kubernetes');
  });

  test('completes skills, titles and employers from the index', async () => {
    await on.expression('Keyword').pressSequentially('java AND meri');
    const option = on.page.getByRole('option', { name: /Meridian Payments/ });
    await option.waitFor();
    // a key pressed just as the list opens is meant for the text
    const chosen = async () => {
      await on.page.keyboard.press('ArrowDown');
      return option.getAttribute('aria-selected');
    };
    await expect.poll(chosen).toBe('true');
    await on.page.keyboard.press('Enter');
    await expect.poll(() => textOf('Keyword')).toBe('java AND "Meridian Payments"');
    await on.page.keyboard.press('Control+Enter');
    await on.expectTotal(1);
    expect(await textOf('Keyword')).toBe('java AND "Meridian Payments"');
  });

  test('underlines an error, says how to fix it, and fixes it by a click', async () => {
    const field = on.expression('Keyword');
    for (const [text, mend, mended] of [
      ['(java OR php', 'Close it', '(java OR php)'],
      ['(java OR php AND mysql', 'Close it after “php”', '(java OR php) AND mysql'],
      ['“spring boot” OR php', 'Use straight quotes', '"spring boot" OR php'],
      ['java AND OR php', 'Keep OR', 'java OR php'],
    ] as const) {
      await field.fill(text);
      await on.page.locator('.cm-lintRange-error').first().waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await on.page.getByText('Keyword not yet applied').waitFor();
      await on.button(mend).first().click();
      await expect.poll(() => textOf('Keyword')).toBe(mended);
      await on.page.getByText('Keyword not yet applied').waitFor({ state: 'detached' });
    }
    await on.expectTotal(3);
  });

  test('reports operators in small letters, and shows both readings of AND and OR without brackets', async () => {
    await on.expression('Keyword').fill('php or java and mysql');
    await on.page.getByText('AND and OR are mixed without brackets.').waitFor();
    await on.button('All in capitals').first().click();
    await expect.poll(() => textOf('Keyword')).toBe('php OR java AND mysql');
    await on.expectTotal(2);
    await on.button('(php OR java) AND mysql').click();
    await on.expectTotal(1);
  });

  test('counts each clause’s own hits on request', async () => {
    await on.expression('Keyword').fill('java AND (php OR cobol)');
    await on.button('Count each clause').click();
    const counts = on.page.getByRole('list', { name: 'Candidates by clause' }).getByRole('listitem');
    await expect.poll(() => counts.allTextContents()).toEqual(['java3', 'php OR cobol1', 'php1', 'cobol0']);
  });
});

test('the wide editor: text and outline follow each other; parts are switched, moved and formatted; Ctrl+Enter searches', async () => {
  await on.mode('Keyword', 'Boolean');
  await on.page.locator('.cm-content').waitFor();
  await on.expression('Keyword').fill('java AND (php OR cobol)');
  await on.page.keyboard.press('Control+k');
  await on.page.getByRole('combobox', { name: 'Screens and commands' }).fill('wide editor keyword');
  await on.page.keyboard.press('Enter');
  const dialog = on.page.getByRole('dialog', { name: /^Wide editor/ });
  const field = dialog.getByRole('textbox', { name: 'Keyword expression' });
  const lines = () => field.locator('.cm-line').allTextContents();
  const rows = () => dialog.getByRole('treeitem').allTextContents();
  const part = (text: string) => dialog.getByRole('treeitem').filter({ hasText: text });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(rows).toEqual(['●All of 1', '●java 3', '●Any of 1', '●php 1', '●cobol 0']);
  expect(await screenProblems(on.page)).toEqual([]);

  await field.fill('java AND cobol');
  await expect.poll(rows).toEqual(['●All of 0', '●java 3', '●cobol no result 0']);
  await part('cobol').click();
  await on.page.keyboard.press('Space');
  await expect.poll(lines).toEqual(['java']);
  await expect.poll(rows).toEqual(['●All of 3', '●java 3', '○cobol off 0']);
  await field.press('Control+z');
  await expect.poll(lines).toEqual(['java AND cobol']);
  await expect.poll(rows).toEqual(['●All of 0', '●java 3', '●cobol no result 0']);

  await field.fill('java AND (php OR');
  await dialog.getByText('The text has a mistake: the outline waits').waitFor();
  expect(await rows()).toHaveLength(3);
  expect(await dialog.getByRole('button', { name: 'Switch off' }).isDisabled()).toBe(true);

  await field.fill('java AND (php OR mysql)');
  await expect.poll(async () => (await rows()).length).toBe(5);
  await part('java').focus();
  await on.page.keyboard.press('Alt+ArrowDown');
  await expect.poll(lines).toEqual(['(php OR mysql) AND java']);
  await on.page.keyboard.press('Alt+ArrowRight');
  await expect.poll(lines).toEqual(['php OR mysql OR java']);
  await expect.poll(() => part('java').evaluate((row) => row === document.activeElement)).toBe(true);
  await press('Move up');
  await expect.poll(lines).toEqual(['php OR java OR mysql']);
  await part('mysql').dragTo(part('php'), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(lines).toEqual(['mysql OR php OR java']);

  await field.fill('"software engineer" OR "senior software engineer" OR java OR php');
  await press('Format');
  await expect.poll(lines).toEqual(['"software engineer"', 'OR "senior software engineer"', 'OR java', 'OR php']);
  await field.fill('');
  await field.pressSequentially('kuber');
  const suggestions = on.page.getByRole('listbox');
  await suggestions.waitFor();
  await on.page.keyboard.press('Escape');
  await suggestions.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await field.fill('java php');
  await field.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await on.expectTotal(1);
  expect(await textOf('Keyword')).toBe('java php');
});

describe('explanations of matches and empty results', () => {
  test('matches are marked on the card; a synonym is marked as such, and removed by a click', async () => {
    await on.addBadge('Keyword', 'k8s');
    await on.expectTotal(1);
    const skill = on.cards().getByRole('listitem').filter({ hasText: 'Kubernetes' });
    await expect.poll(() => skill.getAttribute('data-matched')).toBe('synonym');
    await on.page.getByText('k8s also found Kubernetes').waitFor();
    await on.button('Search k8s as written').click();
    await on.expectTotal(0);
    await expect.poll(() => on.button('k8s as written').getAttribute('aria-pressed')).toBe('true');
  });

  test('no result: says which clause to drop to get some, how many, and drops it by a click', async () => {
    await on.addBadge('Keyword', 'java');
    await on.addBadge('Skills', 'C++');
    await on.expectTotal(0);
    const ways = on.page.getByRole('list', { name: 'Filters to drop' });
    await expect
      .poll(() => ways.getByRole('listitem').allTextContents())
      .toEqual(['Skill C++3Drop', 'Keyword: java1Drop']);
    await on.button('Drop Skill C++').click();
    await on.expectTotal(3);
    await expect.poll(() => on.badgeTexts('Skills')).toEqual([]);
  });

  test('while typing, terms of the index are offered with their counts; a wrong spelling is offered the right one', async () => {
    const { keyboard } = on.page;
    await on.box('Skills').pressSequentially('kuber');
    await on.page.getByRole('option', { name: 'Kubernetes skill · 1' }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.poll(() => on.badgeTexts('Skills')).toEqual(['Kubernetes']);
    await on.expectTotal(1);
    await on.button('Remove Kubernetes').click();
    await on.box('Skills').pressSequentially('kubernets');
    await on.page.getByRole('listbox', { name: 'Did you mean' }).getByRole('option').waitFor();
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await on.expectTotal(0);
    await on.page.getByRole('list', { name: 'Other spellings' }).getByRole('button', { name: 'Kubernetes, 1' }).click();
    await on.expectTotal(1);
    expect(await on.badgeTexts('Skills')).toEqual(['Kubernetes']);
  });
});

test('a whole search by keyboard: badge, mandatory, Boolean, search, next page', async () => {
  const { keyboard } = on.page;
  await on.box('Keyword').focus();
  await keyboard.type('qa engineer');
  await keyboard.press('Enter');
  await on.expectTotal(60);
  // back over the badge's remove, weight and exact buttons
  for (let stops = 0; stops < 4; stops += 1) await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect.poll(() => on.button('qa engineer is mandatory').getAttribute('aria-pressed')).toBe('true');
  await on.page.getByRole('radiogroup', { name: 'Keyword mode' }).getByRole('radio', { name: 'Badges' }).focus();
  await keyboard.press('ArrowRight');
  await on.page.locator('.cm-content').waitFor();
  await expect.poll(() => textOf('Keyword')).toContain('engineer');
  await keyboard.press('Tab');
  await expect.poll(() => on.expression('Keyword').evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.press('End');
  await keyboard.type(' AND NOT java');
  await keyboard.press('Enter');
  await on.expectTotal(60);
  await keyboard.press('Tab');
  await expect.poll(() => on.expression('Keyword').evaluate((field) => field === document.activeElement)).toBe(false);
  const pages = on.page.getByRole('navigation', { name: 'Pages' }).first();
  await pages.getByRole('button', { name: 'Next page' }).focus();
  await keyboard.press('Enter');
  await expect.poll(() => pages.textContent()).toContain('2 of 6+');
});

test.each([320, 1280])('axe finds nothing at %i px, light and dark, with every kind of help open', async (width) => {
  const address =
    '?keyword.boolean=1&keyword.text=php+or+java+AND+k8s&designation=m:lead&designation.exclude=1&designation.not=:x&city=Pune&skill=Java';
  const screen = await bench.open(address, width);
  // tall, so that the bar with Search covers no control in part
  await screen.page.setViewportSize({ width, height: 2_400 });
  if (width === 320) await screen.button(/^Filters/).click();
  await screen.page.getByText('AND and OR are mixed').waitFor();
  await screen.button('Count each clause').click();
  await screen.page.getByRole('list', { name: 'Candidates by clause' }).waitFor();
  for (const layout of ['as it was', 'the other']) {
    if (layout === 'the other') {
      const toggle = screen.page.getByRole('button', { name: /(dark|light) mode/i }).first();
      await toggle.click();
      // the button's tooltip disappears with hover and focus
      await screen.page.mouse.move(150, 800);
      await screen.page.getByRole('heading', { name: 'Pro Search' }).click();
      await toggle.blur();
      await expect.poll(() => screen.page.getByRole('tooltip').count()).toBe(0);
    }
    expect(await screenProblems(screen.page)).toEqual([]);
  }
  await screen.leave();
});

test('the first screen fetches no editor and no lists; Boolean fetches the editor', async () => {
  await on.leave();
  on = await bench.open('', 1440, true);
  const scripts = () =>
    on.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''));
  expect((await scripts()).filter((name) => /expression-field|wide-editor|react-select/.test(name))).toEqual([]);
  await on.expectTotal(EVERYBODY);
  await on.mode('Keyword', 'Boolean');
  await expect.poll(async () => (await scripts()).some((name) => /expression-field.*\.js/.test(name))).toBe(true);
});

test('a click right after typing counts although the editor arrives between press and release', async () => {
  await on.leave();
  on = await bench.open('', 1440, true);
  const held: (() => Promise<void>)[] = [];
  await on.page.route(/expression-field.*\.js/, (route) => void held.push(() => route.continue()));
  await on.mode('Keyword', 'Boolean');
  await on.expression('Keyword').fill('java OR php');
  await expect.poll(() => held.length).toBe(1);
  const { x, y } = (await on.allMandatory('Keyword').boundingBox())!;
  await on.page.mouse.move(x + 3, y + 3);
  await on.page.mouse.down();
  await held[0]?.();
  await on.button('Count each clause').waitFor();
  await on.page.mouse.up();
  await on.expectTotal(1);
  await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java', 'php']);
});
