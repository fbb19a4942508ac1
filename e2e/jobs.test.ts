import { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { accounts } from './accounts.ts';
import { answerPopup } from './answer-popup.ts';
import { axeFindings } from './axe-findings.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let page: Page;
let seeker: Page;
let employer: Types.ObjectId;
const errors: string[][] = [];

async function open(role: 'employer' | 'job-seeker'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const opened = await openPage(context);
  errors.push(opened.errors);
  await signIn(opened.page, product.url, role);
  return opened.page;
}

beforeAll(async () => {
  product = await startProduct();
  const account = await product.deps.mongo.users.findOne({ email: accounts.employer.email }).lean();
  employer = account!._id;
  browser = await openBrowser();
  page = await open('employer');
  seeker = await open('job-seeker');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  const { mongo, changes } = product.deps;
  const jobs = await mongo.jobs.find({ createdBy: employer }, { _id: 1 }).lean();
  for (const { _id } of jobs) await changes.jobs.remove(_id);
});
afterEach(() => expect(errors.flat()).toEqual([]));

async function store(...known: Partial<JobRecord>[]): Promise<Types.ObjectId[]> {
  const records = known.map((each) => jobRecord({ createdBy: employer, ...each }));
  await product.deps.changes.jobs.insert(records);
  return records.map(({ _id }) => _id);
}
const go = (path: string, by = page) => by.goto(product.url + path);
const rows = () => page.getByRole('row').filter({ has: page.getByRole('cell') });
const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: false });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillJob(): Promise<void> {
  await field('Title').fill('Zymurgist');
  await field('Description').fill('Brews.');
  const skills = page.getByRole('textbox', { name: 'Skills' });
  await skills.fill('Fermentation');
  await skills.press('Enter');
  await skills.fill('Chemistry');
  await press('Add skill');
  await field('Min experience').fill('2');
  await field('Max experience').fill('5');
  await field('Min salary').fill('6.5');
  await field('Max salary').fill('12');
  await field('Location type').selectOption('onsite');
  await field('City').fill('Pune');
  await field('Industry').fill('Food');
  await field('Employment type').selectOption('ft');
  await field('Deadline').fill('2099-01-01');
  // not added by Enter or plus: what stands in the field is added too
  await page.getByRole('textbox', { name: 'Requirements' }).fill('Patience');
}

