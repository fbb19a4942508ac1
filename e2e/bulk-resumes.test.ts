import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForwardingPort, openForwardingPort } from '#api/testing/forwarding-port.ts';
import { archiveOf } from '#indexer/testing/archives.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { holdTasks } from './support/hold-tasks.ts';
import { type Product, startProduct } from './support/product.ts';

const READING_MS = 90_000;
const LOST = 'Lost connection to progress stream';

let product: Product;
/** A proxy between browser and product, so that the connection can be cut. */
let port: ForwardingPort;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];
let url: string;
let people = 0;

beforeAll(async () => {
  product = await startProduct();
  port = await openForwardingPort({ host: '127.0.0.1', port: Number(new URL(product.url).port) });
  url = `http://${port.address}`;
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  ({ page, errors } = await openPage(context));
  await signIn(page, url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await port?.close();
  await product?.stop();
});

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The resume of an unknown person. */
function resume(name: string): Sent {
  const text = `Mina Das\nJava Developer\nmina.${++people}@example.com\n\nKEY SKILLS\nJava, Spring Boot\n\nEDUCATION\nBCA, Kaveri University, 2019`;
  return { name, mimeType: 'application/pdf', buffer: pdfOfText(text) };
}
const bad: Sent = { name: '<b>bad</b>.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') };

