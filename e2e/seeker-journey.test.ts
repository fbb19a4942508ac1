import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailBox, startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { developerResume } from '#api/testing/developer-resume.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { accounts } from './support/accounts.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { signInNewSeeker } from './support/new-seeker.ts';
import { answerPopup, notified } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'meera.nair@example.in';
const PASSWORD = 'Correct-Horse.9';
const RESUME = developerResume(EMAIL);
const INCOMPLETE = 'Kindly update your profile to continue using the application!';
const JOURNEY_MS = 300_000;
/** Time limit for reading a resume on a busy machine. */
const READING_MS = 90_000;
let product: Product;
let mailBox: MailBox;
let browser: Browser;

beforeAll(async () => {
  mailBox = await startMailBox();
  product = await startProduct({ MAIL_URL: mailBox.url });
  browser = await openBrowser();
  const employer = await product.deps.mongo.users.findOne({ email: accounts.employer.email }).lean();
  const title = 'Settlement Engineer';
  await product.deps.changes.jobs.insert([
    jobRecord({ createdBy: employer!._id, title, location: { type: 'remote' } }),
  ]);
  await product.searchable();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mailBox?.stop();
});

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

async function signUp(page: Page): Promise<void> {
  await page.goto(`${product.url}/signup`);
  await named(page, 'firstName').fill('Meera');
  await named(page, 'lastName').fill('Nair');
  await named(page, 'contact').fill('9876501234');
  await named(page, 'email').fill(EMAIL);
  await named(page, 'password').fill(PASSWORD);
  await named(page, 'confirm').fill(PASSWORD);
  await named(page, 'terms').check();
  await press(page, 'Send OTP');
  await named(page, 'otp').fill(await mailBox.waitForOtp(EMAIL));
  await press(page, 'Sign Up');
  await answerPopup(page);
  await page.waitForURL(`${product.url}/my-account`);
}

