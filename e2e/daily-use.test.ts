import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { richCandidate } from './support/rich-candidate.ts';
import { type OpenSignedIn, type SignedInPage, signedInPages } from './support/signed-in-pages.ts';

let product: Product;
let browser: Browser;
let open: OpenSignedIn;
const taken: SignedInPage[] = [];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  open = signedInPages(browser, product.url);
  await product.addCandidates([richCandidate(1)]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
afterEach(async () => {
  for (const tab of taken) expect(tab.errors).toEqual([]);
  await Promise.all(taken.splice(0).map((tab) => tab.leave()));
});

async function as(role: 'admin' | 'employer'): Promise<SignedInPage> {
  const tab = await open(role);
  taken.push(tab);
  return tab;
}

test('an employer sees today’s use; an admin lowers a limit, sees who is near one; the employer is warned and refused', async () => {
  const { page, show } = await as('employer');
  await show('/my-account');
  const own = page.getByRole('region', { name: 'Today’s use' });
  await own.getByText('of 3,000').waitFor();
  await own.getByText('Exported candidates').waitFor();
  await own.getByText('2,000 left').waitFor();

  const admin = await as('admin');
  const employer = await product.deps.mongo.users.findOne({ role: 'employer' }).lean();
  await admin.show(`/user/${employer?._id}`);
  const account = admin.page.getByRole('region', { name: 'Today’s use' });
  await account.getByRole('button', { name: 'Change limits' }).click();
  const limit = account.getByLabel('Exported candidates a day');
  await limit.fill('-5');
  await account.getByText('Enter 0 or more.').waitFor();
  await account.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => limit.evaluate((field) => field === document.activeElement)).toBe(true);
  await limit.fill('1');
  await account.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByText('Limits changed.').waitFor();
  await account.getByText('Exported candidates · own limit').waitFor();
  expect(
    await account.getByRole('button', { name: 'Change limits' }).evaluate((it) => it === document.activeElement),
  ).toBe(true);

  await show('/pro-search');
  await page.getByRole('checkbox', { name: /Kavya Menon/ }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    selection.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await selection.getByText('No exported candidates left today of 1; more after midnight in India.').waitFor();
  await selection.getByRole('button', { name: 'Export' }).click();
  await page.getByText(/Today’s limit of 1 exported candidate is used up\. It resets at midnight in India/).waitFor();

  await admin.show('/list-users');
  await admin.page.getByRole('link', { name: 'Today’s use' }).click();
  const row = admin.page.getByRole('row').nth(1);
  await row.getByText('1 of 1').waitFor();
  await row.getByRole('link').click();
  await account.getByText('None left').waitFor();
  await account.getByRole('table', { name: 'Use of the last four weeks' }).waitFor();
  await account.getByRole('button', { name: 'Change limits' }).click();
  await limit.fill('');
  await account.getByRole('button', { name: 'Save' }).click();
  await account.getByText('1,999 left').waitFor();
});

test('the screens of use are accessible, light and dark, wide and narrow', async () => {
  const { page, show } = await as('admin');
  const employer = await product.deps.mongo.users.findOne({ role: 'employer' }).lean();
  await show(`/user/${employer?._id}`);
  await page.getByRole('button', { name: 'Change limits' }).click();
  await page.getByLabel('Searches a day').fill('-1');
  expect(await problemsInViews(page)).toEqual([]);
});
