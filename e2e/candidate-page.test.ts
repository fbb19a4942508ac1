import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRole } from './support/accounts.ts';
import { chooseScheme, screenProblems, views } from './support/axe-findings.ts';
import { openBrowser } from './support/browser.ts';
import { notified } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';
import { richCandidate } from './support/rich-candidate.ts';
import { type OpenSignedIn, type SignedInPage, signedInPages } from './support/signed-in-pages.ts';
import { sketchCandidate, someCandidates } from './support/some-candidates.ts';

const rich = richCandidate(50);
const bare = {
  ...sketchCandidate(51, { name: 'Bina', title: '', employer: '', skills: [], city: '', state: '', years: 0 }),
  workExperience: [],
  presentAddress: {},
  preferredLocation: [],
};
for (const field of ['emailAddress', 'phoneNumber', 'experience', 'noticePeriod', 'presentAddress'] as const) {
  delete bare[field];
}
let product: Product;
let browser: Browser;
let openSignedIn: OpenSignedIn;
let on: SignedInPage;
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  await product.addCandidates([...someCandidates.slice(0, 5), rich, bare]);
  browser = await openBrowser();
  openSignedIn = signedInPages(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => start('employer'));
afterEach(async () => {
  expect(errors).toEqual([]);
  await on.leave();
});

async function start(role: AccountRole, width = 1280, fresh = false): Promise<void> {
  if (on) await on.leave();
  on = await openSignedIn(role, width, fresh);
  ({ page, errors } = on);
}
async function open(id: unknown = rich._id, query = ''): Promise<void> {
  await on.show(`/candidate/${id}${query}`);
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
}
const selected = (name: string) =>
  expect.poll(() => page.getByRole('tab', { name, exact: true }).getAttribute('aria-selected')).toBe('true');
const section = (name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }) });
async function tab(name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await selected(name);
}
const fact = (name: string) => page.locator('header dl > div').filter({ hasText: name }).locator('dd');

describe('the header', () => {
  test('has breadcrumb, name, ID, created on, years.months, CTC and profile views; Email and Call are links', async () => {
    await open();
    await page.getByRole('heading', { name: 'Candidate Details' }).waitFor();
    const path = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.poll(() => path.textContent()).toBe(`Pro Search${rich.applicantID}`);
    await expect.poll(() => path.getByRole('link').getAttribute('href')).toBe('/pro-search');
    await expect.poll(() => fact('Experience').textContent()).toBe('7.4 years');
    await expect.poll(() => fact('Current CTC').textContent()).toBe('₹21.5 LPA');
    await expect.poll(async () => Number(await fact('Profile views').textContent())).toBeGreaterThan(0);
    const header = page.locator('main header');
    await expect.poll(() => header.textContent()).toMatch(/Kavya Menon.*Created on \d+ \w+ \d{4}/);
    await expect
      .poll(() => header.getByRole('link', { name: 'Email' }).getAttribute('href'))
      .toBe(`mailto:${rich.emailAddress}`);
    await expect.poll(() => header.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  });

  test('has Email, Call and other fields only with a value', async () => {
    await open(bare._id);
    expect(await page.locator('main header').getByRole('link').count()).toBe(0);
    expect(await fact('Current CTC').count()).toBe(0);
  });

  test('an employer’s openings within an hour count one profile view, and actions on the page none', async () => {
    await open();
    const before = await fact('Profile views').textContent();
    expect(Number(before)).toBeGreaterThan(0);
    await tab('Resume');
    await tab('Skills');
    await page.reload();
    await expect.poll(() => fact('Profile views').textContent()).toBe(before);
  });
});

describe('the overview', () => {
  test('shows 3 experiences, 3 educations and 13 skills, and links to all of them', async () => {
    await open();
    for (const [name, shown, all, button, panel] of [
      ['Work Experiences', 3, 5, 'View all 5 Experiences', 'Experience'],
      ['Educations', 3, 4, 'View all 4 Educations', 'Education'],
      ['Skills', 13, 15, 'View all 15 Skills', 'Skills'],
    ] as const) {
      await expect.poll(() => section(name).getByRole('listitem').count(), { message: name }).toBe(shown);
      await page.getByRole('button', { name: button }).click();
      await selected(panel);
      await expect.poll(() => page.getByRole('tabpanel').getByRole('listitem').count()).toBe(all);
      await tab('Overview');
    }
  });

  test('has personal data with the age, job preferences with rupees, and who owns the record', async () => {
    await open();
    const age = new Date().getFullYear() - 1990 - (new Date() < new Date(new Date().getFullYear(), 0, 2) ? 1 : 0);
    for (const text of [rich.emailAddress, '+91 9876501234', '4 Temple Road, Mysuru', `2 Jan 1990 (${age} years)`]) {
      await expect.poll(() => section('Personal Information').textContent()).toContain(text);
    }
    const wants = () => section('Job Preferences').textContent();
    for (const text of ['Architect, Engineering Manager', 'Pune, Chennai', '₹27 LPA (₹27,00,000 a year)', '15 days']) {
      await expect.poll(wants).toContain(text);
    }
    await expect.poll(wants).toContain('Willing to relocate');
    await expect
      .poll(() => section('Ownership').textContent())
      .toMatch(/Talent team[\s\S]*Screened[\s\S]*Ravi Sharma, \d/);
  });

  test('empty sections say ‘No Data Available!’', async () => {
    await open(bare._id);
    for (const name of [
      'Work Experiences',
      'Educations',
      'Skills',
      'Personal Information',
      'Job Preferences',
      'Resume',
    ]) {
      await expect.poll(() => section(name).getByText('No Data Available!').count(), { message: name }).toBe(1);
    }
  });
});

test('the tabs hold every experience with period, duration or Current, both groups of skills, every education', async () => {
  await open();
  await tab('Experience');
  const jobs = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => jobs.nth(0).textContent()).toMatch(/Tech LeadCurrentMeridian PaymentsSince Jan 2024/);
  await expect.poll(() => jobs.nth(1).textContent()).toMatch(/Engineer 1Former Employer 1Jan 2022 – Jun 2023 · 1y 6m/);
  await tab('Skills');
  await expect
    .poll(() => section('Primary Skills').getByRole('listitem').allTextContents())
    .toEqual(['Java (3y 2m) (primary)', 'Kafka (4y 2m) (primary)', 'Kubernetes (5y 2m) (primary)']);
  await expect.poll(() => section('Other Skills').getByRole('listitem').count()).toBe(12);
  await tab('Education');
  const entry = page.getByRole('tabpanel').getByRole('listitem');
  await expect
    .poll(() => entry.nth(0).textContent())
    .toMatch(/Course 1College 1Mysuru, Karnataka, India · Completion May \d{4}/);
  await expect.poll(() => entry.nth(0).getAttribute('data-recent')).toBe('true');
  expect(await entry.nth(1).getAttribute('data-recent')).toBeNull();
});

