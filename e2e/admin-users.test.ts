import { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from './support/accounts.ts';
import { fillSignIn, openBrowser, openPage, signIn } from './support/browser.ts';
import { visit } from './support/kept-tabs.ts';
import { type Product, startProduct } from './support/product.ts';
import { richCandidate } from './support/rich-candidate.ts';

let product: Product;
let browser: Browser;
let admin: Page;
const errors: string[][] = [];

const PASSWORD = 'Correct.Horse7';
const OTHER_PASSWORD = 'Correct.Horse8';

async function openFresh(): Promise<Page> {
  const opened = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
  errors.push(opened.errors);
  return opened.page;
}

const signInAs = (page: Page, email: string, password: string) => fillSignIn(page, product.url, { email, password });

const say = async (page: Page, message: string) => {
  await page.getByRole('dialog').getByText(message).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
};
const findUser = async (page: Page, text: string) => {
  await visit(page, `${product.url}/list-users`);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(text);
  await page.waitForURL(/q=/);
  await page.getByRole('status').getByText('1 user', { exact: true }).waitFor();
  return page.getByRole('row').filter({ hasText: text });
};
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  admin = await openFresh();
  await signIn(admin, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
afterEach(() => expect(errors.flat()).toEqual([]));

test('an employer is created, found, edited, given a new password, seen signing in, and deleted', async () => {
  const email = 'kavita@corp.example';
  await visit(admin, product.url);
  await admin.getByRole('link', { name: /^User Management 3/ }).waitFor();
  await admin.getByRole('link', { name: 'Create Employer' }).click();

  const create = admin.getByRole('button', { name: 'Create' });
  await expect.poll(() => create.isDisabled()).toBe(true);
  await admin.getByLabel('First Name').fill('Ka');
  await admin.getByLabel('Contact').fill('12345');
  await admin.getByLabel('Email').fill(email);
  await admin.getByText('Enter Atleast 3 Characters long!').waitFor();
  await admin.getByText('Contact should be a valid 10 digit Number!').waitFor();
  await admin.getByLabel('First Name').fill('Kavita');
  await admin.getByLabel('Contact').fill('');
  await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(OTHER_PASSWORD);
  await admin.getByText('Enter the same Password.').waitFor();
  await expect.poll(() => create.isDisabled()).toBe(true);
  await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
  await create.click();
  await say(admin, 'Employer created successfully!');
  await admin.waitForURL(`${product.url}/list-users`);

  const hers = await openFresh();
  await signInAs(hers, email, PASSWORD);
  await hers.waitForURL(`${product.url}/`);

  const row = await findUser(admin, email);
  await row.getByRole('link', { name: 'Edit Kavita' }).click();
  await admin.getByRole('heading', { name: 'Edit User' }).waitFor();
  expect(await admin.getByLabel('Role').getAttribute('readonly')).not.toBeNull();
  await admin.getByLabel('Last Name').fill('Menon');
  await admin.getByRole('switch', { name: 'Change Password' }).click();
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => admin.getByText('This field is required!').count()).toBe(3);
  await admin.getByRole('textbox', { name: 'Current Password' }).fill(PASSWORD);
  await admin.getByRole('textbox', { name: 'New Password' }).fill(PASSWORD);
  await admin.getByText('New password must differ from current password.').waitFor();
  await admin.getByRole('textbox', { name: 'New Password' }).fill(OTHER_PASSWORD);
  await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(OTHER_PASSWORD);
  await admin.getByRole('button', { name: 'Save' }).click();
  await say(admin, 'User updated successfully!');

  await visit(hers, product.url); // the change has ended her session
  await signInAs(hers, email, PASSWORD);
  await hers.getByText('Invalid email or password!').first().waitFor();
  await signInAs(hers, email, OTHER_PASSWORD);
  await hers.waitForURL(`${product.url}/`);

  await visit(admin, `${product.url}/session-history?q=kavita`);
  const table = admin.getByRole('table', { name: 'Session history' });
  await table.getByRole('row').filter({ hasText: email }).first().getByText('In', { exact: true }).waitFor();
  await admin.getByRole('link', { name: 'User History' }).click();
  const summaries = admin.getByRole('table', { name: 'User history' }).getByRole('row');
  await summaries.filter({ hasText: 'Kavita Menon' }).getByRole('link', { name: 'History of Kavita Menon' }).click();
  await admin.getByText(email).waitFor();
  const entries = admin.getByRole('table', { name: 'Log history' }).getByRole('row');
  await expect.poll(() => entries.count()).toBe(4); // the header, the sign-in, and the sign-out by the change
  await admin.getByRole('button', { name: 'Back' }).click();
  await admin.waitForURL(`${product.url}/session-logs`);

  const found = await findUser(admin, email);
  await found.getByRole('button', { name: 'Delete Kavita Menon' }).click();
  await admin.getByRole('dialog').getByText('Are you sure you want to delete this user?').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await found.getByRole('button', { name: 'Delete Kavita Menon' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await say(admin, 'User deleted successfully!');
  await admin.getByText('No data available!').waitFor();
  expect((await hers.request.get(`${product.url}/api/checkauth`)).status()).toBe(401);
});

test('if an employer can’t be created because the server is unavailable, that is reported and the form keeps its values', async () => {
  await visit(admin, `${product.url}/signUpEmployer`);
  await admin.getByLabel('First Name').fill('Kavita');
  await admin.getByLabel('Email').fill('kavita@away.example');
  await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await admin.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
  await admin.route('**/api/create-employer', (route) => route.abort());
  await admin.getByRole('button', { name: 'Create' }).click();
  await say(admin, 'Trouble in connecting to the Server! Please try again later.');
  await admin.unroute('**/api/create-employer');
  await expect.poll(() => admin.getByLabel('First Name').inputValue()).toBe('Kavita');
});

describe('the list of users', () => {
  test('searches from three characters, sorts by column headers, keeps all in the address, and views in a new tab', async () => {
    await visit(admin, `${product.url}/list-users`);
    const heads = admin.getByRole('table', { name: 'Users' });
    await admin.getByRole('button', { name: /^Delete Asha/ }).waitFor();
    const requests: string[] = [];
    admin.on('request', (request) => {
      if (request.url().includes('/api/admin/users')) requests.push(request.url());
    });
    const box = admin.getByRole('searchbox', { name: 'Search users' });
    await box.fill('ra');
    await admin.getByText('Enter at least 3 characters to search.').waitFor();
    await box.fill('ravi');
    await admin.getByRole('status').getByText('1 user', { exact: true }).waitFor();
    expect(requests).toHaveLength(1); // none for the first two, one for all of it
    await box.fill('');
    await admin
      .getByRole('status')
      .getByText(/^\d+ users$/)
      .waitFor();
    await heads.getByRole('button', { name: 'Email' }).click();
    await admin.waitForURL(/sort=email/);
    await heads.getByRole('button', { name: 'Email' }).click();
    await admin.waitForURL(/order=desc/);
    const emails = heads.getByRole('row').locator('td:nth-child(4)');
    await expect.poll(() => emails.first().textContent()).toBe(accounts['job-seeker'].email);
    await expect.poll(() => emails.last().textContent()).toBe(accounts.admin.email);
    await expect
      .poll(() => heads.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort'))
      .toBe('descending');
    await admin.reload();
    await expect.poll(() => emails.first().textContent()).toBe(accounts['job-seeker'].email);
    await expect.poll(() => admin.getByRole('button', { name: /^Delete Asha/ }).isDisabled()).toBe(true);
    const opened = admin.context().waitForEvent('page');
    await admin.getByRole('link', { name: /^View Ravi/ }).click();
    const tab = await opened;
    await tab.getByRole('heading', { name: 'User Details' }).waitFor();
    await tab.getByRole('region', { name: 'Account' }).getByText(accounts.employer.email).waitFor();
    await tab.close();
  });

  test('the next page begins behind the last row shown, although accounts before it have been removed', async () => {
    const { mongo } = product.deps;
    const now = new Date();
    const made = Array.from({ length: 8 }, (_, at) => ({
      ...{ _id: new Types.ObjectId(), id: `USR-70000${at}`, firstName: `Paged ${at}`, lastName: 'Row' },
      ...{ email: `paged${at}@rows.example`, role: 'employer' as const, passwordHash: 'none', emailVerified: true },
      ...{ passwordChangedAt: now, createdAt: now, updatedAt: now },
    }));
    await mongo.users.insertMany(made);
    await visit(admin, `${product.url}/list-users?size=5&q=rows.example`);
    const firstNames = admin.getByRole('table', { name: 'Users' }).getByRole('row').locator('td:nth-child(2)');
    await expect.poll(() => firstNames.allTextContents()).toEqual([0, 1, 2, 3, 4].map((at) => `Paged ${at}`));
    await mongo.users.deleteMany({ _id: { $in: made.slice(0, 2).map(({ _id }) => _id) } });
    await admin.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => firstNames.allTextContents()).toEqual([5, 6, 7].map((at) => `Paged ${at}`));
    await mongo.users.deleteMany({ _id: { $in: made.map(({ _id }) => _id) } });
  });

  test('an account that can’t be fetched is reported, and the page goes back', async () => {
    await visit(admin, `${product.url}/list-users`);
    await visit(admin, `${product.url}/edit-user/0123456789abcdef01234567`);
    await say(admin, 'Cannot fetch user.');
    await admin.waitForURL(`${product.url}/list-users`);
  });
});

test('an employer’s page shows counts, devices five per page, and histories that link to the candidates', async () => {
  const { mongo } = product.deps;
  const candidate = richCandidate(98);
  await product.addCandidates([candidate]);
  const employer = await mongo.users.findOne({ role: 'employer' }).lean();
  await mongo.users.updateOne(
    { _id: employer!._id },
    {
      $set: {
        deviceInfos: Array.from({ length: 6 }, (_, n) => ({
          fingerPrintId: `device ${n}`,
          browserName: `Browser ${n}`,
          recentLoggedTime: [new Date(Date.UTC(2026, 0, 1 + n))],
          loginCount: n + 1,
        })),
      },
    },
  );
  const at = new Date();
  await mongo.viewHistory.insertMany(
    Array.from({ length: 11 }, () => ({
      employer: employer!._id,
      candidateId: candidate._id,
      kind: 'profile-view' as const,
      at,
    })),
  );
  await visit(admin, `${product.url}/user/${employer!._id}`);
  const account = admin.getByRole('region', { name: 'Account' });
  await account.getByRole('heading', { name: 'Ravi' }).waitFor();
  await expect.poll(() => account.locator('dt').allTextContents()).toEqual(['ID', 'Email', 'Contact', 'Role']);
  await expect
    .poll(() => admin.locator('main dl').filter({ hasText: 'Profile Views' }).locator('dt').allTextContents())
    .toEqual(['Profile Views', 'Resume Views', 'Resume Downloads']);
  const devices = admin.getByRole('region', { name: 'Recent devices' });
  await devices.getByText('Browser 5').waitFor();
  await expect.poll(() => devices.getByRole('row').count()).toBe(6);
  await devices.getByRole('button', { name: 'Next' }).click();
  await devices.getByText('Browser 0').waitFor();
  const views = admin.getByRole('region', { name: 'Profile Views history' });
  await expect.poll(() => views.getByRole('listitem').count()).toBe(10);
  await expect.poll(() => views.getByRole('link').first().getAttribute('href')).toBe(`/candidate/${candidate._id}`);
  await views.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => views.getByRole('listitem').count()).toBe(1);
  await admin.getByRole('region', { name: 'Resume Views history' }).getByText('No data available!').waitFor();
});

test('a deleted job seeker is gone from the search within a minute', async () => {
  const { mongo, changes } = product.deps;
  const user = new Types.ObjectId();
  const now = new Date();
  const email = 'gone@seeker.example';
  await mongo.users.create({
    _id: user,
    id: 'USR-900009',
    firstName: 'Gone',
    email,
    role: 'job-seeker',
    passwordHash: 'none',
    passwordChangedAt: now,
    emailVerified: true,
    deviceInfos: [],
    createdAt: now,
    updatedAt: now,
  });
  const candidate = { ...richCandidate(99), user };
  await changes.candidates.insert([candidate]);
  const hits = async () => {
    const answer = await admin.request.post(`${product.url}/api/list-candidates`, {
      data: { page: 1, searchTerm: 'SAN-900099', candidatesPerPage: 10 },
    });
    return ((await answer.json()) as { totalCandidates: number }).totalCandidates;
  };
  await expect.poll(hits).toBe(1);
  const found = await findUser(admin, email);
  await found.getByRole('button', { name: 'Delete Gone' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await say(admin, 'User deleted successfully!');
  await admin.getByRole('heading', { name: 'Erasure Receipt' }).waitFor();
  await admin.getByRole('row', { name: 'Profile 1' }).waitFor();
  await expect.poll(hits).toBe(0);
});