describe('an employer', () => {
  test('without company details fills them in, and sees them as everybody does', async () => {
    await product.deps.mongo.employers.deleteMany({ user: employer });
    await go('/create-job');
    await page.getByRole('link', { name: 'Add company details' }).click();
    await page.getByRole('button', { name: 'Add company details' }).click();
    const form = page.getByRole('form', { name: 'Company Profile' });
    await form.getByLabel('Company Name').fill('Godavari Pay');
    await form.getByLabel('Website').fill('godavari');
    await form.getByRole('button', { name: 'Save' }).click();
    expect(await answerPopup(page)).toBe('Fix errors first');
    for (const message of ['Valid URL required', 'Select one', '3–10 digit zip required', 'Industry is required!']) {
      await form.getByText(message).waitFor();
    }
    await form.getByLabel('Website').fill('https://godavari.example');
    await form.getByLabel('Industry').fill('Banking');
    await form.getByLabel('Company Size').selectOption('51-200');
    await form.getByLabel('Address Line 1').fill('12 MG Road');
    await form.getByLabel('City').fill('Pune');
    await form.getByLabel('State').fill('Maharashtra');
    await form.getByLabel('Zip Code').fill('411001');
    await form.getByLabel('About Us').fill('Payments.');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    expect(await answerPopup(page)).toBe('Company details updated successfully!');
    await page.getByRole('heading', { name: 'Godavari Pay' }).waitFor();
    await go(`/company/${employer}`, seeker);
    await seeker.getByRole('heading', { name: 'Godavari Pay' }).waitFor();
    for (const text of ['51-200 employees', 'India 411001', 'Pune, Maharashtra', 'Payments.']) {
      await seeker.getByText(text).waitFor();
    }
    expect(await axeFindings(seeker)).toEqual([]);
  });

  test('posts a job, edits it, takes it off; a job seeker finds it while it is live', async () => {
    await go('/list-jobs');
    await page.getByText('No jobs found.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Create Job' }).click();
    await fillJob();
    await press('Create');
    expect(await answerPopup(page)).toMatch(/^Job JOB-\d{6,} created successfully!$/);
    await page.waitForURL('**/list-jobs');
    expect(await rows().first().textContent()).toMatch(/JOB-\d+Zymurgist01\/01\/2099live/);
    await product.searchable();
    await go('/?keyword=zymurgist', seeker);
    await seeker.getByRole('link', { name: 'Zymurgist' }).click();
    await seeker.getByRole('heading', { name: 'Zymurgist' }).waitFor();
    expect(await seeker.getByText('live', { exact: true }).count()).toBe(0);

    await page.getByRole('link', { name: 'Edit Zymurgist' }).click();
    await field('Title').fill('Head Zymurgist');
    expect(await page.getByRole('list', { name: 'Skills' }).getByRole('listitem').allTextContents()).toEqual([
      'Fermentation',
      'Chemistry',
    ]);
    await page.getByRole('switch', { name: 'Live?' }).click();
    await press('Update');
    expect(await answerPopup(page)).toBe('Job updated successfully!');
    await page.waitForURL('**/job/*');
    await page.getByRole('heading', { name: 'Head Zymurgist' }).waitFor();
    await page.getByText('draft', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await product.searchable();
    await seeker.reload();
    expect(await answerPopup(seeker)).toBe('Job not found');
    await seeker.getByText('Job not found').waitFor();
  });

  test('edits one job in two tabs: the second is told, loses nothing, and may save its own', async () => {
    const [job] = await store({ title: 'Potter' });
    const second = await page.context().newPage();
    await go(`/update-job/${job}`);
    await go(`/update-job/${job}`, second);
    await second.getByRole('form').getByLabel('Title', { exact: false }).fill('Potter, second tab');
    await field('Title').fill('Potter, first tab');
    await press('Update');
    expect(await answerPopup(page)).toBe('Job updated successfully!');
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    const question = second.getByRole('dialog', { name: 'Please confirm' });
    await question.getByText('This was changed elsewhere meanwhile').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await second.getByRole('form').getByLabel('Title', { exact: false }).inputValue()).toBe(
      'Potter, second tab',
    );
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    await question.getByRole('button', { name: 'Save mine' }).click();
    expect(await answerPopup(second)).toBe('Job updated successfully!');
    await second.getByRole('heading', { name: 'Potter, second tab' }).waitFor();
    await second.close();
  });

  test('is told what is wrong with each field on leaving it and on submitting', async () => {
    await go('/create-job');
    await field('Title').focus();
    await field('Description').focus();
    await page.getByText('Title is required!').waitFor();
    expect(await page.getByText('Description is required!').count()).toBe(0);
    await field('Min salary').fill('1234');
    expect(await field('Min salary').inputValue()).toBe('');
    await field('Min salary').fill('9');
    await field('Max salary').fill('3');
    await field('Location type').selectOption('remote');
    expect(await field('City').count()).toBe(0);
    await field('Location type').selectOption('onsite');
    await press('Create');
    for (const message of ['Description is required!', '≥ min sal', 'Required for onsite', 'Select one']) {
      await page.getByText(message, { exact: true }).first().waitFor();
    }
    expect(await page.getByText('Add ≥1').count()).toBe(2);
    expect(await page.getByText('Number needed').count()).toBe(2);
    expect(await field('Title').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('leaving with unsaved edits asks; staying keeps them', async () => {
    await go('/create-job');
    await field('Title').fill('Half a job');
    await press('Close');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await field('Title').inputValue()).toBe('Half a job');
    await press('Close');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole('heading', { name: 'Welcome, Ravi' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('deletes several at once after saying yes; with none selected is told so', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await store(...titles.map((title, at) => ({ title, createdAt: new Date(2026, 0, 6 - at) })));
    await go('/list-jobs');
    await rows().nth(5).waitFor();
    await press('Delete Selected');
    expect(await answerPopup(page)).toBe('No jobs selected');
    expect(await axeFindings(page)).toEqual([]);
    for (const title of titles.slice(0, 5)) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await press('Delete Selected (5)');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await rows().count()).toBe(6);
    await press('Delete Selected (5)');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(await answerPopup(page)).toBe('5 jobs deleted successfully!');
    await page.getByText('1 job', { exact: true }).waitFor();
    expect(await rows().count()).toBe(1);
    await page.getByRole('button', { name: 'Delete Six' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(await answerPopup(page)).toBe('Job deleted successfully!');
    await page.getByText('No jobs found.').waitFor();
  });

  test('shortlists and rejects who applied; the icons give way to a chip', async () => {
    const [job] = await store({ title: 'Painter' });
    const { mongo } = product.deps;
    const account = await mongo.users.findOne({ email: accounts['job-seeker'].email }).lean();
    const candidate = await mongo.candidates.findOne({ user: account!._id }).lean();
    const application = (applied: boolean, user = new Types.ObjectId()) => ({
      _id: `${user}:${job}`,
      user,
      candidate: candidate!._id,
      job,
      employer,
      saveStatus: !applied,
      applicationStatus: applied,
      ...(applied && { appliedAt: new Date() }),
      jobId: 'JOB-800001',
      jobTitle: 'Painter',
    });
    await mongo.applications.create([application(true), application(true), application(false)]);
    await go('/job-applications');
    await rows().filter({ hasText: 'Meera Sharma' }).nth(2).waitFor();
    expect(await rows().nth(2).textContent()).toMatch(/Meera Sharma.*Saved--$/);
    await page
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .click();
    expect(await answerPopup(page)).toBe('Candidate shortlisted!');
    await page.getByText('shortlisted', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Reject / })
      .first()
      .click();
    expect(await answerPopup(page)).toBe('Candidate rejected.');
    await page.getByText('rejected', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^(Reject|Shortlist) / }).count()).toBe(0);
    await page.getByText('Saved', { exact: true }).first().click();
    await page.getByText('1 record', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a job seeker', () => {
  test('sees the live jobs in the list, without checkboxes, edit and delete', async () => {
    await store({ title: 'Seen' }, { title: 'Unseen', status: 'draft' });
    await go('/list-jobs', seeker);
    await seeker.getByRole('link', { name: 'Seen', exact: true }).waitFor();
    expect(await seeker.getByText('Unseen').count()).toBe(0);
    expect(await seeker.getByRole('checkbox').count()).toBe(0);
    expect(await seeker.getByRole('link', { name: 'Edit Seen' }).count()).toBe(0);
    expect(await seeker.getByRole('button', { name: 'Delete Seen' }).count()).toBe(0);
    expect(await seeker.getByRole('main').getByRole('link', { name: 'Create Job' }).count()).toBe(0);
    expect(await axeFindings(seeker)).toEqual([]);
  });
});
