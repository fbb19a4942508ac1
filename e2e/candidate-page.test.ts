import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { docxOf } from '#indexer/files/fixtures.ts';
import { pdfOfText } from '#mongo/seed/pdf-of-text.ts';
import type { AccountRole } from './accounts.ts';
import { answerPopup } from './answer-popup.ts';
import { axeFindings, views } from './axe-findings.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { richCandidate } from './rich-candidate.ts';
import { sketchCandidate, someCandidates } from './some-candidates.ts';

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
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  await product.addCandidates([...someCandidates.slice(0, 5), rich, bare]);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => start('employer'));
afterEach(async () => {
  await page.context().close();
  expect(errors).toEqual([]);
});

async function start(role: AccountRole, width = 1280): Promise<void> {
  await page?.context().close();
  const context = await browser.newContext({ viewport: { width, height: 1000 }, acceptDownloads: true });
  ({ page, errors } = await openPage(context));
  await signIn(page, product.url, role);
}
async function open(id: unknown = rich._id, query = ''): Promise<void> {
  await page.goto(`${product.url}/candidate/${id}${query}`);
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
}
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const selected = (name: string) =>
  eventually(() => page.getByRole('tab', { name, exact: true }).getAttribute('aria-selected')).toBe('true');
const section = (name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }) });
async function tab(name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await selected(name);
}
const fact = (name: string) => page.locator('header dl > div').filter({ hasText: name }).locator('dd');
const choose = (name: string, buffer: Buffer) =>
  page.getByRole('tabpanel').locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

describe('the header', () => {
  test('has breadcrumb, name, ID, created on, years.months, CTC and profile views; Email and Call lead out', async () => {
    await open();
    await page.getByRole('heading', { name: 'Candidate Details' }).waitFor();
    const path = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await path.textContent()).toBe(`Pro Search${rich.applicantID}`);
    expect(await path.getByRole('link').getAttribute('href')).toBe('/pro-search');
    expect(await fact('Experience').textContent()).toBe('7.4 years');
    expect(await fact('Current CTC').textContent()).toBe('₹21.5 LPA');
    expect(Number(await fact('Profile views').textContent())).toBeGreaterThan(0);
    const header = page.locator('main header');
    expect(await header.textContent()).toMatch(/Kavya Menon.*Created on \d+ \w+ \d{4}/);
    expect(await header.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(`mailto:${rich.emailAddress}`);
    expect(await header.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  });

  test('has no Email and no Call where there is none, and no field without a value', async () => {
    await open(bare._id);
    expect(await page.locator('main header').getByRole('link').count()).toBe(0);
    expect(await fact('Current CTC').count()).toBe(0);
  });

  test('each opening by an employer counts one profile view, and what is done on the page none', async () => {
    await open();
    const before = Number(await fact('Profile views').textContent());
    await tab('Resume');
    await tab('Skills');
    await page.reload();
    await eventually(() => fact('Profile views').textContent()).toBe(String(before + 1));
  });
});

describe('the overview', () => {
  test('shows 3 experiences, 3 educations and 13 skills, and leads to all of them', async () => {
    await open();
    for (const [name, shown, all, button, panel] of [
      ['Work Experiences', 3, 5, 'View all 5 Experiences', 'Experience'],
      ['Educations', 3, 4, 'View all 4 Educations', 'Education'],
      ['Skills', 13, 15, 'View all 15 Skills', 'Skills'],
    ] as const) {
      expect([name, await section(name).getByRole('listitem').count()]).toEqual([name, shown]);
      await page.getByRole('button', { name: button }).click();
      await selected(panel);
      expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBe(all);
      await tab('Overview');
    }
  });

  test('has personal data with the age, job preferences with rupees, and who owns the record', async () => {
    await open();
    const personal = await section('Personal Information').textContent();
    const age = new Date().getFullYear() - 1990 - (new Date() < new Date(new Date().getFullYear(), 0, 2) ? 1 : 0);
    for (const text of [rich.emailAddress, '+91 9876501234', '4 Temple Road, Mysuru', `2 Jan 1990 (${age} years)`]) {
      expect(personal).toContain(text);
    }
    const wants = await section('Job Preferences').textContent();
    for (const text of ['Architect, Engineering Manager', 'Pune, Chennai', '₹27 LPA (₹27,00,000 a year)', '15 days']) {
      expect(wants).toContain(text);
    }
    expect(wants).toContain('Willing to relocate');
    expect(await section('Ownership').textContent()).toMatch(/Talent team[\s\S]*Screened[\s\S]*Ravi Sharma, \d/);
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
      expect([name, await section(name).getByText('No Data Available!').count()]).toEqual([name, 1]);
    }
  });
});

