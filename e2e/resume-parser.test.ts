import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { screenProblems, views } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { visit } from './support/kept-tabs.ts';
import { type Product, startProduct } from './support/product.ts';

const TEXT = `ASHA RAO
Senior Java Developer
asha.rao@example.com | +91 98765 43210 | Pune, Maharashtra

KEY SKILLS
Java, Spring Boot, Kafka

WORK EXPERIENCE
Senior Java Developer, Zentrova Technologies Pvt Ltd (Apr 2021 - Present)

EDUCATION
B.E. Computer Engineering, Kaveri Institute of Technology, 2018`;

/** Time limit for reading a resume on a busy machine. */
const READING_MS = 90_000;

let product: Product;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  ({ page, errors } = await openPage(context));
  await signIn(page, product.url, 'admin');
  await visit(page, `${product.url}/resume-parser`);
  await page.getByRole('heading', { name: 'AI Resume Parser' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const choose = (...files: ReturnType<typeof pdf>[]) => page.locator('input[type=file]').setInputFiles(files);
const start = () => page.getByRole('button', { name: 'Parse resumes' }).click();
const row = (name: string) =>
  page.getByRole('list', { name: 'Resumes' }).getByRole('listitem').filter({ hasText: name });
const form = () => page.getByRole('form', { name: 'What was read' });
const log = () => page.getByRole('log', { name: 'Processing log' });
const candidate = () =>
  product.deps.mongo.candidates.findOne({ emailAddress: 'asha.rao@example.com' }).lean<CandidateRecord>();

test('without a file nothing is sent; other kinds are refused; at most 10 files are kept', async () => {
  await start();
  await page.getByText('Please select at least 1 file.').waitFor();
  await choose(pdf('virus.exe', Buffer.from('MZ')));
  await page.getByText('Only PDF, DOCX, and DOC files are allowed.').waitFor();
  await choose(...Array.from({ length: 11 }, (_, n) => pdf(`many-${n}.pdf`, Buffer.from(`%PDF ${n}`))));
  await expect.poll(() => row('many-').count()).toBe(10);
  for (let left = 10; left > 0; left--) await row('many-').first().getByRole('button').click();
  await page.getByText('No resumes yet.').waitFor();
});

test('each file has its status, and the log lists each', async () => {
  await choose(pdf('asha.pdf', pdfOfText(TEXT)), pdf('scan.pdf', pdfOfText('')));
  await row('asha.pdf').getByText('Pending').waitFor();
  await start();
  await row('asha.pdf').getByText('Completed').waitFor({ timeout: READING_MS });
  await row('scan.pdf').getByText('Failed').waitFor({ timeout: READING_MS });
  await row('scan.pdf').getByText('It is empty: neither text nor a picture was found in it.').waitFor();
  await expect.poll(() => log().textContent()).toContain('asha.pdf: read. Please check and save it.');
  await expect.poll(() => log().textContent()).toContain('Uploaded 2 files, processing will continue on the server.');
});

test('each field shows its position and its confidence, by pointer and by keyboard', async () => {
  await form().waitFor();
  await page.getByText('Text', { exact: true }).click();
  const text = page.getByRole('region', { name: 'Text of the resume' });
  const marked = () => text.locator('mark[data-active]').allTextContents();
  await form().getByLabel('Name', { exact: true }).focus();
  await expect.poll(marked).toEqual(['ASHA RAO']);
  await page.keyboard.press('Tab');
  await expect.poll(marked).toEqual(['asha.rao@example.com']);
  await form().getByRole('list', { name: 'Skills' }).getByText('Kafka').hover();
  await expect.poll(marked).toEqual(['Kafka']);
  await form().getByLabel('Job 1 employer').focus();
  await expect.poll(async () => (await marked()).join('')).toContain('Zentrova Technologies');
  expect(
    await form()
      .getByText(/^\d+% sure$/)
      .count(),
  ).toBeGreaterThan(4);
  await expect.poll(() => form().getByText('not read').count()).toBeGreaterThan(0);
});

test('F8 goes through the values to check, each highlighted on the picture of its page', async () => {
  await page.getByText('Pages', { exact: true }).click();
  const pages = page.getByRole('region', { name: 'Pages of the resume' });
  await pages.getByRole('img', { name: 'Page 1' }).waitFor();
  // the drawn page has ink inside the highlighted rectangle
  const inkInHighlight = () =>
    pages.evaluate((region) => {
      const canvas = region.querySelector('canvas');
      const mark = region.querySelector('mark[data-active]');
      const context = canvas?.getContext('2d');
      if (!canvas || !mark || !context) return 0;
      const page = canvas.getBoundingClientRect();
      const { x, y, width, height } = mark.getBoundingClientRect();
      const scale = canvas.width / page.width;
      const pixels = context.getImageData((x - page.x) * scale, (y - page.y) * scale, width * scale, height * scale);
      return pixels.data.filter((value, at) => at % 4 === 0 && value < 100).length;
    });
  await form().getByLabel('Name', { exact: true }).focus();
  await expect.poll(inkInHighlight).toBeGreaterThan(50);
  const unsure = await form().locator('[data-unsure]').count();
  expect(unsure).toBeGreaterThan(0);
  const visited = new Set<string>();
  for (let at = 0; at < unsure; at++) {
    await page.keyboard.press('F8');
    visited.add(await form().locator('[data-unsure]:focus-within').innerText());
    await expect.poll(() => pages.locator('mark[data-active]').count()).toBeGreaterThan(0);
  }
  expect(visited.size).toBe(unsure);
});

test.each(views)('axe finds nothing at $width px, $scheme', async ({ width, scheme }) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((value) => localStorage.setItem('color-scheme', value), scheme);
  await page.reload();
  await form().waitFor();
  expect(await screenProblems(page)).toEqual([]);
});

test('a reload loses nothing; an error is shown at its field and nothing is saved', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await form().getByLabel('Email', { exact: true }).fill('stranger');
  await form().getByLabel('Job 1 from').fill('soon');
  await form().getByRole('button', { name: 'Save' }).click();
  await form().getByText('Please enter a valid email address.').waitFor();
  await form().getByText('Please enter months such as 2020-04, or years such as 2020.').waitFor();
  expect(await candidate()).toBeNull();
});

