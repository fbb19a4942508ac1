import { Types } from 'mongoose';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { type JobScreens, startJobScreens } from './support/job-screens.ts';
import { answerPopup, focused, notified } from './support/popups.ts';

let on: JobScreens;

beforeAll(async () => {
  on = await startJobScreens();
});
afterAll(() => on?.close());
beforeEach(() => on.removeJobs());
afterEach(() => expect(on.errors()).toEqual([]));

/** The colour of a status. */
const colour = (status: string) =>
  on.page.getByText(status, { exact: true }).evaluate((chip) => {
    const [red = 0, green = 0] = getComputedStyle(chip).color.match(/\d+/g)!.map(Number);
    return green > red ? 'green' : 'red';
  });

describe('an employer’s screens', () => {
  const workQueue = [
    ['To decide', 'Nothing to decide.'],
    ['New in saved searches', 'Nothing new.'],
    ['Jobs ending within 7 days', 'No live job ends this week.'],
    ['Recent lists', 'No lists yet.'],
  ] as const;

  test('the dashboard has a tile for each, the counted ones with their count', async () => {
    await on.store({});
    await on.go('/');
    for (const [part, text] of workQueue) {
      await on.page.getByRole('region', { name: part }).getByText(text).waitFor();
    }
    const tiles = [
      ['/list-candidates', /^Search Candidates1/],
      ['/pro-search', /^Pro Search Candidates1/],
      ['/create-job', /^Create Jobs/],
      ['/list-jobs', /^Job Management1/],
      ['/job-applications?status=applied', /^Job Applicants\d/],
      ['/my-account', /^My Account/],
    ] as const;
    await on.page.getByRole('main').getByText('1 live, 0 draft').waitFor();
    for (const [href, text] of tiles) {
      await expect
        .poll(() => on.page.getByRole('main').locator(`a[href="${href}"]:has(strong)`).textContent())
        .toMatch(text);
    }
  });

  test('the list has its columns, pages of 5 to 50, and live in green, draft in red', async () => {
    await on.store({ title: 'Open' }, { title: 'Shut', status: 'draft' });
    await on.go('/list-jobs');
    await on.rows().nth(1).waitFor();
    await expect.poll(() => on.heads()).toEqual(['', 'ID', 'Title', 'Deadline', 'Status', 'Actions']);
    await on.page.getByText('Page 1 of 1').waitFor();
    const perPage = on.page.getByRole('combobox', { name: 'Per page' });
    await expect
      .poll(() => perPage.locator('option').allTextContents())
      .toEqual(['5 / page', '10 / page', '20 / page', '50 / page']);
    await expect.poll(() => perPage.inputValue()).toBe('10');
    await expect.poll(() => colour('live')).toBe('green');
    await expect.poll(() => colour('draft')).toBe('red');
    await expect.poll(() => on.page.getByRole('link', { name: 'Open Open' }).getAttribute('href')).toMatch(/^\/job\//);
    await expect
      .poll(() => on.page.getByRole('link', { name: 'Edit Open' }).getAttribute('href'))
      .toMatch(/^\/update-job\//);
    await on.page.getByRole('searchbox', { name: 'Search jobs' }).fill('shu');
    await expect.poll(() => on.rows().count()).toBe(1);
    await on.rows().getByRole('link', { name: 'Shut', exact: true }).waitFor();
    await on.page.getByRole('searchbox', { name: 'Search jobs' }).fill('nothing');
    await on.page.getByText('No jobs match "nothing".').waitFor();
    expect(new URL(on.page.url()).search).toBe('?q=nothing');
  });

  test('a job’s page has all fields, dates as in India, its company, Back and Update', async () => {
    const [job] = await on.store({ skills: ['Forging'], requirements: ['A hammer'], description: 'Shapes iron.' });
    const whole = ['Shapes iron.', 'Forging', 'A hammer', '2 – 5 years', '₹6 – 12 LPA', 'On-site, Pune', 'BANKING'];
    await on.go(`/job/${job}`);
    for (const text of [...whole, 'FT (Full-time)', '01/01/2099', '03/02/2026', 'live']) {
      await on.page.getByRole('article').getByText(text, { exact: true }).waitFor();
    }
    const link = (name: string, by = on.page) => by.getByRole('article').getByRole('link', { name, exact: true });
    await expect.poll(() => link('Godavari Pay').getAttribute('href')).toBe(`/company/${on.employer}`);
    await expect.poll(() => link('Back').getAttribute('href')).toBe('/list-jobs');
    await expect.poll(() => link('Update').getAttribute('href')).toBe(`/update-job/${job}`);
    expect(await on.page.getByRole('article').getByRole('button').count()).toBe(0);
    await on.go(`/job/${job}`, on.seeker);
    await on.seeker.getByRole('button', { name: 'Apply', exact: true }).waitFor();
    expect(await link('Back', on.seeker).count()).toBe(0);
    expect(await link('Update', on.seeker).count()).toBe(0);
  });

  test('the form begins live and empty; an open job fills it, checked if it is live', async () => {
    const [job] = await on.store({ status: 'draft', isEnable: false });
    await on.go('/create-job');
    await expect.poll(() => on.page.getByRole('switch', { name: 'Live Posting?' }).isChecked()).toBe(true);
    await expect.poll(() => on.field('Deadline').getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/);
    await on.go(`/update-job/${job}`);
    await expect.poll(() => on.page.getByRole('switch', { name: 'Live?' }).isChecked()).toBe(false);
    await expect.poll(() => on.field('Max salary').inputValue()).toBe('12');
    await on.press('Remove Java');
    await on.page.getByRole('list', { name: 'Skills' }).waitFor({ state: 'detached' });
    await on.page.reload();
    await on.press('Close');
    await on.page.waitForURL(`${on.product.url}/`);
  });
});

test('an admin deletes any one job, and has neither checkboxes, edit nor Create Job', async () => {
  await on.store({ title: 'Anyone’s' });
  await on.store({ title: 'Someone’s' });
  const admin = await on.open('admin');
  await on.go('/list-jobs', admin);
  await admin.getByRole('link', { name: 'Open Anyone’s' }).waitFor();
  await expect.poll(() => on.heads(admin)).toEqual(['ID', 'Title', 'Deadline', 'Status', 'Actions']);
  expect(await admin.getByRole('checkbox').count()).toBe(0);
  expect(await admin.getByRole('link', { name: 'Edit Anyone’s' }).count()).toBe(0);
  expect(await admin.getByRole('main').getByRole('link', { name: 'Create Job' }).count()).toBe(0);
  await admin.getByRole('button', { name: 'Delete Anyone’s' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await notified(admin, 'Job deleted successfully!');
  await expect.poll(() => admin.getByRole('link', { name: 'Open Anyone’s' }).count()).toBe(0);
  // the focus moves to the neighbouring row
  await focused(admin, admin.getByRole('button', { name: 'Delete Someone’s' }));
  await admin.context().close();
});

describe('if the server is unreachable', () => {
  const cutOff = (by: Page, call: string) => by.route(`**/api/${call}`, (route) => route.abort());

  test('each screen about jobs says what could not be loaded', async () => {
    const [job] = await on.store({});
    const screens = [
      [on.page, '/list-jobs', 'list-jobs*', 'Unable to load jobs. Please try again later.'],
      [on.page, `/job/${job}`, 'job-detail/*', 'Failed to load job details. Please try again later.'],
      [on.page, `/update-job/${job}`, 'job-detail/*', 'Failed to load job'],
      [on.page, '/job-applications', 'employer/applications*', 'Unable to load applications.'],
      [on.page, '/', 'employer/metrics', 'Unable to load dashboard metrics.'],
      [on.page, `/company/${on.employer}`, 'fetch-company/*', 'Unable to load company details.'],
      [on.seeker, '/saved-jobs', 'job-list', 'Unable to fetch jobs.'],
    ] as const;
    for (const [by, path, call, message] of screens) {
      await cutOff(by, call);
      await on.go(path, by);
      await by.getByRole('alert').getByText(message, { exact: true }).waitFor();
      await by.unroute(`**/api/${call}`);
    }
  });

  test('each action on jobs says that it failed', async () => {
    const [job] = await on.store({ title: 'Carver' });
    const candidate = await on.product.deps.mongo.candidates.findOne({ user: { $exists: true } }).lean();
    const user = new Types.ObjectId();
    const who = {
      user,
      candidate: candidate!._id,
      job,
      employer: on.employer,
      jobId: 'JOB-800001',
      jobTitle: 'Carver',
    };
    const record = { ...who, _id: `${user}:${job}`, saveStatus: false, applicationStatus: true, appliedAt: new Date() };
    await on.product.deps.mongo.applications.create(record);
    const said = async (by: Page, call: string, act: () => Promise<unknown>) => {
      await cutOff(by, call);
      await act();
      const message = await answerPopup(by);
      await by.unroute(`**/api/${call}`);
      return message;
    };
    const inDialog = () => on.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const press = (name: string) => () => on.seeker.getByRole('button', { name, exact: true }).click();
    const messages: string[] = [];
    await on.go('/create-job');
    await on.fillJob();
    messages.push(await said(on.page, 'create-job', () => on.press('Create')));
    await on.go(`/update-job/${job}`);
    messages.push(await said(on.page, 'update-job/*', () => on.press('Update')));
    await on.go('/list-jobs');
    messages.push(await said(on.page, 'delete-jobs', () => on.press('Delete Carver').then(inDialog)));
    await on.go('/job-applications');
    const shortlist = on.page.getByRole('button', { name: /^Shortlist .* for Carver/ });
    messages.push(await said(on.page, 'update-application-status', () => shortlist.click()));
    await on.go(`/job/${job}`, on.seeker);
    messages.push(await said(on.seeker, 'toggle-save', press('Save')));
    messages.push(await said(on.seeker, 'apply-job', press('Apply')));
    await press('Save')();
    messages.push(await said(on.seeker, 'remove-saved-job/*', press('Remove Saved')));
    await on.go('/my-account');
    await on.press('Edit');
    messages.push(await said(on.page, 'update-employer', () => on.press('Save')));
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
  test('sees the saved jobs five per page, each with its details, Remove, and the decision; none applied to', async () => {
    const jobs = await on.store(...Array.from({ length: 6 }, (_, at) => ({ title: `Saved ${at}` })));
    await on.product.deps.mongo.applications.deleteMany({});
    for (const jobId of jobs) await on.seeker.request.post(`${on.product.url}/api/toggle-save`, { data: { jobId } });
    await on.product.deps.mongo.applications.updateOne({ job: jobs[5] }, { $set: { hiringStatus: 'shortlisted' } });
    await on.go('/saved-jobs', on.seeker);
    const card = on.seeker.getByRole('article', { name: 'Saved 5' });
    await card.waitFor();
    await expect.poll(() => on.seeker.getByRole('article').count()).toBe(5);
    for (const text of ['Shortlisted', 'On-site, Pune', '₹6 – 12 LPA', 'Java', 'Remove']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    await expect
      .poll(() => card.getByRole('link', { name: 'Godavari Pay' }).getAttribute('href'))
      .toBe(`/company/${on.employer}`);
    await expect
      .poll(() => card.getByRole('link', { name: /^View Details/ }).getAttribute('href'))
      .toBe(`/job/${jobs[5]}`);
    const pager = on.seeker.getByRole('navigation', { name: 'Pages' });
    await expect.poll(() => pager.textContent()).toContain('Page 1 of 2');
    await expect.poll(() => pager.getByRole('button', { name: 'Prev' }).isDisabled()).toBe(true);
    await pager.getByRole('button', { name: 'Next' }).click();
    await on.seeker.getByRole('article', { name: 'Saved 0' }).waitFor();
    await on.go('/applied-jobs', on.seeker);
    await on.seeker.getByText('No applied jobs found').waitFor();
  });

  test('sees the live jobs in the list, without checkboxes, edit and delete', async () => {
    await on.store({ title: 'Seen' }, { title: 'Unseen', status: 'draft' });
    await on.go('/list-jobs', on.seeker);
    await on.seeker.getByRole('link', { name: 'Seen', exact: true }).waitFor();
    expect(await on.seeker.getByText('Unseen').count()).toBe(0);
    expect(await on.seeker.getByRole('checkbox').count()).toBe(0);
    expect(await on.seeker.getByRole('link', { name: 'Edit Seen' }).count()).toBe(0);
    expect(await on.seeker.getByRole('button', { name: 'Delete Seen' }).count()).toBe(0);
    expect(await on.seeker.getByRole('main').getByRole('link', { name: 'Create Job' }).count()).toBe(0);
    expect(await axeFindings(on.seeker)).toEqual([]);
  });
});
