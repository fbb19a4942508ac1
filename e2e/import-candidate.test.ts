import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read, utils, write } from 'xlsx';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';

const ROWS = 1_000;
const BROKEN = 20;
/** Time limit of an import on a busy machine. */
const WORK_MS = 90_000;

let product: Product;
let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  product = await startProduct();
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  ({ page } = await openPage(context));
  await signIn(page, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await page.goto(`${product.url}/import-candidate`);
  await page.getByRole('heading', { name: 'Import Candidates' }).waitFor();
});

const isOfNobody = (at: number) => at % (ROWS / BROKEN) === 7;

/** Every 50th row names no person. */
function spreadsheet(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    'Candidate Name': isOfNobody(at) ? '' : `Person ${String.fromCharCode(65 + (at % 26))}`,
    'Email ID': isOfNobody(at) ? 'person at example' : `person${at}@example.in`,
    Mobile: `9${String(100_000_000 + at)}`,
    'Total Experience': '5.6',
    'Key Skills': at === 3 ? 'Java, Zookeeper' : 'Java; SQL',
    'Current Location': 'Bangalore',
    'Expected CTC': '₹12,50,000',
    'Notice Period': '1 month',
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(rows), 'Candidates');
  const path = join(folder, 'people.xlsx');
  writeFileSync(path, write(book, { type: 'buffer', bookType: 'xlsx' }));
  return path;
}

const upload = async (path: string) => {
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Upload' }).click();
};

const counts = (saved: number) =>
  page.getByRole('status').filter({ hasText: `Processed ${ROWS} / ${ROWS} | Saved: ${saved}` });

test('a spreadsheet is imported with live progress; broken rows are listed with their reasons; searches find the rest', async () => {
  await page.getByText('No logs yet.').waitFor();
  await upload(spreadsheet());
  await page.getByText('Import completed successfully!').waitFor({ timeout: WORK_MS });
  await counts(ROWS - BROKEN).waitFor();
  await page.getByText(`${BROKEN} refused, 0 duplicates`, { exact: true }).waitFor();
  const reasons = page.getByRole('region', { name: 'Reasons' }).getByRole('row');
  await expect.poll(() => reasons.count()).toBe(2 * BROKEN + 1);
  await expect.poll(() => reasons.nth(1).textContent()).toContain('neither a name nor an email');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the report (.xlsx)' }).click(),
  ]);
  const report = join(folder, 'report.xlsx');
  await download.saveAs(report);
  const book = read(await readFile(report));
  const listed = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!);
  expect(listed.length).toBe(BROKEN);
  expect(listed[0]?.['Email ID']).toBe('person at example');

  await page.goto(`${product.url}/pro-search`);
  await page.getByRole('combobox', { name: 'Keyword', exact: true }).fill('zookeeper');
  await page.keyboard.press('Enter');
  const total = page.getByRole('region', { name: 'Candidates' }).getByRole('status').first();
  await expect.poll(() => total.textContent(), { timeout: WORK_MS }).toBe('Total Candidates: 1+');
});

test('the same file again saves nothing', async () => {
  await upload(join(folder, 'people.xlsx'));
  await counts(0).waitFor({ timeout: WORK_MS });
  await page.getByText(`${BROKEN} refused, ${ROWS - BROKEN} duplicates`, { exact: true }).waitFor();
});

test('a renamed PDF is refused with advice, and the page stays usable', async () => {
  const path = join(folder, 'resume.xlsx');
  writeFileSync(path, '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
  await upload(path);
  await expect.poll(() => page.getByRole('log').textContent(), { timeout: WORK_MS }).toMatch(/PDF|spreadsheet/i);
  await expect.poll(() => page.getByRole('button', { name: 'Upload' }).isEnabled()).toBe(true);
});

test('while it uploads the button is busy and Stop reloads the page; an upload that fails is logged by its status', async () => {
  const [button, stop] = [page.getByRole('button', { name: /^Upload/ }), page.getByRole('button', { name: 'Stop' })];
  await page.route('**/api/import-candidate', () => {});
  expect(await stop.count()).toBe(0);
  await upload(join(folder, 'people.xlsx'));
  await stop.waitFor();
  await expect.poll(() => button.textContent()).toBe('Uploading...');
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByText('Processed 0 / 0 | Saved: 0', { exact: true }).waitFor();
  await Promise.all([page.waitForEvent('load'), stop.click()]);
  await page.getByText('No logs yet.').waitFor();
  expect(await page.getByText(/^Processed/).count()).toBe(0);

  await page.unroute('**/api/import-candidate');
  await page.route('**/api/import-candidate', (route) =>
    route.fulfill({ status: 507, json: { success: false, message: 'The disk is full.' } }),
  );
  await upload(join(folder, 'people.xlsx'));
  await page.getByRole('log').getByText('Upload failed: 507').waitFor();
  await expect.poll(() => page.getByRole('progressbar', { name: 'Import progress' }).count()).toBe(1);
  await page.locator('input[type=file]').setInputFiles(join(folder, 'report.xlsx'));
  await page.getByText('No logs yet.').waitFor();
  await page.unroute('**/api/import-candidate');
});
