import { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { type AccountRole, accounts } from './accounts.ts';
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

async function open(role: AccountRole): Promise<Page> {
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
const heads = (by = page) => by.getByRole('columnheader').allTextContents();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** The colour that a status stands in. */
const colour = (status: string) =>
  page.getByText(status, { exact: true }).evaluate((chip) => {
    const [red = 0, green = 0] = getComputedStyle(chip).color.match(/\d+/g)!.map(Number);
    return green > red ? 'green' : 'red';
  });

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
    await page.getByRole('button', { name: 'Delete Selected', exact: true }).waitFor();
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
    expect(await heads()).toEqual(['Job', 'Candidate', 'Type', 'Applied At', 'Action']);
    expect(await page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio').count()).toBe(3);
    expect(await rows().first().textContent()).toMatch(
      /^PainterJOB-\d+.*Meera Sharma.*seeker@example\.in.*Applied.*Yet to update$/,
    );
    expect(await page.getByRole('link', { name: 'Meera Sharma' }).first().getAttribute('href')).toBe(
      `/candidate/${candidate!._id}`,
    );
    expect(await page.getByText('Yet to update').count()).toBe(2);
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

describe('an employer’s screens', () => {
  test('the dashboard has a tile for each, the counted ones with their count', async () => {
    await store({});
    await go('/');
    const tiles = [
      ['/list-candidates', /^Search Candidates1/],
      ['/pro-search', /^Pro Search Candidates1/],
      ['/create-job', /^Create Jobs/],
      ['/list-jobs', /^Job Management1/],
      ['/job-applications', /^Job Applicants\d/],
      ['/my-account', /^My Account/],
    ] as const;
    await page.getByRole('main').getByText('1 live, 0 draft').waitFor();
    for (const [href, text] of tiles) {
      expect(await page.getByRole('main').locator(`a[href="${href}"]`).textContent()).toMatch(text);
    }
  });

  test('the list has its columns, pages of 5 to 50, and live in green, draft in red', async () => {
    await store({ title: 'Open' }, { title: 'Shut', status: 'draft' });
    await go('/list-jobs');
    await rows().nth(1).waitFor();
    expect(await heads()).toEqual(['', 'ID', 'Title', 'Deadline', 'Status', 'Actions']);
    await page.getByText('Page 1 of 1').waitFor();
    const perPage = page.getByRole('combobox', { name: 'Per page' });
    expect(await perPage.locator('option').allTextContents()).toEqual([
      '5 / page',
      '10 / page',
      '20 / page',
      '50 / page',
    ]);
    expect(await perPage.inputValue()).toBe('10');
    expect(await colour('live')).toBe('green');
    expect(await colour('draft')).toBe('red');
    expect(await page.getByRole('link', { name: 'Open Open' }).getAttribute('href')).toMatch(/^\/job\//);
    expect(await page.getByRole('link', { name: 'Edit Open' }).getAttribute('href')).toMatch(/^\/update-job\//);
  });

  test('a job’s page has all of it, dates as in India, its company, Back and Update', async () => {
    const [job] = await store({ skills: ['Forging'], requirements: ['A hammer'], description: 'Shapes iron.' });
    const whole = ['Shapes iron.', 'Forging', 'A hammer', '2 – 5 years', '₹6 – 12 LPA', 'On-site, Pune', 'BANKING'];
    await go(`/job/${job}`);
    for (const text of [...whole, 'FT (Full-time)', '01/01/2099', '03/02/2026', 'live']) {
      await page.getByRole('article').getByText(text, { exact: true }).waitFor();
    }
    const link = (name: string, by = page) => by.getByRole('article').getByRole('link', { name, exact: true });
    expect(await link('Godavari Pay').getAttribute('href')).toBe(`/company/${employer}`);
    expect(await link('Back').getAttribute('href')).toBe('/list-jobs');
    expect(await link('Update').getAttribute('href')).toBe(`/update-job/${job}`);
    expect(await page.getByRole('article').getByRole('button').count()).toBe(0);
    await go(`/job/${job}`, seeker);
    await seeker.getByRole('button', { name: 'Apply', exact: true }).waitFor();
    expect(await link('Back', seeker).count()).toBe(0);
    expect(await link('Update', seeker).count()).toBe(0);
  });

  test('the form begins live and empty; a job that is open is taken over, checked where it is live', async () => {
    const [job] = await store({ status: 'draft', isEnable: false });
    await go('/create-job');
    expect(await page.getByRole('switch', { name: 'Live Posting?' }).isChecked()).toBe(true);
    expect(await field('Deadline').getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/);
    await go(`/update-job/${job}`);
    expect(await page.getByRole('switch', { name: 'Live?' }).isChecked()).toBe(false);
    expect(await field('Max salary').inputValue()).toBe('12');
    await press('Remove Java');
    expect(await page.getByRole('list', { name: 'Skills' }).count()).toBe(0);
    await page.reload();
    await press('Close');
    await page.waitForURL(`${product.url}/`);
  });
});

test('an admin deletes any one job, and has neither checkboxes, edit nor Create Job', async () => {
  await store({ title: 'Anyone’s' });
  const admin = await open('admin');
  await go('/list-jobs', admin);
  await admin.getByRole('link', { name: 'Open Anyone’s' }).waitFor();
  expect(await heads(admin)).toEqual(['ID', 'Title', 'Deadline', 'Status', 'Actions']);
  expect(await admin.getByRole('checkbox').count()).toBe(0);
  expect(await admin.getByRole('link', { name: 'Edit Anyone’s' }).count()).toBe(0);
  expect(await admin.getByRole('main').getByRole('link', { name: 'Create Job' }).count()).toBe(0);
  await admin.getByRole('button', { name: 'Delete Anyone’s' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  expect(await answerPopup(admin)).toBe('Job deleted successfully!');
  await admin.context().close();
});

describe('where the server is out of reach', () => {
  const cutOff = (by: Page, call: string) => by.route(`**/api/${call}`, (route) => route.abort());

  test('each screen about jobs says what could not be loaded', async () => {
    const [job] = await store({});
    const screens = [
      [page, '/list-jobs', 'list-jobs*', 'Unable to load jobs. Please try again later.'],
      [page, `/job/${job}`, 'job-detail/*', 'Failed to load job details. Please try again later.'],
      [page, `/update-job/${job}`, 'job-detail/*', 'Failed to load job'],
      [page, '/job-applications', 'employer/applications*', 'Unable to load applications.'],
      [page, '/', 'employer/metrics', 'Unable to load dashboard metrics.'],
      [page, `/company/${employer}`, 'fetch-company/*', 'Unable to load company details.'],
      [seeker, '/saved-jobs', 'job-list', 'Unable to fetch jobs.'],
    ] as const;
    for (const [by, path, call, message] of screens) {
      await cutOff(by, call);
      await go(path, by);
      await by.getByRole('alert').getByText(message, { exact: true }).waitFor();
      await by.unroute(`**/api/${call}`);
    }
  });

  test('each thing done with jobs says that it failed', async () => {
    const [job] = await store({ title: 'Carver' });
    const candidate = await product.deps.mongo.candidates.findOne({ user: { $exists: true } }).lean();
    const user = new Types.ObjectId();
    const who = { user, candidate: candidate!._id, job, employer, jobId: 'JOB-800001', jobTitle: 'Carver' };
    const record = { ...who, _id: `${user}:${job}`, saveStatus: false, applicationStatus: true, appliedAt: new Date() };
    await product.deps.mongo.applications.create(record);
    const said = async (by: Page, call: string, act: () => Promise<unknown>) => {
      await cutOff(by, call);
      await act();
      const message = await answerPopup(by);
      await by.unroute(`**/api/${call}`);
      return message;
    };
    const inDialog = () => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const tell = (name: string) => () => seeker.getByRole('button', { name, exact: true }).click();
    const messages: string[] = [];
    await go('/create-job');
    await fillJob();
    messages.push(await said(page, 'create-job', () => press('Create')));
    await go(`/update-job/${job}`);
    messages.push(await said(page, 'update-job/*', () => press('Update')));
    await go('/list-jobs');
    messages.push(await said(page, 'delete-jobs', () => press('Delete Carver').then(inDialog)));
    await go('/job-applications');
    const shortlist = page.getByRole('button', { name: /^Shortlist .* for Carver/ });
    messages.push(await said(page, 'update-application-status', () => shortlist.click()));
    await go(`/job/${job}`, seeker);
    messages.push(await said(seeker, 'toggle-save', tell('Save')));
    messages.push(await said(seeker, 'apply-job', tell('Apply')));
    await tell('Save')();
    messages.push(await said(seeker, 'remove-saved-job/*', tell('Remove Saved')));
    await go('/my-account');
    await press('Edit');
    messages.push(await said(page, 'update-employer', () => press('Save')));
    expect(messages).toEqual([
      'Trouble in connecting to the Server! please try again later.',
      'Update failed.',
      'Action failed',
      'Trouble in updating Application status! please contact support team.',
      'Unable to update save status.',
      'Unable to apply.',
      'Unable to un-save job.',
      'Server error.',
    ]);
  });
});

describe('a job seeker', () => {
  test('sees the saved jobs five a page, each with what it is, Remove, and the decision; none applied to', async () => {
    const jobs = await store(...Array.from({ length: 6 }, (_, at) => ({ title: `Saved ${at}` })));
    await product.deps.mongo.applications.deleteMany({});
    for (const jobId of jobs) await seeker.request.post(`${product.url}/api/toggle-save`, { data: { jobId } });
    await product.deps.mongo.applications.updateOne({ job: jobs[5] }, { $set: { hiringStatus: 'shortlisted' } });
    await go('/saved-jobs', seeker);
    const card = seeker.getByRole('article', { name: 'Saved 5' });
    await card.waitFor();
    expect(await seeker.getByRole('article').count()).toBe(5);
    for (const text of ['Shortlisted', 'On-site, Pune', '₹6 – 12 LPA', 'Java', 'Remove']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    expect(await card.getByRole('link', { name: 'Godavari Pay' }).getAttribute('href')).toBe(`/company/${employer}`);
    expect(await card.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe(`/job/${jobs[5]}`);
    const pager = seeker.getByRole('navigation', { name: 'Pages' });
    expect(await pager.textContent()).toContain('Page 1 of 2');
    expect(await pager.getByRole('button', { name: 'Prev' }).isDisabled()).toBe(true);
    await pager.getByRole('button', { name: 'Next' }).click();
    await seeker.getByRole('article', { name: 'Saved 0' }).waitFor();
    await go('/applied-jobs', seeker);
    await seeker.getByText('No applied jobs found').waitFor();
  });

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