test('corrections by hand are saved as a candidate, to which the list links', async () => {
  await form().getByLabel('Email', { exact: true }).fill('asha.rao@example.com');
  await form().getByLabel('Job 1 from').fill('2021-05');
  await form().getByLabel('Name', { exact: true }).fill('Asha S Rao');
  await form()
    .getByRole('button', { name: /^Remove Kafka/ })
    .click();
  await form().getByRole('textbox', { name: 'Add a skill' }).fill('Go');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await row('asha.pdf')
    .getByText(/^new candidate SAN-\d+\.$/)
    .waitFor();
  await form().waitFor({ state: 'detached' });
  expect(await candidate()).toMatchObject({
    applicantName: 'Asha S Rao',
    primarySkills: [{ skill: 'Java' }, { skill: 'Spring Boot' }, { skill: 'Go' }],
    workExperience: [{ periodFrom: new Date('2021-05-01') }],
    resumeAvailable: true,
  });
  await row('asha.pdf').getByRole('link').click();
  await page.waitForURL(/\/candidate\/[0-9a-f]{24}$/);
  await page.getByText('Asha S Rao', { exact: true }).first().waitFor();
});

test('another resume of the same person names the candidate; discarding it leaves the candidate unchanged', async () => {
  await visit(page, `${product.url}/resume-parser`);
  await choose(pdf('again.pdf', pdfOfText(`${TEXT}\nHSC, Pune Board, 2014`)));
  await start();
  const before = await candidate();
  await page.getByText(`It seems to be Asha S Rao of ${before?.applicantID}`).waitFor({ timeout: READING_MS });
  await form().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await row('again.pdf').getByText('discarded.').waitFor();
  expect(await candidate()).toEqual(before);
  expect(errors).toEqual([]);
});