async function fillFromResume(page: Page): Promise<void> {
  const file = { name: 'meera-nair.pdf', mimeType: 'application/pdf', buffer: pdfOfText(RESUME) };
  await page.getByLabel('Resume to fill in from').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Fill from meera-nair.pdf' });
  const offer = (name: RegExp) => dialog.getByRole('checkbox', { name });
  await offer(/^Job Senior Java Developer, Kaveri Technologies/).waitFor({ timeout: READING_MS });
  await expect.poll(() => offer(/^Phone \+91 9845012345 in place of \+91 9876501234$/).isChecked()).toBe(false);
  await expect.poll(() => offer(/^Primary skill SQL$/).isChecked()).toBe(true);
  await offer(/^Primary skill SQL$/).uncheck();
  expect(await problemsInViews(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await press(page, /^Fill in \d+$/);
  await page.getByText('Your profile was filled in from your resume.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

async function completePersonals(page: Page): Promise<void> {
  await press(page, 'Edit Personals');
  await expect.poll(() => named(page, 'presentAddress.city').inputValue()).toBe('Kochi');
  await expect.poll(() => named(page, 'presentAddress.district').inputValue()).toBe('Ernakulam');
  await expect.poll(() => named(page, 'phoneNumber.number').inputValue()).toBe('9876501234');
  await named(page, 'dateOfBirth').fill('1996-05-04');
  await named(page, 'gender').selectOption('female');
  await named(page, 'maritalStatus').selectOption('single');
  await named(page, 'presentAddress.addressLine1').fill('12 Marine Drive');
  await named(page, 'presentAddress.zipCode').fill('682031');
  await page.getByLabel('Same as Present Address').check();
  await press(page, 'Save');
  await page.getByText('Personal details updated successfully!').waitFor();
}

async function completePreferences(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Careers & Preferences' }).click();
  await page.getByText('Java developer with 6 years').waitFor();
  await page.getByRole('tab', { name: 'Personals' }).click();
  // the note links to the missing parts and focuses the first empty field
  await press(page, 'Careers & Preferences');
  await expect
    .poll(() => named(page, 'currentCTC.amount').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expect.poll(() => named(page, 'experience.year').inputValue()).toBe('6');
  await named(page, 'currentCTC.amount').fill('8.5');
  await named(page, 'expectedCTC.amount').fill('12');
  await named(page, 'hiringMode').selectOption('ft');
  await named(page, 'noticePeriod').selectOption('30');
  await named(page, 'negotiableNoticePeriod').selectOption('15');
  for (const [label, text] of [
    ['Preferred Jobs', 'Java Developer'],
    ['Preferred Locations', 'Kochi'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.keyboard.press('Enter');
  }
  await press(page, 'Save');
  await page.getByText('Preferences updated successfully!').waitFor();
}

test(
  'a new seeker signs up, fills the profile from a PDF, finds a job, saves, unsaves, applies, is shortlisted, sees it',
  async () => {
    const { page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
    await signUp(page);
    await fillFromResume(page);
    await page.getByRole('tab', { name: 'Skills' }).click();
    await page.getByText('Kafka', { exact: true }).waitFor();
    expect(await page.getByText('SQL', { exact: true }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Experiences' }).click();
    await page.getByText('Lotusbay Infotech').first().waitFor();
    await page.getByRole('tab', { name: 'Personals' }).click();
    await completePersonals(page);
    await completePreferences(page);
    await page.getByRole('region', { name: 'Still to be filled in' }).waitFor({ state: 'detached' });

    await page.getByRole('region', { name: 'Profile complete' }).getByRole('link', { name: 'Search Jobs' }).click();
    await page.waitForURL(`${product.url}/`);
    const keywords = page.locator('form').getByLabel('Keywords', { exact: true });
    await keywords.fill('settlement');
    await keywords.press('Enter');
    await page
      .getByRole('article', { name: 'Settlement Engineer' })
      .getByRole('link', { name: 'Settlement Engineer' })
      .click();
    await press(page, 'Save');
    await press(page, 'Remove Saved');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await press(page, 'Apply');
    const applied = page.locator('main').getByRole('link', { name: 'Applied', exact: true });
    await applied.waitFor();

    const { page: recruiter } = await openPage(await browser.newContext());
    await signIn(recruiter, product.url, 'employer');
    await recruiter.goto(`${product.url}/job-applications`);
    await recruiter
      .getByRole('row')
      .filter({ hasText: 'Meera Nair' })
      .getByRole('button', { name: /^Shortlist / })
      .click();
    await notified(recruiter, 'Candidate shortlisted!');
    // the job seeker sees it once it can no longer be taken back
    const { applications } = product.deps.mongo;
    const waiting = { decisionNotice: { $exists: true } };
    await applications.updateMany(waiting, { $set: { 'decisionNotice.dueAt': new Date() } });
    await expect.poll(() => applications.countDocuments(waiting)).toBe(0);

    await applied.click();
    await page.waitForURL('**/applied-jobs');
    await page.getByRole('article', { name: 'Settlement Engineer' }).getByText('Shortlisted').waitFor();
    await page.goto(`${product.url}/notification`);
    await page.getByText('Settlement Engineer').first().waitFor();
    expect(errors).toEqual([]);
  },
  JOURNEY_MS,
);

async function fillAddress(page: Page): Promise<void> {
  await named(page, 'presentAddress.addressLine1').fill('12 MG Road');
  await expect.poll(() => named(page, 'presentAddress.district').isDisabled()).toBe(true);
  await named(page, 'presentAddress.state').selectOption('Karnataka');
  await named(page, 'presentAddress.district').selectOption('Bengaluru Urban');
  await named(page, 'presentAddress.city').fill('Bengaluru');
  await named(page, 'presentAddress.zipCode').fill('560001');
}

test('a new seeker, held at the profile, completes it, is released, and is found by recruiters', async () => {
  const { page, errors } = await openPage(await browser.newContext());
  const message = page.getByRole('dialog', { name: 'Message' });
  await signInNewSeeker(page, product, 'Kavya');
  expect(await answerPopup(page)).toBe(INCOMPLETE);
  const missing = page.getByRole('region', { name: 'Still to be filled in' });
  await missing.locator('dd').getByText('Resume').waitFor();

  await press(page, 'Edit Personals');
  await press(page, 'Save');
  expect(await answerPopup(page)).toBe('Kindly correct all the fields and try again!');
  await expect.poll(() => page.getByText('This field is Required!').count()).toBeGreaterThan(5);
  await named(page, 'dateOfBirth').fill('2020-01-01');
  await page.getByText('Age under 18 are not allowed.').waitFor();
  await named(page, 'dateOfBirth').fill('1996-05-04');
  await named(page, 'gender').selectOption('female');
  await named(page, 'maritalStatus').selectOption('single');
  await fillAddress(page);
  await page.getByLabel('Same as Present Address').check();
  await press(page, 'Add');
  await page.getByText('This field is required!').first().waitFor();
  await page.getByRole('textbox', { name: 'New language' }).fill('Kannada');
  await page.getByLabel('Proficiency').selectOption('advanced');
  await press(page, 'Add');
  await press(page, 'Save');
  await page.getByText('Personal details updated successfully!').waitFor();
  await page.getByRole('button', { name: 'Edit Personals' }).waitFor();
  await expect
    .poll(() => page.getByText('12 MG Road, Bengaluru, Bengaluru Urban, Karnataka, India, 560001').count())
    .toBe(2);

  await page.getByRole('tab', { name: 'Careers & Preferences' }).click();
  await press(page, 'Edit Careers & Preferences');
  await press(page, 'Save');
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
  await press(page, 'Save');
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
  await press(page, 'Add primary skill');
  await named(page, 'skill').fill('Ze');
  await press(page, 'Save');
  await message.getByText('Kindly correct all the field formats!').waitFor();
  await message.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Enter Atleast 3 Characters!').waitFor();
  expect(await found('Zendesk Guide')).toBe(0);
  await named(page, 'skill').fill('Zendesk Guide');
  await press(page, 'Save');
  await expect.poll(() => found('Zendesk Guide'), { timeout: READING_MS }).toBe(1);

  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(errors).toEqual([]);
});