test('shows ‘Loading candidate...’ while it loads, and ‘Error: {message}’ after a failure', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/fetch-candidate/*', async (route) => {
    await waiting;
    await route.continue();
  });
  await on.show('/candidate/6123456789abcdef01234567');
  await page.getByText('Loading candidate...').waitFor();
  answer();
  await page.getByText('Error: Candidate not found.').waitFor();
});

describe('comments', () => {
  test('are added by an employer, read by an admin, newest first, as text', async () => {
    await open();
    const box = page.getByRole('textbox', { name: 'Comment' });
    const add = page.getByRole('button', { name: 'Add Comment' });
    await box.fill('   ');
    await expect.poll(() => add.isDisabled()).toBe(true);
    await box.fill('Called <b>twice</b> 👍');
    await add.click();
    await notified(page, 'Comment added successfully.');
    await expect.poll(() => box.inputValue()).toBe('');
    await box.fill('Second');
    await box.press('Control+Enter');
    const list = () => page.getByRole('list', { name: 'Comments, newest first' }).getByRole('listitem');
    await expect.poll(() => list().count()).toBe(2);
    await start('admin');
    await open();
    await expect.poll(() => list().count()).toBe(2);
    await expect
      .poll(() => list().nth(0).textContent())
      .toMatch(/Ravi[\s\S]*\d{1,2} \w+ \d{4}, \d\d:\d\d[\s\S]*Second/);
    await expect.poll(() => list().nth(1).textContent()).toContain('Called <b>twice</b> 👍');
  });

  test('of 5,000 characters are not sent, and say why', async () => {
    await open();
    await page.getByRole('textbox', { name: 'Comment' }).fill('x'.repeat(5_000));
    await page.getByText('A comment may have at most 2,000 characters.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add Comment' }).isDisabled()).toBe(true);
  });
});

test('opened from a search it shows what matched and what did not', async () => {
  await on.show(`/list-candidates?q=${encodeURIComponent('k8s OR haskell')}`);
  const link = page.getByRole('link', { name: /Kavya Menon/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  const match = opened.locator('section').filter({ has: opened.getByRole('heading', { name: 'Your search' }) });
  await expect
    .poll(() => match.getByRole('listitem').allTextContents())
    .toEqual(['k8s in skills, as a synonymKubernetesKubernetes: 5 years, primary skill', 'haskell nowhere']);
});

test('opened from a search it keeps the result: next by one key, back to the same search, matches marked', async () => {
  await on.show('/pro-search?keyword=java');
  const link = page.getByRole('article').nth(1).getByRole('link');
  await page.getByRole('article').nth(1).waitFor();
  const names = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  const cursor = opened.getByRole('navigation', { name: 'Result' });
  await cursor.getByText(`2 of ${names.length}`).waitFor();
  await expect.poll(() => opened.locator('mark').allTextContents()).toContain('Java');
  await cursor.getByRole('link', { name: 'Next candidate' }).click();
  await cursor.getByText(`3 of ${names.length}`).waitFor();
  await expect.poll(() => opened.locator('main header strong').textContent()).toBe(names[2]);
  await cursor.getByRole('link', { name: 'Back to the result' }).click();
  await expect.poll(() => new URL(opened.url()).pathname).toBe('/pro-search');
  await expect.poll(() => new URL(opened.url()).searchParams.getAll('keyword')).toEqual([':java']);
});

test('lists and applications of the candidate are shown next to the profile', async () => {
  await start('employer', 1280, true);
  await on.show('/');
  await page.evaluate(async (id) => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { shortlist } = await post('/api/shortlists', { name: 'Architects' });
    await post(`/api/shortlists/${shortlist._id}/add`, { ids: [id] });
  }, String(rich._id));
  await open();
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Applications and lists' }) });
  await own.getByRole('link', { name: 'Architects' }).waitFor();
});

test('similar candidates are listed with reasons', async () => {
  await open();
  const similar = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Similar candidates' }) });
  await expect
    .poll(() => similar.getByRole('listitem').first().textContent())
    .toMatch(/Ananya Nair[\s\S]*Java[\s\S]*same title/);
});

test('the whole page works by keyboard: tabs by arrows, a comment by Tab and Ctrl+Enter', async () => {
  await open();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  for (const name of ['Experience', 'Skills', 'Education', 'Resume']) {
    await page.keyboard.press('ArrowRight');
    await selected(name);
  }
  await page.keyboard.press('Tab');
  for (let n = 0; n < 12 && !(await isFocused('textbox', 'Comment')); n += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard alone');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').getByText('By keyboard alone').waitFor();
  await page.keyboard.type('And once more');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByText('And once more').waitFor();
  await page.getByRole('textbox', { name: 'Comment' }).and(page.locator(':focus')).waitFor();
});

test.each(views)(
  'axe finds nothing on any tab at $width px, $scheme, and nothing scrolls sideways',
  async ({ width, scheme }) => {
    await start('employer', width);
    await open();
    await chooseScheme(page, scheme);
    const from = encodeURIComponent(JSON.stringify({ filter: { keyword: { badges: [{ keyword: 'k8s' }] } } }));
    for (const name of ['overview', 'experience', 'skills', 'education', 'resume']) {
      await open(rich._id, `?tab=${name}&from=${from}`);
      await page.waitForLoadState('networkidle');
      expect(await screenProblems(page), name).toEqual([]);
    }
  },
);

async function isFocused(role: 'textbox', name: string): Promise<boolean> {
  return page.getByRole(role, { name }).evaluate((element) => element === document.activeElement);
}

test('what a call has shown corrects the profile of a person without an account, and the former value stays to be read', async () => {
  await open(bare._id);
  await page.getByRole('button', { name: 'Correct…' }).click();
  const form = page.getByRole('region', { name: 'After a call' });
  await form.getByText('The profile is changed for everybody').waitFor();
  await form.getByLabel('Notice period').selectOption('30');
  await form.getByLabel('City').fill('Pune');
  await form.getByLabel('Phone, 10 digits').fill('123');
  expect(await screenProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Correct profile' }).click();
  await form.getByText('Contact should be a valid 10 digit Number!').waitFor();
  await form.getByLabel('Phone, 10 digits').fill('9812345678');
  await form.getByRole('button', { name: 'Correct profile' }).click();
  await form.getByText('Notice period: 30 days').waitFor();
  await expect.poll(() => fact('Notice').textContent()).toBe('30 days');
  await expect
    .poll(() => page.getByRole('button', { name: 'Correct…' }).evaluate((one) => one === document.activeElement))
    .toBe(true);
  await form.getByRole('button', { name: 'Correct…' }).click();
  await form.getByLabel('Notice period').selectOption('15');
  await form.getByRole('button', { name: 'Correct profile' }).click();
  await form.getByText('Notice period: 30 days 15 days').waitFor();
});