async function open(path: string, heading: string): Promise<void> {
  await page.goto(url + path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}
const log = () => page.getByRole('log');
const line = (text: string | RegExp) => log().getByText(text).first().waitFor({ timeout: READING_MS });
const row = (region: string, file: string) =>
  page.getByRole('region', { name: region }).getByRole('row', { name: file });

/** Narrow and light, wide and dark; the window is wide again afterwards. */
async function problems(): Promise<string[]> {
  const found = await problemsInViews(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

test('/bulk-parse: without a file, or with another kind, nothing is sent and the message says why', async () => {
  await open('/bulk-parse', 'Bulk Resume Parser');
  await log().getByText('No logs yet.').waitFor();
  await page.getByRole('button', { name: 'Parse resumes' }).click();
  await page.getByRole('alert').getByText('Please select at least one file.').waitFor();
  await page.getByLabel('Resumes').setInputFiles({ ...bad, name: 'virus.exe' });
  await page.getByRole('alert').getByText('Only PDF, DOCX, and DOC files are allowed.').waitFor();
  await page.getByRole('button', { name: 'Parse resumes' }).click();
  await expect.poll(() => log().textContent()).toBe('No logs yet.');
});

test('/bulk-parse: the log lists each file, the table its state and reason; a lost connection loses nothing', async () => {
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map(resume);
  const letGo = await holdTasks(product, 'parse-resumes');
  await page.getByLabel('Resumes').setInputFiles([...files, bad]);
  await page.getByRole('button', { name: 'Parse resumes' }).click();
  await line('Received 6 files.');
  await port.cut();
  await line(LOST);
  await port.mend();
  await letGo();
  await line('All files processed.');
  const lines = await log().locator('p').allTextContents();
  for (const { name } of [...files, bad]) expect(lines.filter((each) => each.startsWith(`${name}: `))).toHaveLength(1);
  await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  await page.getByText('6 of 6 files | 5 completed, 0 skipped, 1 failed').waitFor();
  await row('Files of the run', '<b>bad</b>.pdf')
    .getByText(/neither PDF, DOCX nor DOC/)
    .waitFor();
  expect(await problems()).toEqual([]);
  await page.getByRole('link', { name: /^SAN-/ }).first().click();
  await page.getByText('mina.1@example.com').first().waitFor();
});

test('/bulk-parse: a reloaded page shows the results of the last run', async () => {
  const { mongo, changes } = product.deps;
  const run = await mongo.tasks.findOne({ 'input.by': 'bulk-parse-resumes' }).sort({ createdAt: -1 }).lean();
  const error = 'The process working on it ended five times.';
  await changes.tasks.update(run!._id, { $set: { error } });
  await open('/bulk-parse', 'Bulk Resume Parser');
  await page.getByRole('alert').getByText(error).waitFor();
  await page.getByRole('heading', { name: 'Last run' }).waitFor();
  await row('Files of the run', 'c.pdf').getByText('Completed').waitFor();
});

test('/bulk-parse: the results can be saved as a table', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download (.csv)' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toMatch(/^"<b>bad<\/b>\.pdf","failed","It is neither PDF/);
});

test('/bulk-parse: a run in progress is cancelled after a confirm; each unread file says so', async () => {
  await open('/bulk-parse', 'Bulk Resume Parser');
  const letGo = await holdTasks(product, 'parse-resumes');
  await page.getByLabel('Resumes').setInputFiles(['l.pdf', 'm.pdf'].map(resume));
  await page.getByRole('button', { name: 'Parse resumes' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel the run' });
  await cancel.click();
  await page.getByRole('dialog').getByText('Cancel this run?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the run' }).click();
  await line('Error: The parsing was cancelled.');
  await row('Files of the run', 'l.pdf').getByText('Not read, since the run was cancelled').waitFor();
  await cancel.waitFor({ state: 'detached' });
  await letGo();
});

test('/import-resume: archives and files go into the inbox, refused files say why', async () => {
  await open('/import-resume', 'Import Resumes');
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('alert').getByText('Please select at least one file.').waitFor();
  const copy = resume('two.pdf');
  const archive = archiveOf(
    { name: 'people/one.pdf', bytes: resume('one.pdf').buffer },
    { name: 'people/two.pdf', bytes: copy.buffer },
    { name: '../../escape.pdf', bytes: resume('escape.pdf').buffer },
    { name: 'inner.zip', bytes: archiveOf({ name: 'x.pdf', bytes: copy.buffer }) },
  );
  const copyOfTwo = { ...copy, name: 'copy of two.pdf' };
  await page
    .getByLabel('Resumes or archives')
    .setInputFiles([{ name: 'people.zip', mimeType: 'application/zip', buffer: archive }, copyOfTwo, bad]);
  await page.getByRole('button', { name: 'Upload' }).click();
  await line('Uploaded 3 files, processing will continue on the server.');
  await line('3 added to the inbox, 3 refused.');
  await row('Refused files', '../../escape.pdf').getByText('Its path points outside the archive.').waitFor();
  await row('Refused files', 'inner.zip')
    .getByText(/archive within an archive/)
    .waitFor();
  await page.getByText('3 waiting', { exact: true }).waitFor();
  await row('Waiting files', 'one.pdf').getByText('Asha').waitFor();
  expect(await problems()).toEqual([]);
  await page.getByRole('link', { name: 'Process resumes' }).click();
  await page.getByRole('heading', { name: 'Resume Processing', level: 1 }).waitFor();
});

test('/process-resume: the inbox is processed even if connection and page are lost; a copy is skipped with that reason', async () => {
  await page.getByText('3 in the inbox', { exact: true }).waitFor();
  await log().getByText('No messages yet.').waitFor();
  const letGo = await holdTasks(product, 'parse-resumes');
  await page.getByRole('button', { name: 'Start Processing' }).click();
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Processing...' }).isDisabled()).toBe(true);
  await line('0%: 3 resumes to process.');
  await port.cut();
  await line(LOST);
  await port.mend();
  await letGo();
  await line('100%: All files processed.');
  await line('Connection closed.');
  const lines = await log().locator('p').allTextContents();
  expect(lines.filter((each) => /^\d+%: one\.pdf: new candidate SAN-\d{6}\.$/.test(each))).toHaveLength(1);
  await page.getByText('3 of 3 files | 2 completed, 1 skipped, 0 failed').waitFor();
  await page.getByText('0 in the inbox', { exact: true }).waitFor();
  // one of the two: the server decides which came first
  const rows = await page.getByRole('region', { name: 'Files of the run' }).getByRole('row').allTextContents();
  expect(rows.filter((each) => /two\.pdf.*Skipped.*The same file is SAN-\d{6}’s already/.test(each))).toHaveLength(1);
  expect(await problems()).toEqual([]);
});

test('/process-resume: a page opened during a run follows it', async () => {
  await open('/import-resume', 'Import Resumes');
  await page.getByLabel('Resumes or archives').setInputFiles(['f.pdf', 'g.pdf', 'h.pdf', 'i.pdf'].map(resume));
  await page.getByRole('button', { name: 'Upload' }).click();
  await line('4 added to the inbox, 0 refused.');
  await open('/process-resume', 'Resume Processing');
  const letGo = await holdTasks(product, 'parse-resumes');
  await page.getByRole('button', { name: 'Start Processing' }).click();
  await line('0%: 4 resumes to process.');
  await open('/process-resume', 'Resume Processing');
  await line('0%: 4 resumes to process.');
  await letGo();
  await line('100%: All files processed.');
});

test('/process-resume: a run in progress is cancelled after a confirm, and the inbox keeps unread resumes', async () => {
  await open('/import-resume', 'Import Resumes');
  await page.getByLabel('Resumes or archives').setInputFiles(['n.pdf', 'o.pdf'].map(resume));
  await page.getByRole('button', { name: 'Upload' }).click();
  await line('2 added to the inbox, 0 refused.');
  await open('/process-resume', 'Resume Processing');
  const letGo = await holdTasks(product, 'parse-resumes');
  await page.getByRole('button', { name: 'Start Processing' }).click();
  await page.getByRole('button', { name: 'Cancel the run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the run' }).click();
  await line('The run was cancelled. 2 files remain in the inbox.');
  await page.getByText('2 in the inbox', { exact: true }).waitFor();
  await letGo();
  await page.getByRole('button', { name: 'Start Processing' }).click();
  await line('100%: All files processed.');
});

test('/import-resume: the inbox is emptied only after a confirm', async () => {
  await open('/import-resume', 'Import Resumes');
  const empty = page.getByRole('button', { name: 'Empty the inbox' });
  await expect.poll(() => empty.isDisabled()).toBe(true);
  await page.getByLabel('Resumes or archives').setInputFiles(['j.pdf', 'k.pdf'].map(resume));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('2 waiting', { exact: true }).waitFor({ timeout: READING_MS });
  await empty.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('2 waiting', { exact: true }).waitFor();
  await empty.click();
  await page.getByRole('dialog').getByText('Take all 2 resumes out of the inbox?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the inbox' }).click();
  await page.getByText('0 waiting', { exact: true }).waitFor();
  await page.getByText('No resume waits to be processed.').waitFor();
  expect(errors).toEqual([]);
});