test('the tabs hold every experience with period, duration or Current, both groups of skills, every education', async () => {
  await open();
  await tab('Experience');
  const jobs = page.getByRole('tabpanel').getByRole('listitem');
  expect(await jobs.nth(0).textContent()).toMatch(/Tech LeadCurrentMeridian PaymentsSince Jan 2024/);
  expect(await jobs.nth(1).textContent()).toMatch(/Engineer 1Former Employer 1Jan 2022 – Jun 2023 · 1y 6m/);
  await tab('Skills');
  expect(await section('Primary Skills').getByRole('listitem').allTextContents()).toEqual([
    'Java (3y 2m) (primary)',
    'Kafka (4y 2m) (primary)',
    'Kubernetes (5y 2m) (primary)',
  ]);
  expect(await section('Other Skills').getByRole('listitem').count()).toBe(12);
  await tab('Education');
  const entry = page.getByRole('tabpanel').getByRole('listitem');
  expect(await entry.nth(0).textContent()).toMatch(/Course 1College 1Mysuru, Karnataka, India · Completion May \d{4}/);
  expect(await entry.nth(0).getAttribute('data-recent')).toBe('true');
  expect(await entry.nth(1).getAttribute('data-recent')).toBeNull();
});

test('while it loads ‘Loading candidate...’ stands there, and a failure is ‘Error: {message}’', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/fetch-candidate/*', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`${product.url}/candidate/6123456789abcdef01234567`);
  await page.getByText('Loading candidate...').waitFor();
  answer();
  await page.getByText('Error: Candidate not found.').waitFor();
});

describe('the resume', () => {
  test('uploaded is shown in the page, opens in a tab, downloads under its SAN_ name, counts, and is found by its words within 5 s', async () => {
    const { _id } = await freshCandidate(60);
    await open(_id, '?tab=resume');
    await choose('cv.pdf', pdfOfText('Fluent in Xylophonics and Kafka'));
    const uploaded = Date.now();
    await page.getByText('was uploaded.').waitFor();
    await expectFound('xylophonics', 'Fresh Person');
    expect(Date.now() - uploaded).toBeLessThan(5_000);
    const frame = page.locator('iframe[title=Resume]');
    expect(await frame.getAttribute('src')).toMatch(new RegExp(`^/api/resume/${_id}\\?download=0&version=`));
    const [tabOpened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'View' }).click(),
    ]);
    expect(tabOpened.url()).toMatch(/^blob:/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('SAN_Fresh Person[5y 0m].pdf');
    await eventually(() => fact('Downloads').textContent()).toBe('1');
    // one in the page, one in the tab
    await eventually(() => fact('Resume views').textContent()).toBe('2');
  });

  test('of a DOCX is shown as text, and the former one stays as an earlier version', async () => {
    const { _id } = await freshCandidate(61);
    await open(_id, '?tab=resume');
    await choose('first.pdf', pdfOfText('first'));
    await page.locator('iframe[title=Resume]').waitFor();
    await choose('second.docx', docxOf('Words of the second'));
    const text = page.getByRole('region', { name: 'Resume as text' });
    await eventually(() => text.textContent()).toBe('Words of the second');
    await page.getByText('SAN_Fresh Person[5y 0m].docx').waitFor();
    const earlier = page.getByRole('button', { name: /Download the version of .*first.pdf/ });
    const [download] = await Promise.all([page.waitForEvent('download'), earlier.click()]);
    expect(download.suggestedFilename()).toBe('SAN_Fresh Person[5y 0m].pdf');
  });

  test.each([
    ['a program under a resume’s name', Buffer.from('MZ\x90\x00 %PDF-1.4'), 'Only PDF or DOCX allowed.'],
    ['2 MB and a byte', Buffer.concat([pdfOfText('x'), Buffer.alloc(2 * 1024 * 1024)]), 'Max size 2MB.'],
  ])('of %s is refused in the card', async (_, bytes, message) => {
    await open(bare._id, '?tab=resume');
    await choose('cv.pdf', bytes);
    await page.getByRole('alert').getByText(message).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('is not sent where no file is chosen', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('upload-candidate-resume')) sent.push(request.url());
    });
    await open(bare._id, '?tab=resume');
    await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles([]);
    expect(await page.getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(true);
    expect(sent).toEqual([]);
  });

  test('keeps its button busy until the file has come, and a saved file is released after 10 seconds', async () => {
    const { _id } = await freshCandidate(64);
    await open(_id, '?tab=resume');
    await choose('cv.pdf', pdfOfText('x'));
    await page.locator('iframe[title=Resume]').waitFor();
    await page.clock.install();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/resume/*?download=1*', async (route) => {
      await waiting;
      await route.continue();
    });
    const released = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const release = URL.revokeObjectURL.bind(URL);
          URL.revokeObjectURL = (url) => {
            release(url);
            resolve(url);
          };
        }),
    );
    const button = page.getByRole('button', { name: 'Download', exact: true });
    await button.click();
    await eventually(() => button.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'View' }).isEnabled()).toBe(true);
    const download = page.waitForEvent('download');
    answer();
    await download;
    await eventually(() => button.isEnabled()).toBe(true);
    await page.clock.fastForward(10_000);
    expect(await released).toMatch(/^blob:/);
  });

  test('can be dropped on the card; one whose words can’t be read says why', async () => {
    const { _id } = await freshCandidate(62);
    await open(_id, '?tab=resume');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7 and nothing more'], 'dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    await page.getByText('or drop a PDF or DOCX here').dispatchEvent('drop', { dataTransfer: data });
    await page.getByText('Searches don’t find its words. It is damaged').waitFor();
  });

  test('that can’t be fetched says ‘Could not download resume.’ and ‘Could not load resume for viewing.’', async () => {
    const { _id } = await freshCandidate(63);
    await open(_id, '?tab=resume');
    await choose('cv.pdf', pdfOfText('x'));
    await page.locator('iframe[title=Resume]').waitFor();
    await page.route('**/api/resume/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('dialog').getByText('Could not download resume.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('dialog').getByText('Could not load resume for viewing.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByRole('button', { name: 'View' }).isEnabled()).toBe(true);
  });
});

