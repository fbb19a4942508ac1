import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quickest } from '#api/testing/quickest.ts';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { type OpenSignedIn, type SignedInPage, signedInPages } from './support/signed-in-pages.ts';
import { sketchCandidate } from './support/some-candidates.ts';

const FOUND_WITHIN_MS = 5_000;
let product: Product;
let browser: Browser;
let openSignedIn: OpenSignedIn;
let on: SignedInPage;
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  openSignedIn = signedInPages(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  on = await openSignedIn('employer');
  ({ page, errors } = on);
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await on.leave();
});

async function open(id: unknown): Promise<void> {
  await on.show(`/candidate/${id}?tab=resume`);
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
}
const fact = (name: string) => page.locator('header dl > div').filter({ hasText: name }).locator('dd');
const choose = (name: string, buffer: Buffer) =>
  page.getByRole('tabpanel').locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

let newest = 60;
async function freshCandidate() {
  const sketch = { name: 'Fresh Person', title: 'Tester', employer: 'Narmada', skills: ['Selenium'], years: 5 };
  newest += 1;
  const record = sketchCandidate(newest, { ...sketch, city: 'Pune', state: 'Maharashtra' });
  await product.addCandidates([record]);
  return record;
}

/** Polls until the search finds exactly this one. */
async function expectFound(words: string, name: string): Promise<void> {
  const search = () =>
    page.evaluate(async (resumeSearch) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ resumeSearch });
      const answer = await (await fetch('/api/advance-filter', { method: 'POST', headers, body })).json();
      return answer.candidates.map((one: { applicantName: string }) => one.applicantName) as string[];
    }, words);
  await expect.poll(search, { interval: 100 }).toEqual([name]);
}

describe('the resume', () => {
  test('is found by its words within 5 s of its upload', async () => {
    const foundAfter = await quickest(FOUND_WITHIN_MS, async (number) => {
      const { _id } = await freshCandidate();
      await open(_id);
      const words = ['xylophonics', 'yodelling', 'zymurgy'][number - 1]!;
      const answered = page.waitForResponse('**/api/upload-candidate-resume/**');
      await choose('cv.pdf', pdfOfText(`Fluent in ${words} and Kafka`));
      await answered;
      const uploaded = performance.now();
      await expectFound(words, 'Fresh Person');
      return performance.now() - uploaded;
    });
    expect(foundAfter).toBeLessThan(FOUND_WITHIN_MS);
  });

  test('uploaded is shown in the page, opens in a tab, downloads under its SAN_ name, and counts', async () => {
    const { _id } = await freshCandidate();
    await open(_id);
    await choose('cv.pdf', pdfOfText('Fluent in Kafka'));
    await page.getByText('was uploaded.').waitFor();
    const frame = page.locator('iframe[title=Resume]');
    await expect.poll(() => frame.getAttribute('src')).toMatch(new RegExp(`^/api/resume/${_id}\\?download=0&version=`));
    const [tabOpened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'View' }).click(),
    ]);
    await expect.poll(() => tabOpened.url()).toMatch(/^blob:/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('SAN_Fresh Person[5y 0m].pdf');
    await expect.poll(() => fact('Downloads').textContent()).toBe('1');
    // in the page and in the tab: one view an hour
    await expect.poll(() => fact('Resume views').textContent()).toBe('1');
  });

  test('of a DOCX is shown as text, and the former one stays as an earlier version', async () => {
    const { _id } = await freshCandidate();
    await open(_id);
    await choose('first.pdf', pdfOfText('first'));
    await page.locator('iframe[title=Resume]').waitFor();
    await choose('second.docx', docxOf('Words of the second'));
    const text = page.getByRole('region', { name: 'Resume as text' });
    await expect.poll(() => text.textContent()).toBe('Words of the second');
    await page.getByText('SAN_Fresh Person[5y 0m].docx').waitFor();
    const earlier = page.getByRole('button', { name: /Download the version of .*first.pdf/ });
    const [download] = await Promise.all([page.waitForEvent('download'), earlier.click()]);
    expect(download.suggestedFilename()).toBe('SAN_Fresh Person[5y 0m].pdf');
  });

  test.each([
    ['a program under a resume’s name', Buffer.from('MZ\x90\x00 %PDF-1.4'), 'Only PDF or DOCX allowed.'],
    ['2 MB and a byte', Buffer.concat([pdfOfText('x'), Buffer.alloc(2 * 1024 * 1024)]), 'Max size 2MB.'],
  ])('of %s is refused in the card', async (_, bytes, message) => {
    const { _id } = await freshCandidate();
    await open(_id);
    await choose('cv.pdf', bytes);
    await page.getByRole('alert').getByText(message).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('is not sent if no file is chosen', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('upload-candidate-resume')) sent.push(request.url());
    });
    const { _id } = await freshCandidate();
    await open(_id);
    await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles([]);
    await expect.poll(() => page.getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(true);
    expect(sent).toEqual([]);
  });

  test('keeps its button busy until the file has arrived, and a saved file is released after 10 seconds', async () => {
    const { _id } = await freshCandidate();
    // a clock applies to the whole browser context
    ({ page, errors } = await openPage(await browser.newContext()));
    await signIn(page, product.url, 'employer');
    await page.goto(`${product.url}/candidate/${_id}?tab=resume`);
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
    await expect.poll(() => button.isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'View' }).isEnabled()).toBe(true);
    const download = page.waitForEvent('download');
    answer();
    await download;
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.clock.fastForward(10_000);
    expect(await released).toMatch(/^blob:/);
  });

  test('can be dropped on the card; an unreadable one says why', async () => {
    const { _id } = await freshCandidate();
    await open(_id);
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7 and nothing more'], 'dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    await page.getByText('or drop a PDF or DOCX here').dispatchEvent('drop', { dataTransfer: data });
    await page.getByText('Searches don’t find its words. It is damaged').waitFor();
  });

  test('that can’t be fetched says ‘Could not download resume.’ and ‘Could not load resume for viewing.’', async () => {
    const { _id } = await freshCandidate();
    await open(_id);
    await choose('cv.pdf', pdfOfText('x'));
    await page.locator('iframe[title=Resume]').waitFor();
    await page.route('**/api/resume/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('dialog').getByText('Could not download resume.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('dialog').getByText('Could not load resume for viewing.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'View' }).isEnabled()).toBe(true);
  });
});
