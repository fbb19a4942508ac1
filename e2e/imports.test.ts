import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { type ForwardingPort, openForwardingPort } from '#api/testing/forwarding-port.ts';
import { chooseScheme, problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { holdTasks } from './support/hold-tasks.ts';
import { visit } from './support/kept-tabs.ts';
import { type Product, startProduct } from './support/product.ts';

/** Time limit of an import on a busy machine. */
const WORK_MS = 90_000;

let product: Product;
let port: ForwardingPort;
let browser: Browser;
let page: Page;
let errors: string[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imports-test-'));
  product = await startProduct();
  port = await openForwardingPort({ host: '127.0.0.1', port: Number(new URL(product.url).port) });
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  ({ page, errors } = await openPage(context));
  await signIn(page, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await port?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

function spreadsheet(name: string, rows: unknown[][]): string {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Candidates');
  const path = join(folder, name);
  writeFileSync(path, write(book, { type: 'buffer', bookType: 'xlsx' }));
  return path;
}

const open = async (path: string, heading: string) => {
  await visit(page, product.url + path);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const choose = (path: string) => page.getByLabel('Spreadsheet').setInputFiles(path);
const upload = () => page.getByRole('button', { name: 'Upload' }).click();
const ledgerRow = (file: string) =>
  page.getByRole('table', { name: 'Imports' }).getByRole('row').filter({ hasText: file });

const PEOPLE = (tag: string) => [
  ['Name', 'Handle', 'Total Exp', 'Joining', 'Shoe size'],
  [`Asha ${tag}`, `asha-${tag}@example.in`, '5.6', '15 days', 38],
  [`Ravi ${tag}`, 'not yet', '4.11', 'as per policy', 42],
  ['', '', '3', 'as per policy', 39],
  [`Mina ${tag}`, 'not yet', '3', 'as per policy', 39],
  [`Mina ${tag}`, 'not yet', '3', 'as per policy', 39],
];

/** axe finds nothing, and nothing scrolls sideways: narrow and light, wide and dark. */
async function looksRight(what: string): Promise<void> {
  expect(await problemsInViews(page), what).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await chooseScheme(page, 'light');
}

test('before an import the page shows the columns recognised and not, and the first rows as they will be read', async () => {
  await open('/import-candidate', 'Import Candidates');
  await page.getByText('Nothing has been imported yet.').waitFor();
  await looksRight('the empty page');
  await choose(spreadsheet('first.xlsx', PEOPLE('first')));
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('3 columns recognised; left out: Handle, Shoe size.').waitFor();
  await preview.getByText('No column is read as Email').waitFor();
  await preview.getByRole('cell', { name: '5y 6m' }).waitFor();
  await expect.poll(() => preview.getByLabel('What “Name” means').inputValue()).toBe('name');
  expect(await product.deps.mongo.candidates.countDocuments({ applicantName: /first$/ })).toBe(0);
  await looksRight('the preview');
});

test('the preview marks rows without a person and rows written twice, and shows how "6.5" is read', async () => {
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Will be left out: 1 row identifies no one, 1 row repeats an earlier one.').waitFor();
  await preview.getByText('Show them').click();
  await preview.getByRole('cell', { name: 'Row 5 is the same person.' }).waitFor();
  const reading = preview.getByLabel('How “Total Exp” is read');
  await expect.poll(() => reading.inputValue()).toBe('years-and-months');
  await reading.selectOption({ label: '6.5 is 6y 6m' });
  await preview.getByRole('cell', { name: '5y 7m' }).waitFor();
  await reading.selectOption({ label: '6.5 is 6y 5m' });
  await preview.getByRole('cell', { name: '5y 6m' }).waitFor();
});

test('an unreadable value is corrected in all its cells at once', async () => {
  const values = page.getByRole('region', { name: 'Values that can’t be read' });
  await values.getByText('4 values can’t be read').waitFor();
  await looksRight('values that can’t be read');
  await values.getByLabel('Read “as per policy” in Joining as').fill('60 days');
  await values.getByRole('button', { name: 'Apply to all 4' }).click();
  await values.getByText('Joining: “as per policy” is read as “60 days”').waitFor();
  await values.getByText('0 values can’t be read').waitFor();
  await looksRight('a correction');
});

test('a column is corrected by hand; the import uses it, and the next file of that shape is read the same way', async () => {
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('What “Handle” means').selectOption({ label: 'Email' });
  await preview.getByText('4 columns recognised; left out: Shoe size.').waitFor();
  await preview.getByText('No column is read as Email').waitFor({ state: 'detached' });
  await upload();
  await page.getByText('Import completed successfully!').waitFor({ timeout: WORK_MS });
  await page.getByText('1 refused, 1 duplicate', { exact: true }).waitFor();
  await page.getByText('2 rows went in without some of their values').waitFor();
  await page.getByRole('link', { name: 'Download values to add (.xlsx)' }).waitFor();
  const asha = await product.deps.mongo.candidates.findOne({ emailAddress: 'asha-first@example.in' }).lean();
  expect(asha).toMatchObject({ applicantName: 'Asha first', experience: { year: 5, month: 6 } });
  const ravi = await product.deps.mongo.candidates.findOne({ applicantName: 'Ravi first' }).lean();
  expect(ravi).toMatchObject({ noticePeriod: '60', experience: { year: 4, month: 11 } });
  await looksRight('the end of an import');

  await choose(spreadsheet('second.xlsx', PEOPLE('second')));
  await preview.getByText(/4 columns recognised, as chosen for an earlier file/).waitFor();
  await preview.getByText('Joining: “as per policy” is read as “60 days”').waitFor();
  await upload();
  await page.getByText('Processed 5 / 5 | Saved: 3').first().waitFor({ timeout: WORK_MS });
});

test('a CSV file is chosen by a separate button; a template can be downloaded', async () => {
  const path = join(folder, 'people.csv');
  writeFileSync(path, '\ufeffCandidate;E-mail;Work Exp\nAsha;asha-csv@example.in;9 Yrs 11 Mths\n');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'CSV file…' }).click(),
  ]);
  await chooser.setFiles(path);
  await page.getByRole('cell', { name: '9y 11m' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a template (.xlsx)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('candidates template.xlsx');
});

test('an unreadable file says why before it is uploaded', async () => {
  const path = join(folder, 'resume.xlsx');
  writeFileSync(path, '%PDF-1.7\n%%EOF');
  await choose(path);
  await page.getByRole('alert').getByText('The file is not a spreadsheet (.xls or .xlsx)').waitFor();
});

test('the ledger has every import with admin and time, its refused rows with reasons, and the report', async () => {
  await ledgerRow('first.xlsx').getByText('3 saved').waitFor();
  await expect.poll(() => ledgerRow('first.xlsx').getByRole('link').getAttribute('href')).toMatch(/\/report$/);
  await ledgerRow('first.xlsx').getByRole('button', { name: 'first.xlsx', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 refused, 1 duplicate').waitFor();
  await dialog.getByRole('cell', { name: 'Handle' }).first().waitFor();
  await looksRight('an import’s details');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('Undo removes unchanged candidates, says how many were removed and how many were kept, and updates searches', async () => {
  const { mongo, changes } = product.deps;
  const touched = await mongo.candidates.findOne({ applicantName: 'Mina second' }).lean();
  await changes.candidates.update(touched!._id, { $set: { gender: 'female' } });
  await page.getByRole('button', { name: 'Undo second.xlsx' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await ledgerRow('second.xlsx').getByText('Undone: 2 removed, 1 left').waitFor({ timeout: WORK_MS });
  await page.getByRole('button', { name: 'Undo second.xlsx' }).waitFor({ state: 'detached' });
  await ledgerRow('second.xlsx').getByRole('button', { name: 'second.xlsx', exact: true }).click();
  await page.getByRole('dialog').getByText('left where they are: 1 changed since').waitFor();
  await page.keyboard.press('Escape');
  expect(await mongo.candidates.findOne({ emailAddress: 'asha-second@example.in' })).toBeNull();

  await visit(page, `${product.url}/list-candidates`);
  const found = async (searchTerm: string) => {
    const data = { page: 1, searchTerm, candidatesPerPage: 10 };
    const answer = await page.request.post(`${product.url}/api/list-candidates`, { data });
    return ((await answer.json()) as { totalCandidates: number }).totalCandidates;
  };
  await expect.poll(() => found('"Asha second"'), { timeout: WORK_MS }).toBe(0);
  const find = async (name: string) => {
    await page.getByPlaceholder('Search by role, skill, exp...').fill(name);
    await page.keyboard.press('Enter');
  };
  await find('"Asha second"');
  await page.getByText('No data available!').waitFor();
  await find('"Mina second"');
  await page.getByText('Mina second').first().waitFor();
});

test('/import-info: without a file ‘Please select an Excel file first.’; then messages, percent and ✅ Upload complete!', async () => {
  await open('/import-info', 'Import Candidate Info');
  await page.getByText('No messages yet.').waitFor();
  await upload();
  await page.getByRole('dialog').getByText('Please select an Excel file first.').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await looksRight('the empty info page');

  await choose(
    spreadsheet('info.xlsx', [
      ['Name', 'Email', 'Notice Period'],
      ['Asha first', 'asha-first@example.in', '30 days'],
      ['', 'stranger@example.in', '30 days'],
    ]),
  );
  await upload();
  const log = page.getByRole('log');
  await expect.poll(() => log.locator('p').last().textContent(), { timeout: WORK_MS }).toBe('✅ Upload complete!');
  await expect.poll(() => log.textContent()).toContain('Processed 2 / 2 | Saved: 1');
  await page.getByText('0%', { exact: true }).waitFor();
  await page.getByText('There is no candidate with this email or phone number.').waitFor();
  await ledgerRow('info.xlsx').getByText('1 filled in').waitFor();
  await looksRight('the end of an info import');
  const asha = await product.deps.mongo.candidates.findOne({ emailAddress: 'asha-first@example.in' }).lean();
  expect(asha?.noticePeriod).toBe('30');
});

test('/import-info: a refusal is logged as ‘Error: Server responded {status}’, a file without names as its reason', async () => {
  const path = join(folder, 'notes.xlsx');
  writeFileSync(path, 'just text');
  await choose(path);
  await upload();
  const log = page.getByRole('log');
  await expect.poll(() => log.textContent(), { timeout: WORK_MS }).toContain('Error: Server responded 415');
  await choose(
    spreadsheet('strangers.xlsx', [
      ['Colour', 'Size'],
      ['red', 1],
    ]),
  );
  await upload();
  await expect.poll(() => log.textContent(), { timeout: WORK_MS }).toContain('Error: No header row was found');
  expect(await log.textContent()).not.toContain('✅');
});

test('/import-info: a lost connection loses nothing: the page gets the end after it reconnects', async () => {
  await page.goto(`http://${port.address}/import-info`);
  const rows = Array.from({ length: 600 }, (_, n) => ['asha-first@example.in', n % 2 ? '15 days' : '30 days']);
  await choose(spreadsheet('lost.xlsx', [['Email', 'Notice Period'], ...rows]));
  const letGo = await holdTasks(product, 'import-candidate-info');
  await upload();
  const log = page.getByRole('log');
  await expect.poll(() => log.textContent(), { timeout: WORK_MS }).toContain('The file has arrived');
  await port.cut();
  await expect.poll(() => log.textContent(), { timeout: WORK_MS }).toContain('The import continues.');
  await port.mend();
  await letGo();
  await expect.poll(() => log.locator('p').last().textContent(), { timeout: WORK_MS }).toBe('✅ Upload complete!');
  await expect.poll(() => log.textContent()).toContain('Processed 600 / 600');
});

test('/import-info: the import continues after the page is left, and the ledger shows it', async () => {
  await open('/import-info', 'Import Candidate Info');
  const rows = Array.from({ length: 300 }, (_, n) => ['asha-first@example.in', n % 2 ? 'Java' : 'Kotlin']);
  await choose(spreadsheet('long.xlsx', [['Email', 'Skills'], ...rows]));
  const letGo = await holdTasks(product, 'import-candidate-info');
  await upload();
  const log = page.getByRole('log');
  await expect.poll(() => log.textContent(), { timeout: WORK_MS }).toContain('The file has arrived');
  await page.reload();
  await ledgerRow('long.xlsx').waitFor();
  await letGo();
  await ledgerRow('long.xlsx')
    .getByText(/filled in/)
    .waitFor({ timeout: WORK_MS });
  expect(errors).toEqual([]);
});
