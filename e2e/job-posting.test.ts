import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from './support/accounts.ts';
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

describe('an employer', () => {
  test('without company details enters them, and sees them like everyone else', async () => {
    await on.product.deps.mongo.employers.deleteMany({ user: on.employer });
    await on.go('/create-job');
    await on.page.getByRole('link', { name: 'Add company details' }).click();
    await on.page.getByRole('button', { name: 'Add company details' }).click();
    const form = on.page.getByRole('form', { name: 'Company Profile' });
    await form.getByLabel('Company Name').fill('Godavari Pay');
    await form.getByLabel('Website').fill('godavari');
    await form.getByRole('button', { name: 'Save' }).click();
    expect(await answerPopup(on.page)).toBe('Fix errors first');
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
    expect(await axeFindings(on.page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await notified(on.page, 'Company details updated successfully!');
    await on.page.getByRole('heading', { name: 'Godavari Pay' }).waitFor();
    await on.go(`/company/${on.employer}`, on.seeker);
    await on.seeker.getByRole('heading', { name: 'Godavari Pay' }).waitFor();
    for (const text of ['51-200 employees', 'India 411001', 'Pune, Maharashtra', 'Payments.']) {
      await on.seeker.getByText(text).waitFor();
    }
    expect(await axeFindings(on.seeker)).toEqual([]);
  });

  test('posts a job, edits it, unpublishes it; a job seeker finds it while it is live', async () => {
    await on.go('/list-jobs');
    await on.page.getByText('No jobs found.').waitFor();
    await on.page.getByRole('main').getByRole('link', { name: 'Create Job' }).click();
    await on.fillJob();
    // two quick clicks create only one job
    await on.page.getByRole('button', { name: 'Create', exact: true }).dblclick();
    await notified(on.page, /^Job JOB-\d{6,} created successfully!$/);
    await on.page.waitForURL('**/list-jobs');
    await expect.poll(() => on.rows().first().textContent()).toMatch(/JOB-\d+Zymurgist01\/01\/2099live/);
    await on.page.getByText('1 job', { exact: true }).waitFor();
    await on.product.searchable();
    await on.go('/?keyword=zymurgist', on.seeker);
    await on.seeker.getByRole('link', { name: 'Zymurgist' }).click();
    await on.seeker.getByRole('heading', { name: 'Zymurgist' }).waitFor();
    expect(await on.seeker.getByText('live', { exact: true }).count()).toBe(0);

    await on.page.getByRole('link', { name: 'Edit Zymurgist' }).click();
    await on.field('Title').fill('Head Zymurgist');
    await expect
      .poll(() => on.page.getByRole('list', { name: 'Skills' }).getByRole('listitem').allTextContents())
      .toEqual(['Fermentation', 'Chemistry']);
    await on.page.getByRole('switch', { name: 'Live?' }).click();
    await on.press('Update');
    await notified(on.page, 'Job updated successfully!');
    await on.page.waitForURL('**/job/*');
    await on.page.getByRole('heading', { name: 'Head Zymurgist' }).waitFor();
    await on.page.getByText('draft', { exact: true }).waitFor();
    expect(await axeFindings(on.page)).toEqual([]);
    await on.product.searchable();
    await on.seeker.reload();
    expect(await answerPopup(on.seeker)).toBe('Job not found');
    await on.seeker.getByText('Job not found').waitFor();
  });

  test('edits one job in two tabs: the second is warned, loses nothing, and may save its version', async () => {
    const [job] = await on.store({ title: 'Potter' });
    const second = await on.page.context().newPage();
    await on.go(`/update-job/${job}`);
    await on.go(`/update-job/${job}`, second);
    await second.getByRole('form').getByLabel('Title', { exact: false }).fill('Potter, second tab');
    await on.field('Title').fill('Potter, first tab');
    await on.press('Update');
    await notified(on.page, 'Job updated successfully!');
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    const question = second.getByRole('dialog', { name: 'Please confirm' });
    await question.getByText('This was changed elsewhere in the meantime').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect
      .poll(() => second.getByRole('form').getByLabel('Title', { exact: false }).inputValue())
      .toBe('Potter, second tab');
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    await question.getByRole('button', { name: 'Save mine' }).click();
    await notified(second, 'Job updated successfully!');
    await second.getByRole('heading', { name: 'Potter, second tab' }).waitFor();
    await second.close();
  });

  test('sees what is wrong with each field on leaving it and on submitting', async () => {
    await on.go('/create-job');
    await on.field('Title').focus();
    await on.field('Description').focus();
    await on.page.getByText('Title is required!').waitFor();
    expect(await on.page.getByText('Description is required!').count()).toBe(0);
    await on.field('Min salary').fill('1234');
    await expect.poll(() => on.field('Min salary').inputValue()).toBe('');
    await on.field('Min salary').fill('9');
    await on.field('Max salary').fill('3');
    await on.field('Location type').selectOption('remote');
    await on.field('City').waitFor({ state: 'detached' });
    await on.field('Location type').selectOption('onsite');
    await on.press('Create');
    for (const message of ['Description is required!', '≥ min sal', 'Required for onsite', 'Select one']) {
      await on.page.getByText(message, { exact: true }).first().waitFor();
    }
    await expect.poll(() => on.page.getByText('Add ≥1').count()).toBe(2);
    await expect.poll(() => on.page.getByText('Number needed').count()).toBe(2);
    await expect.poll(() => on.field('Title').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeFindings(on.page)).toEqual([]);
  });

  test('leaving with unsaved edits asks first; staying keeps them', async () => {
    await on.go('/create-job');
    await on.field('Title').fill('Half a job');
    await on.press('Close');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => on.field('Title').inputValue()).toBe('Half a job');
    await on.press('Close');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await on.page.waitForURL(`${on.product.url}/`);
    await on.page.getByRole('heading', { name: 'Welcome, Ravi' }).waitFor();
    expect(await axeFindings(on.page)).toEqual([]);
  });

  test('whose session ends keeps the input: after signing in in another tab, it is saved', async () => {
    await on.go('/create-job');
    await on.fillJob();
    const context = on.page.context();
    const cookies = await context.cookies();
    await context.clearCookies();
    // simulates returning to the page, which then subscribes to notifications again
    await on.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await answerPopup(on.page)).toMatch(/^Your session has ended\./);
    await expect.poll(() => on.field('Title').inputValue()).toBe('Zymurgist');
    await context.addCookies(cookies);
    await on.press('Create');
    await notified(on.page, /^Job JOB-\d{6,} created successfully!$/);
    await on.page.waitForURL('**/list-jobs');
    await expect.poll(() => on.rows().first().textContent()).toMatch(/Zymurgist/);
    await on.page.getByRole('link', { name: 'Clone Zymurgist' }).click();
    await expect.poll(() => on.field('Title').inputValue()).toBe('Zymurgist');
    await expect.poll(() => on.field('Deadline').inputValue()).toBe('2099-01-01');
  });

  test('deletes several at once after a confirm; with none selected gets a message', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await on.store(...titles.map((title, at) => ({ title, createdAt: new Date(2026, 0, 6 - at) })));
    await on.go('/list-jobs');
    await on.rows().nth(5).waitFor();
    await on.press('Delete Selected');
    expect(await answerPopup(on.page)).toBe('No jobs selected');
    expect(await axeFindings(on.page)).toEqual([]);
    for (const title of titles.slice(0, 5)) await on.page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await on.press('Delete Selected (5)');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => on.rows().count()).toBe(6);
    await on.press('Delete Selected (5)');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notified(on.page, '5 jobs deleted successfully!');
    await on.page.getByText('1 job', { exact: true }).waitFor();
    await expect.poll(() => on.rows().count()).toBe(1);
    await on.page.getByRole('button', { name: 'Delete Selected', exact: true }).waitFor();
    await on.page.getByRole('button', { name: 'Delete Six' }).click();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notified(on.page, 'Job deleted successfully!');
    await on.page.getByText('No jobs found.').waitFor();
  });

  test('shortlists and rejects applicants; a chip replaces the icons', async () => {
    const [job] = await on.store({ title: 'Painter' });
    const { mongo } = on.product.deps;
    const account = await mongo.users.findOne({ email: accounts['job-seeker'].email }).lean();
    const candidate = await mongo.candidates.findOne({ user: account!._id }).lean();
    const application = (applied: boolean, user = new Types.ObjectId()) => ({
      _id: `${user}:${job}`,
      user,
      candidate: candidate!._id,
      job,
      employer: on.employer,
      saveStatus: !applied,
      applicationStatus: applied,
      ...(applied && { appliedAt: new Date() }),
      jobId: 'JOB-800001',
      jobTitle: 'Painter',
    });
    await mongo.applications.create([application(true), application(true), application(false)]);
    await on.go('/list-jobs');
    const applicants = on.page.getByRole('link', { name: '2 applicants, 2 undecided' });
    await applicants.waitFor();
    expect(await axeFindings(on.page)).toEqual([]);
    await applicants.click();
    await on.rows().filter({ hasText: 'Meera Sharma' }).nth(1).waitFor();
    await expect.poll(() => on.rows().count()).toBe(2);
    await on.go('/job-applications');
    await on.rows().filter({ hasText: 'Meera Sharma' }).nth(2).waitFor();
    await expect.poll(() => on.heads()).toEqual(['', 'Job', 'Candidate', 'Type', 'Applied At', 'Action']);
    await expect.poll(() => on.page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio').count()).toBe(3);
    await expect
      .poll(() => on.rows().first().textContent())
      .toMatch(/^PainterJOB-\d+.*Meera Sharma.*seeker@example\.in.*Applied.*Yet to update$/);
    await expect
      .poll(() => on.page.getByRole('link', { name: 'Meera Sharma' }).first().getAttribute('href'))
      .toBe(`/candidate/${candidate!._id}`);
    await on.rows().first().getByText('2 of 5 met · missing: Location · not stated: Title, Java').waitFor();
    await expect.poll(() => on.page.getByText('Yet to update').count()).toBe(2);
    await expect.poll(() => on.rows().nth(2).textContent()).toMatch(/Meera Sharma.*Saved--$/);
    await on.page.getByRole('button', { name: 'Preview Meera Sharma' }).first().click();
    const pane = on.page.getByRole('complementary', { name: 'Preview of Meera Sharma' });
    await pane.getByText('1 of 3 on this page').waitFor();
    await on.page.keyboard.press('j');
    await pane.getByText('2 of 3 on this page').waitFor();
    const required = pane.getByRole('list', { name: 'Requirements of the job' });
    for (const text of ['Java (not stated)', 'Location: Pune (missing)', 'Experience: 2–5 years (met)']) {
      await required.getByText(text).waitFor();
    }
    await required.focus();
    await focused(on.page, required);
    await on.page.keyboard.press('Escape');
    await on.page
      .getByRole('button', { name: 'Preview Meera Sharma' })
      .first()
      .and(on.page.locator(':focus'))
      .waitFor();
    const decide = (decision: string) => on.page.getByRole('button', { name: `${decision} Meera Sharma for Painter` });
    const notes = on.page.getByRole('region', { name: /^Notes/ });
    await decide('Shortlist').first().click();
    await notified(on.page, 'Candidate shortlisted!');
    await on.page.getByText('shortlisted', { exact: true }).waitFor();
    await on.page.getByRole('button', { name: 'Undo for Meera Sharma for Painter' }).click();
    await notified(on.page, 'Decision taken back.');
    await expect.poll(() => on.page.getByText('Yet to update').count()).toBe(2);
    await on.page.getByRole('checkbox', { name: /^Select all/ }).check();
    await on.page.getByRole('button', { name: 'Reject Selected (2)' }).click();
    await notified(on.page, '2 candidates rejected.');
    await notes
      .locator('[data-toast]')
      .filter({ hasText: '2 candidates rejected.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await notified(on.page, '2 candidates undecided again.');
    expect(await axeFindings(on.page)).toEqual([]);
    await decide('Shortlist').first().click();
    await on.page.getByText('shortlisted', { exact: true }).waitFor();
    await decide('Reject').first().click();
    await notified(on.page, 'Candidate rejected.');
    await on.page.getByText('rejected', { exact: true }).waitFor();
    await expect.poll(() => decide('Reject').or(decide('Shortlist')).count()).toBe(0);
    await on.page.getByText('Saved', { exact: true }).first().click();
    await on.page.getByText('1 record', { exact: true }).waitFor();
    const [other] = await on.store({ title: 'Plasterer' });
    await on.go(`/job/${job}`);
    await on.page.getByRole('link', { name: 'Applicants (2)' }).click();
    await on.page.getByText('3 records', { exact: true }).waitFor();
    expect(await axeFindings(on.page)).toEqual([]);
    await on.go(`/job-applications?job=${other}`);
    await on.page.getByText('No applications found.').waitFor();
    await on.page.getByRole('button', { name: 'Applications of all jobs' }).click();
    await on.page.getByText('3 records', { exact: true }).waitFor();
    expect(await axeFindings(on.page)).toEqual([]);
  });
});