describe('comments', () => {
  test('are added by an employer, read by an admin, newest first, as text', async () => {
    await open();
    const box = page.getByRole('textbox', { name: 'Comment' });
    const add = page.getByRole('button', { name: 'Add Comment' });
    await box.fill('   ');
    expect(await add.isDisabled()).toBe(true);
    await box.fill('Called <b>twice</b> 👍');
    await add.click();
    expect(await answerPopup(page)).toBe('Comment added successfully.');
    expect(await box.inputValue()).toBe('');
    await box.fill('Second');
    await box.press('Control+Enter');
    await answerPopup(page);
    const list = () => page.getByRole('list', { name: 'Comments, newest first' }).getByRole('listitem');
    await eventually(() => list().count()).toBe(2);
    await start('admin');
    await open();
    await eventually(() => list().count()).toBe(2);
    expect(await list().nth(0).textContent()).toMatch(/Ravi[\s\S]*\d{1,2} \w+ \d{4}, \d\d:\d\d[\s\S]*Second/);
    expect(await list().nth(1).textContent()).toContain('Called <b>twice</b> 👍');
  });

  test('of 5,000 characters are not sent, and say why', async () => {
    await open();
    await page.getByRole('textbox', { name: 'Comment' }).fill('x'.repeat(5_000));
    await page.getByText('A comment may have at most 2,000 characters.').waitFor();
    expect(await page.getByRole('button', { name: 'Add Comment' }).isDisabled()).toBe(true);
  });
});

test('opened from a search it says what matched and what did not', async () => {
  await page.goto(`${product.url}/list-candidates?q=${encodeURIComponent('k8s OR haskell')}`);
  const link = page.getByRole('link', { name: /Kavya Menon/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  const match = opened.locator('section').filter({ has: opened.getByRole('heading', { name: 'Your search' }) });
  await eventually(() => match.getByRole('listitem').allTextContents()).toEqual([
    'k8s in skills, as a synonymKubernetes',
    'haskell nowhere',
  ]);
});

test('similar candidates are named with the reasons', async () => {
  await open();
  const similar = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Similar candidates' }) });
  await eventually(() => similar.getByRole('listitem').first().textContent()).toMatch(
    /Ananya Nair[\s\S]*Java[\s\S]*same title/,
  );
});

test('the whole page goes by keyboard: tabs by arrows, a comment by Tab and Ctrl+Enter', async () => {
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
  await page.getByRole('dialog').getByText('Comment added successfully.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByText('By keyboard alone').waitFor();
});

test.each(views)(
  'axe finds nothing on any tab at $width px, $look, and nothing scrolls sideways',
  async ({ width, look }) => {
    await start('employer', width);
    if (look === 'dark')
      await page
        .getByRole('button', { name: /dark mode/i })
        .first()
        .click();
    const from = encodeURIComponent(JSON.stringify({ filter: { keyword: { badges: [{ keyword: 'k8s' }] } } }));
    for (const name of ['overview', 'experience', 'skills', 'education', 'resume']) {
      await open(rich._id, `?tab=${name}&from=${from}`);
      await page.waitForLoadState('networkidle');
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      expect([name, fits]).toEqual([name, true]);
    }
  },
);

async function freshCandidate(number: number) {
  const sketch = { name: 'Fresh Person', title: 'Tester', employer: 'Narmada', skills: ['Selenium'], years: 5 };
  const record = sketchCandidate(number, { ...sketch, city: 'Pune', state: 'Maharashtra' });
  await product.addCandidates([record]);
  return record;
}

/** Asks until the search finds exactly this one. */
async function expectFound(words: string, name: string): Promise<void> {
  const search = () =>
    page.evaluate(async (resumeSearch) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ resumeSearch });
      const answer = await (await fetch('/api/advance-filter', { method: 'POST', headers, body })).json();
      return answer.candidates.map((one: { applicantName: string }) => one.applicantName) as string[];
    }, words);
  await expect.poll(search, { timeout: 10_000, interval: 100 }).toEqual([name]);
}

async function isFocused(role: 'textbox', name: string): Promise<boolean> {
  return page.getByRole(role, { name }).evaluate((element) => element === document.activeElement);
}
