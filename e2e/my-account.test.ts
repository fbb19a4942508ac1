import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailBox, startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { accounts } from './support/accounts.ts';
import { screenProblems, views } from './support/axe-findings.ts';
import { fillSignIn, openBrowser, openPage, signIn } from './support/browser.ts';
import { SEEKER_PASSWORD, signInNewSeeker } from './support/new-seeker.ts';
import { pageTimeUntil } from './support/page-time.ts';
import { answerPopup } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let mailBox: MailBox;
let browser: Browser;

beforeAll(async () => {
  mailBox = await startMailBox();
  product = await startProduct({ MAIL_URL: mailBox.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mailBox?.stop();
});

type Opened = Awaited<ReturnType<typeof openPage>>;

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const message = (page: Page) => page.getByRole('dialog', { name: 'Message' });

test('an entry is added, changed and deleted in its modal; leaving or closing with unsaved changes asks first', async () => {
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
  // another tab keeps unsaved input
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

test('two tabs with the same section: the second is warned, loses nothing, and may save its version', async () => {
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
  await question.getByText('This was changed elsewhere in the meantime').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => named(second, 'middleName').inputValue()).toBe('Two');
  await second.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await second.getByText('Personal details updated successfully!').waitFor();
  await context.close();
});

test('the password is changed in its panel: all rules, and never to the same one', async () => {
  const { page } = await openPage(await browser.newContext());
  await signInNewSeeker(page, product, 'Leela');
  await answerPopup(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await named(page, 'currentPassword').fill(SEEKER_PASSWORD);
  await named(page, 'password').fill(SEEKER_PASSWORD);
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

test('another email requires its OTP and the current password; the link in the mail to the former one undoes it', async () => {
  const { page, errors } = await openPage(await browser.newContext());
  await signInNewSeeker(page, product, 'Kavya');
  await answerPopup(page);
  const [email, next] = ['kavya@example.in', 'kavya.rao@example.in'];
  await page.getByRole('button', { name: 'Edit User Details' }).click();
  await named(page, 'contact').fill('9812345601');
  expect(await named(page, 'currentPassword').count()).toBe(0);
  await named(page, 'email').fill(next);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await named(page, 'otp').fill(await mailBox.waitForOtp(next));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter your current password.').waitFor();
  await named(page, 'currentPassword').fill('Wrong-Horse.9');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await answerPopup(page)).toBe('The current password is not correct.');
  await named(page, 'currentPassword').fill(SEEKER_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Details updated successfully!').waitFor();
  await page.getByRole('region', { name: 'User Details' }).getByText(next).waitFor();

  const { text } = await mailBox.waitForMail(email);
  const link = product.url + text.match(/\/undo-email-change#[\w-]{43}/)?.[0];
  const { page: elsewhere, errors: errorsElsewhere } = await openPage(await browser.newContext());
  await elsewhere.goto(link);
  const restore = elsewhere.getByRole('button', { name: 'Restore my email' });
  await elsewhere.route('**/api/undo-email-change', (route) => route.abort());
  await restore.click();
  await elsewhere.getByText('Trouble in connecting to the Server! Please try again later.').waitFor();
  await elsewhere.unroute('**/api/undo-email-change');
  await elsewhere.getByRole('button', { name: 'Try again' }).click();
  await elsewhere.getByText('Your email was restored. Please reset your password.').waitFor();
  await elsewhere.reload();
  await restore.click();
  await elsewhere.getByText('This link has expired or was used already.').waitFor();
  expect(await restore.count()).toBe(0);
  await page.goto(`${product.url}/my-account`);
  await page.waitForURL(`${product.url}/signin`);
  await elsewhere.getByRole('link', { name: 'Go to sign in' }).click();
  await fillSignIn(elsewhere, product.url, { email, password: SEEKER_PASSWORD });
  await answerPopup(elsewhere);
  await elsewhere.getByRole('region', { name: 'User Details' }).getByText(email).waitFor();
  expect([...errors, ...errorsElsewhere]).toEqual([]);
});

test('each role sees its own: name and shortcut, a seeker six tabs, an employer its company, everyone the account', async () => {
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
      .poll(() => main.getByRole('region', { name: 'Employer Details' }).count())
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

test('if the server is unreachable, each section says so; a wrong language is reported for 5 seconds', async () => {
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
  await named(page, 'currentPassword').fill(SEEKER_PASSWORD);
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
  'axe finds nothing at $width px, $scheme, whatever is open, and nothing scrolls sideways',
  async ({ width, scheme }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addInitScript((value) => localStorage.setItem('color-scheme', value), scheme);
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
    await named(page, 'email').fill('another@example.in');
    await inspect('others');
    await page.goto(`${product.url}/undo-email-change#${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Restore my email' }).click();
    await page.getByText('This link has expired or was used already.').waitFor();
    await inspect('undo link used');
    expect(found).toEqual({});
    await context.close();
  },
);

test('open sessions are listed under the account; one, or all others, can be ended, and an admin ends anyone’s', async () => {
  const contexts = await Promise.all(Array.from({ length: 4 }, () => browser.newContext()));
  const [own, second, third, office] = (await Promise.all(contexts.map(openPage))) as [Opened, Opened, Opened, Opened];
  for (const { page } of [own, second, third]) await signIn(page, product.url, 'employer');
  await signIn(office.page, product.url, 'admin');
  const isSignedOut = async ({ page }: Opened) => {
    await page.goto(`${product.url}/my-account`);
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  };

  await own.page.goto(`${product.url}/my-account`);
  const open = own.page.getByRole('region', { name: 'Signed in now' });
  await open.getByRole('row').filter({ hasText: 'This browser' }).getByText('Now', { exact: true }).waitFor();
  const before = await open.getByRole('button', { name: /^End the session/ }).count();
  expect(before).toBeGreaterThanOrEqual(2);
  await open
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await own.page.getByText('1 session ended.').waitFor();
  await expect.poll(() => open.getByRole('button', { name: /^End the session/ }).count()).toBe(before - 1);
  // the last sign-in is the one listed first
  await isSignedOut(third);
  expect(await screenProblems(own.page)).toEqual([]);
  await open.getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => open.getByRole('button', { name: 'End all others' }).count()).toBe(0);
  await isSignedOut(second);

  const { user } = await (await own.page.request.get(`${product.url}/api/checkauth`)).json();
  await office.page.goto(`${product.url}/fetch-log-history/${user._id}`);
  const theirs = office.page.getByRole('region', { name: 'Signed in now' });
  await theirs.getByRole('button', { name: 'End all' }).click();
  await theirs.getByText('No data available!').waitFor();
  await isSignedOut(own);
  for (const { errors } of [own, second, third, office]) expect(errors).toEqual([]);
});
