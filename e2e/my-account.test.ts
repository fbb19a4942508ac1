import { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureCandidate } from '#api/commands/ensure-candidate.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { quickest } from '#api/testing/quickest.ts';
import { pdfOfText } from '#mongo/seed/pdf-of-text.ts';
import { accounts } from './accounts.ts';
import { answerPopup } from './answer-popup.ts';
import { screenProblems, views } from './axe-findings.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { pageTimeUntil } from './page-time.ts';
import { type Product, startProduct } from './product.ts';

const INCOMPLETE = 'Kindly update your profile to continue using the application!';
const FOUND_WITHIN_MS = 2_000;
const password = 'Correct-Horse.9';
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A seeker who has just signed up: name and email are known, nothing else. */
async function newSeeker(firstName: string): Promise<string> {
  const { mongo } = product.deps;
  const now = new Date();
  const email = `${firstName.toLowerCase()}@example.in`;
  const account = { _id: new Types.ObjectId(), firstName, lastName: 'Rao', email, contact: '9812345670' };
  const passwordHash = await hashPassword(password);
  const times = { passwordChangedAt: now, createdAt: now, updatedAt: now };
  await mongo.users.create({
    ...account,
    id: `USR-${firstName}`,
    role: 'job-seeker',
    passwordHash,
    emailVerified: true,
    deviceInfos: [],
    ...times,
  });
  await ensureCandidate(product.deps, account);
  return email;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const message = (page: Page) => page.getByRole('dialog', { name: 'Message' });

async function fillAddress(page: Page): Promise<void> {
  await named(page, 'presentAddress.addressLine1').fill('12 MG Road');
  await expect.poll(() => named(page, 'presentAddress.district').isDisabled()).toBe(true);
  await named(page, 'presentAddress.state').selectOption('Karnataka');
  await named(page, 'presentAddress.district').selectOption('Bengaluru Urban');
  await named(page, 'presentAddress.city').fill('Bengaluru');
  await named(page, 'presentAddress.zipCode').fill('560001');
}

test('a new seeker, held at the profile, completes it, gets free, and is found by recruiters within 2 s', async () => {
  const { page, errors } = await openPage(await browser.newContext());
  await enter(page, await newSeeker('Kavya'));
  expect(await answerPopup(page)).toBe(INCOMPLETE);
  const missing = page.getByRole('region', { name: 'Still to be filled in' });
  await missing.locator('dd').getByText('Resume').waitFor();

  await page.getByRole('button', { name: 'Edit Personals' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await answerPopup(page)).toBe('Kindly correct all the fields and try again!');
  await expect.poll(() => page.getByText('This field is Required!').count()).toBeGreaterThan(5);
  await named(page, 'dateOfBirth').fill('2020-01-01');
  await page.getByText('Age under 18 are not allowed.').waitFor();
  await named(page, 'dateOfBirth').fill('1996-05-04');
  await named(page, 'gender').selectOption('female');
  await named(page, 'maritalStatus').selectOption('single');
  await fillAddress(page);
  await page.getByLabel('Same as Present Address').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('This field is required!').first().waitFor();
  await page.getByRole('textbox', { name: 'New language' }).fill('Kannada');
  await page.getByLabel('Proficiency').selectOption('advanced');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Personal details updated successfully!').waitFor();
  await page.getByRole('button', { name: 'Edit Personals' }).waitFor();
  await expect
    .poll(() => page.getByText('12 MG Road, Bengaluru, Bengaluru Urban, Karnataka, India, 560001').count())
    .toBe(2);

  await page.getByRole('tab', { name: 'Careers & Preferences' }).click();
  await page.getByRole('button', { name: 'Edit Careers & Preferences' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await answerPopup(page)).toBe('Please fix all errors before submitting!');
  await page.getByText('Kindly upload your Resume!').waitFor();
  const resume = page.getByLabel('Resume file');
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
  await page.getByText('Only PDF or DOCX allowed.').waitFor();
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfOfText('Kavya Rao') });
  await named(page, 'experience.year').fill('4');
  await named(page, 'experience.month').fill('13');
  await page.getByText('Experience month should be between 0 and 12.').waitFor();
  await named(page, 'experience.month').fill('2');
  await named(page, 'currentCTC.amount').fill('8.5');
  await named(page, 'expectedCTC.amount').fill('12');
  await named(page, 'hiringMode').selectOption('ft');
  await named(page, 'noticePeriod').selectOption('serving');
  await named(page, 'lwd').waitFor();
  await named(page, 'noticePeriod').selectOption('30');
  await named(page, 'negotiableNoticePeriod').selectOption('15');
  for (const [label, text] of [
    ['Preferred Jobs', 'Support Engineer'],
    ['Preferred Locations', 'Bengaluru'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.keyboard.press('Enter');
  }
  await named(page, 'profileSummary').fill('Answers customers, on the phone and in writing.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Preferences updated successfully!').waitFor();
  await missing.waitFor({ state: 'detached' });
  await page.getByText('Support Engineer').first().waitFor();

  const recruiter = await browser.newContext();
  await signIn(await recruiter.newPage(), product.url, 'employer');
  const found = async (skill: string) => {
    const data = { page: 1, searchTerm: `"${skill}"`, candidatesPerPage: 10, filterOptions: {} };
    const answer = await recruiter.request.post(`${product.url}/api/list-candidates`, { data });
    return ((await answer.json()) as { totalCandidates: number }).totalCandidates;
  };
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Add primary skill' }).click();
  await named(page, 'skill').fill('Ze');
  await page.getByRole('button', { name: 'Save' }).click();
  await message(page).getByText('Kindly correct all the field formats!').waitFor();
  await message(page).getByRole('button', { name: 'OK' }).click();
  await page.getByText('Enter Atleast 3 Characters!').waitFor();
  const foundAfter = await quickest(FOUND_WITHIN_MS, async (number) => {
    const skill = ['Zendesk Guide', 'Zendesk Sell', 'Zendesk Chat'][number - 1]!;
    if (number > 1) await page.getByRole('button', { name: 'Add primary skill' }).click();
    expect(await found(skill)).toBe(0);
    await named(page, 'skill').fill(skill);
    const answered = page.waitForResponse('**/api/create-skill');
    await page.getByRole('button', { name: 'Save' }).click();
    await answered;
    const saved = performance.now();
    await expect.poll(() => found(skill), { timeout: 30_000, interval: 100 }).toBe(1);
    return performance.now() - saved;
  });
  expect(foundAfter).toBeLessThan(FOUND_WITHIN_MS);

  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(errors).toEqual([]);
});

test('an entry is added, changed and deleted in its modal; leaving or closing with unsaved changes asks', async () => {
  const { page, errors } = await openPage(await browser.newContext());
  await signIn(page, product.url, 'job-seeker');
  await page.goto(`${product.url}/my-account`);
  await page.getByRole('tab', { name: 'Experiences' }).click();
  await page.getByRole('tabpanel').getByText('No Data Available!').waitFor();
  await page.getByRole('button', { name: 'Add experience' }).click();
  await named(page, 'jobTitle').fill('Analyst');
  await named(page, 'employer').fill('L&T');
  await named(page, 'periodFrom').fill('2022-01-01');
  await named(page, 'periodTo').fill('2021-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await message(page).getByText('Please fix validation errors.').waitFor();
  await message(page).getByRole('button', { name: 'OK' }).click();
  await page.getByText('End date cannot be before start date').waitFor();
  await page.getByLabel('Ongoing').check();
  await expect.poll(() => named(page, 'periodTo').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Work experience added successfully!').waitFor();
  await page.getByText('1 Jan 2022 – Ongoing').waitFor();

  await page.getByRole('button', { name: 'Edit Analyst' }).click();
  await named(page, 'jobTitle').fill('Senior Analyst');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await question.getByText('You have unsaved changes.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => named(page, 'jobTitle').inputValue()).toBe('Senior Analyst');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Senior Analyst').first().waitFor();
  await page.getByRole('button', { name: 'Delete Senior Analyst' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Work experience removed successfully!').waitFor();

  await page.getByRole('tab', { name: 'Personals' }).click();
  await page.getByRole('button', { name: 'Edit Personals' }).click();
  await named(page, 'middleName').fill('Devi');
  // another tab keeps what is typed
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('tab', { name: 'Personals' }).click();
  await expect.poll(() => named(page, 'middleName').inputValue()).toBe('Devi');
  await page.getByRole('link', { name: 'Applied Jobs' }).first().click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => named(page, 'middleName').inputValue()).toBe('Devi');
  await page.getByRole('link', { name: 'Applied Jobs' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`${product.url}/applied-jobs`);
  expect(errors).toEqual([]);
});

test('two tabs with the same section: the second is told, loses nothing, and may save its own', async () => {
  const context = await browser.newContext();
  const { page } = await openPage(context);
  await signIn(page, product.url, 'job-seeker');
  const { page: second } = await openPage(context);
  for (const [tab, name] of [
    [page, 'One'],
    [second, 'Two'],
  ] as const) {
    await tab.goto(`${product.url}/my-account`);
    await tab.getByRole('button', { name: 'Edit Personals' }).click();
    await named(tab, 'middleName').fill(name);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Personal details updated successfully!').waitFor();
  await second.getByRole('button', { name: 'Save' }).click();
  const question = second.getByRole('dialog', { name: 'Please confirm' });
  await question.getByText('This was changed elsewhere meanwhile').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => named(second, 'middleName').inputValue()).toBe('Two');
  await second.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await second.getByText('Personal details updated successfully!').waitFor();
  await context.close();
});

test('the password is changed in its panel: all rules, and never to the same', async () => {
  const { page } = await openPage(await browser.newContext());
  await enter(page, await newSeeker('Leela'));
  await answerPopup(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await named(page, 'currentPassword').fill(password);
  await named(page, 'password').fill(password);
  await page.getByText('Passwords cannot be same! Kindly enter a new Password.').waitFor();
  await named(page, 'password').fill('Another-Horse.9');
  await named(page, 'confirm').fill('Another-Horse.8');
  await page.getByText('Enter the same Password.').waitFor();
  await named(page, 'confirm').fill('Another-Horse.9');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Password updated successfully!').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
  await page.getByRole('button', { name: 'Edit User Details' }).click();
  await named(page, 'contact').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Must be 10 digits').waitFor();
  await named(page, 'contact').fill('9812345699');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Details updated successfully!').waitFor();
  await page.getByText('9812345699').waitFor();
});

test('each role sees its own: name and shortcut, a seeker six tabs, an employer its company, everybody the account', async () => {
  const own = {
    'job-seeker': ['Applied Jobs', '/applied-jobs', 6],
    employer: ['View Jobs', '/list-jobs', 0],
    admin: [null, '', 0],
  } as const;
  for (const role of ['job-seeker', 'employer', 'admin'] as const) {
    const context = await browser.newContext();
    const { page } = await openPage(context);
    await signIn(page, product.url, role);
    await page.goto(`${product.url}/my-account`);
    const main = page.getByRole('main');
    await main.getByRole('region', { name: 'User Details' }).waitFor();
    await main.getByRole('button', { name: 'Change Password' }).waitFor();
    const [label, href, tabs] = own[role];
    await expect.poll(() => main.getByRole('tab').count()).toBe(tabs);
    await expect
      .poll(() => main.getByRole('region', { name: 'Company Profile' }).count())
      .toBe(role === 'employer' ? 1 : 0);
    if (label) await expect.poll(() => main.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    else expect(await main.getByRole('link', { name: /^(Applied|View) Jobs$/ }).count()).toBe(0);
    if (role === 'job-seeker') {
      const names = ['Personals', 'Careers & Preferences', 'Skills', 'Experiences', 'Educations', 'Others'];
      await expect.poll(() => main.getByRole('tab').allTextContents()).toEqual(names);
      const { mongo } = product.deps;
      const user = await mongo.users.findOne({ email: accounts[role].email }).lean();
      const candidate = await mongo.candidates.findOne({ user: user!._id }).lean();
      for (const text of [candidate!.applicantName, candidate!.preferredJob[0], candidate!.applicantID]) {
        await main.getByText(String(text), { exact: true }).first().waitFor();
      }
    } else
      await main
        .getByText(role === 'employer' ? 'Employer' : 'Admin', { exact: true })
        .first()
        .waitFor();
    await context.close();
  }
});

test('where the server is out of reach each section says so; a wrong language is told of for 5 seconds', async () => {
  const { page } = await openPage(await browser.newContext());
  await page.clock.install();
  await signIn(page, product.url, 'job-seeker');
  await page.route('**/api/fetch-profile-data', (route) => route.abort());
  await page.goto(`${product.url}/my-account`);
  const unreachable = 'Trouble in connetcing to the Server! Try after sometime.';
  expect(await answerPopup(page)).toBe(unreachable);
  await page.unroute('**/api/fetch-profile-data');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/fetch-profile-data', (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
  release();
  const said = async (call: string) => {
    await page.route(`**/api/${call}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const text = await message(page).locator('p').textContent();
    await message(page).getByRole('button', { name: 'OK' }).click();
    await message(page).waitFor({ state: 'hidden' });
    return text;
  };
  await page.getByText('No Languages available!').waitFor();
  await page.getByRole('button', { name: 'Edit Personals' }).click();
  const problem = page.getByText('This field is required!').first();
  const shownFor = await pageTimeUntil(
    page,
    async () => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await problem.waitFor();
    },
    async () => (await problem.count()) === 0,
  );
  expect(shownFor).toBeGreaterThanOrEqual(5_000);
  expect(shownFor).toBeLessThan(20_000);
  expect(await said('update-personal-details')).toBe('Something went wrong. Please try again.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Careers & Preferences' }).click();
  await page.getByRole('button', { name: 'Edit Careers & Preferences' }).click();
  for (const [name, typed] of [
    ['experience.year', '123'],
    ['expectedCTC.amount', '12.55'],
  ] as const) {
    const before = await named(page, name).inputValue();
    await named(page, name).fill(typed);
    await expect.poll(() => named(page, name).inputValue()).toBe(before);
  }
  expect(await said('update-preference-details')).toBe('Something went wrong.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await named(page, 'currentPassword').fill(password);
  await named(page, 'password').fill('Another-Horse.9');
  await named(page, 'confirm').fill('Another-Horse.9');
  expect(await said('update-password')).toBe(unreachable);
  await page.reload();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Add primary skill' }).click();
  await named(page, 'skill').fill('Zendesk Guide');
  expect(await said('create-skill')).toBe('Something went wrong!');
  await page.context().close();
});

test.each(views)(
  'axe finds nothing at $width px, $look, whatever is open, and nothing scrolls sideways',
  async ({ width, look }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addInitScript((scheme) => localStorage.setItem('color-scheme', scheme), look);
    const { page } = await openPage(context);
    await signIn(page, product.url, 'job-seeker');
    await page.goto(`${product.url}/my-account`);
    const found: Record<string, string[]> = {};
    const inspect = async (state: string) => {
      const problems = await screenProblems(page);
      if (problems.length > 0) found[state] = problems;
    };
    await page.getByRole('button', { name: 'Edit Personals' }).waitFor();
    await inspect('read');
    await page.getByRole('button', { name: 'Edit Personals' }).click();
    await named(page, 'firstName').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await answerPopup(page);
    await inspect('personals');
    await page.getByRole('tab', { name: 'Careers & Preferences' }).click();
    await inspect('careers read');
    await page.getByRole('button', { name: 'Edit Careers & Preferences' }).click();
    await inspect('careers');
    await page.getByRole('tab', { name: 'Educations' }).click();
    await page.getByRole('button', { name: 'Add education' }).click();
    await inspect('education');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Others' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('button', { name: 'Edit User Details' }).click();
    await inspect('others');
    expect(found).toEqual({});
    await context.close();
  },
);
