import { Types } from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accounts } from './support/accounts.ts';
import { screenProblems, views } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { richCandidate } from './support/rich-candidate.ts';
import { sketchCandidate } from './support/some-candidates.ts';

let product: Product;
let browser: Browser;
let admin: Page;
const errors: string[][] = [];

async function openFresh(): Promise<Page> {
  const opened = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
  errors.push(opened.errors);
  return opened.page;
}

const twin = (number: number, employer: string) =>
  sketchCandidate(number, {
    name: 'Kavya Menon',
    title: 'Lead',
    employer,
    skills: ['Java'],
    city: 'Pune',
    state: 'Maharashtra',
    years: 5,
  });
const rich = richCandidate(1);
const same = { ...twin(2, 'Meridian Payments'), emailAddress: rich.emailAddress! };
const erased = twin(3, 'Another Person');

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await product.addCandidates([rich, same, erased]);
  admin = await openFresh();
  await signIn(admin, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
afterEach(() => expect(errors.flat()).toEqual([]));

const found = async (text: string) => {
  const answer = await admin.request.post(`${product.url}/api/list-candidates`, {
    data: { page: 1, searchTerm: text, candidatesPerPage: 10 },
  });
  return ((await answer.json()) as { totalCandidates: number }).totalCandidates;
};

test('two candidates marked as not duplicates are not shown again, also after a new scan, until that is undone', async () => {
  const { mongo } = product.deps;
  const scan = async (count: number) => {
    await admin.getByRole('button', { name: 'Find duplicates' }).click();
    const done = { kind: 'find-duplicates', state: 'done' } as const;
    await expect.poll(() => mongo.tasks.countDocuments(done)).toBe(count);
  };
  await admin.goto(`${product.url}/duplicates`);
  await admin.getByText('Duplicates have not been searched for yet.').waitFor();
  await scan(1);
  const group = admin.getByRole('region', { name: /May be one person: SAN-900001, SAN-900002/ });
  await group.getByRole('button', { name: 'SAN-900002 is not a duplicate' }).click();
  await admin.getByText('SAN-900002 is not shown as a duplicate of SAN-900001 again.').waitFor();
  await admin.getByText('No duplicates on this page.').waitFor();
  await scan(2);
  await admin.reload();
  await admin.getByText('No duplicates on this page.').waitFor();
  const pair = admin.getByRole('table', { name: 'Not duplicates' }).getByRole('row').filter({ hasText: 'SAN-900001' });
  await pair.getByText('SAN-900002').waitFor();
  await pair.getByRole('button', { name: /^Undo/ }).click();
  await group.waitFor();
  await pair.waitFor({ state: 'detached' });
  await group.getByRole('button', { name: 'SAN-900002 is not a duplicate' }).click();
  await admin.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await group.waitFor();
});

test('duplicates are found, compared and merged; the other’s address redirects to the kept one', async () => {
  await admin.goto(`${product.url}/duplicates`);
  await admin.getByRole('button', { name: 'Find duplicates' }).click();
  const group = admin.getByRole('region', { name: /SAN-900001, SAN-900002/ });
  await group.first().waitFor({ timeout: 60_000 });
  await admin.getByText(/^Last scan: .* of 4 candidates\.$/).waitFor();
  await expect.poll(() => group.first().locator('h2 ~ span').allTextContents()).toEqual(['email', 'name and employer']);
  await group.first().getByRole('link', { name: `Compare SAN-900002 with SAN-900001` }).click();

  const table = admin.getByRole('table', { name: 'Fields that differ' });
  await table.getByRole('columnheader', { name: /Kept.*SAN-900001/ }).waitFor();
  const phone = table.getByRole('row', { name: /^Phone/ }).getByRole('radio');
  await expect.poll(() => phone.nth(0).isChecked()).toBe(true);
  await phone.nth(1).check();
  expect(await table.getByRole('row', { name: /^Email/ }).count()).toBe(0); // the same in both
  await admin.getByRole('button', { name: 'Merge into SAN-900001' }).click();
  await admin.getByRole('dialog').getByText('Merge SAN-900002 into SAN-900001? This cannot be undone.').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await admin.waitForURL(`${product.url}/duplicates`);
  await admin.getByText('Merged into SAN-900001.').waitFor();
  await admin.getByText('No duplicates on this page.').waitFor();

  await admin.goto(`${product.url}/candidate/${same._id}`);
  await admin.waitForURL(`${product.url}/candidate/${rich._id}`);
  const merged = await product.deps.mongo.candidates.findById(rich._id).lean();
  expect(merged?.phoneNumber).toEqual(same.phoneNumber);
  await expect.poll(() => found('SAN-900002')).toBe(0);
});

test('an admin erases a person from the candidate’s page by typing the ID; the receipt is shown and downloaded, and the person is gone from the search within a minute', async () => {
  expect(await found('SAN-900003')).toBe(1);
  await admin.goto(`${product.url}/candidate/${erased._id}`);
  await admin.getByRole('button', { name: 'Erase this person' }).click();
  const sure = admin.getByRole('button', { name: 'Erase for good' });
  await expect.poll(() => sure.isDisabled()).toBe(true);
  await admin.getByLabel('Type SAN-900003 to confirm').fill('SAN-900001');
  await expect.poll(() => sure.isDisabled()).toBe(true);
  await admin.getByLabel('Type SAN-900003 to confirm').fill('san-900003');
  await sure.click();
  await admin.getByRole('heading', { name: 'Erasure Receipt' }).waitFor();
  await admin.getByRole('row', { name: 'Profile 1' }).waitFor();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Download receipt' }).click();
  expect((await downloading).suggestedFilename()).toBe('erasure ERA-000001.txt');
  await expect.poll(() => found('SAN-900003')).toBe(0);
  await admin.goto(`${product.url}/candidate/${erased._id}`);
  await admin.getByText('Candidate not found.').waitFor();
});

test('a job seeker erases the own account with the password, and keeps the receipt', async () => {
  const seeker = await openFresh();
  await signIn(seeker, product.url, 'job-seeker');
  await seeker.goto(`${product.url}/my-account`);
  await seeker.getByRole('button', { name: 'Erase my account' }).click();
  const { password } = accounts['job-seeker'];
  await seeker.getByRole('textbox', { name: 'Your Password' }).fill('Wrong-Horse-9');
  await seeker.getByRole('button', { name: 'Erase for good' }).click();
  await seeker.getByRole('dialog').getByText('The password is not correct.').waitFor();
  await seeker.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await seeker.getByRole('textbox', { name: 'Your Password' }).fill(password);
  await seeker.getByRole('button', { name: 'Erase for good' }).click();
  await seeker.getByRole('heading', { name: 'Erasure Receipt' }).waitFor();
  await seeker.getByText(/requested by the person themself/).waitFor();
  await seeker.getByRole('link', { name: 'Try | Signin' }).waitFor();
  await seeker.waitForURL(/\/erasure-receipt/);
  expect(await product.deps.mongo.users.countDocuments({ role: 'job-seeker' })).toBe(0);
  await seeker.context().close();
});

test('the audit log shows who did what to which record, links to it, and is searched by person, record, action and days', async () => {
  await admin.goto(`${product.url}/audit-log`);
  const rows = admin.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
  const merged = rows.filter({ hasText: 'Merged candidate' }).filter({ hasText: 'SAN-900001' });
  await merged.getByRole('link', { name: rich.applicantName!, exact: true }).first().waitFor();
  await admin.getByLabel('Action').selectOption('Erased');
  await expect.poll(() => rows.count()).toBe(2);
  await admin.getByRole('searchbox', { name: 'Person' }).fill(accounts.admin.email);
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByRole('link', { name: 'ERA-000001' }).click();
  await admin.getByRole('row', { name: 'Profile 1' }).waitFor();
  await admin.goBack();
  await expect.poll(() => rows.count()).toBe(1);
  await admin.getByLabel('Action').selectOption('All actions');
  await admin.getByRole('searchbox', { name: 'Record' }).fill('SAN-900001');
  await admin.waitForURL(/record=SAN-900001/);
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await admin.getByLabel('From').fill('2020-01-02');
  await admin.waitForURL(/from=2020-01-02/);
  await admin.getByLabel('To').fill('2020-01-01');
  await admin.getByText('Must not be before the first day!').waitFor();
  await admin.getByLabel('To').fill('2020-01-03');
  await admin.getByText('No data available!').waitFor();
});

test.each(views)('axe finds nothing on the records’ screens ($width, $scheme)', async ({ width, scheme }) => {
  const { mongo, changes } = product.deps;
  const [one, other] = [10, 11].map((n) => ({ ...richCandidate(n + width), emailAddress: `same${width}@x.in` }));
  await changes.candidates.insert([one!, other!]);
  const task = new Types.ObjectId();
  const candidates = [one!._id, other!._id];
  await mongo.duplicateGroups.create({ _id: `${task}:0`, task, place: 0, candidates, reasons: ['email'] });
  await admin.setViewportSize({ width, height: 900 });
  await admin.evaluate((value) => localStorage.setItem('color-scheme', value), scheme);
  const screens: [path: string, ready: () => Promise<void>][] = [
    ['/audit-log', () => admin.getByRole('table', { name: 'Audit log' }).waitFor()],
    [
      '/duplicates',
      () =>
        admin
          .getByRole('link', { name: /^Compare/ })
          .first()
          .waitFor(),
    ],
    [`/duplicates/${one!._id}/${other!._id}`, () => admin.getByRole('table', { name: 'Fields that differ' }).waitFor()],
    ['/erasure-receipt?id=ERA-000001', () => admin.getByRole('row', { name: 'Profile 1' }).waitFor()],
    [
      `/candidate/${one!._id}`,
      async () => {
        await admin.getByRole('button', { name: 'Erase this person' }).click();
        await admin.getByLabel(/^Type SAN-/).waitFor();
      },
    ],
  ];
  for (const [path, ready] of screens) {
    await admin.goto(product.url + path);
    await ready();
    expect(await screenProblems(admin), path).toEqual([]);
  }
});
