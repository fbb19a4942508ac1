import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInViews } from './support/axe-findings.ts';
import { openBrowser, openPage, signIn } from './support/browser.ts';
import { focused, notified } from './support/popups.ts';
import { type Product, startProduct } from './support/product.ts';
import { sketchCandidate } from './support/some-candidates.ts';
import { addWaitingIdentities } from './support/waiting-identities.ts';

let product: Product;
let browser: Browser;

const anil = sketchCandidate(1, {
  name: 'Anil Mehta',
  title: 'Lead',
  employer: 'Meridian Payments',
  skills: ['Java'],
  city: 'Pune',
  state: 'Maharashtra',
  years: 5,
});

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await product.addCandidates([anil]);
  const pune = { city: 'Pune', country: 'India' };
  await addWaitingIdentities(product, [
    {
      cause: 'name',
      candidate: anil._id,
      row: { firstName: 'Gita', lastName: 'Nair', emailAddress: anil.emailAddress!, presentAddress: pune },
    },
    ...['Ravi', 'Mina', 'Tara'].map((firstName) => ({
      cause: 'phone' as const,
      candidate: anil._id,
      row: { firstName, lastName: 'Das', phoneNumber: anil.phoneNumber! },
    })),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('unproven data is shown with both sides and the fields that differ, settled one by one, and in bulk by cause', async () => {
  const { mongo } = product.deps;
  const { page, errors } = await openPage(await browser.newContext());
  await signIn(page, product.url, 'admin');
  await page.route('**/api/identity-questions?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${product.url}/identity-review`);
  await page.getByText('Unable to load the identity review.').waitFor();
  await page.unroute('**/api/identity-questions?*');
  await page.getByRole('button', { name: /try again|retry/i }).click();

  const causes = page.getByRole('group', { name: 'Cause' }).getByRole('button');
  await expect
    .poll(() => causes.allTextContents())
    .toEqual(['All 4', 'Same email, another name 1', 'Same phone only 3', 'Unverified contact 0']);
  const first = page.getByRole('region', { name: 'Row 2 of people.xlsx' });
  const rows = first.getByRole('table').getByRole('row');
  await expect
    .poll(async () => (await rows.getByRole('rowheader').allTextContents()).slice(0, 4))
    .toEqual(['Name Differs', 'Email Same', 'Phone', 'City Same']);
  expect(await first.getByRole('row', { name: /^Name/ }).getByRole('cell').allTextContents()).toEqual([
    'Gita Nair',
    'Anil Mehta',
  ]);
  expect(await first.getByRole('link', { name: 'SAN-900001' }).getAttribute('href')).toBe(`/candidate/${anil._id}`);
  expect(await problemsInViews(page)).toEqual([]);

  await first.getByRole('button', { name: /^Another person/ }).press('Enter');
  await notified(page, '1 entry settled.');
  await first.waitFor({ state: 'detached' });
  await focused(page, page.getByRole('heading', { name: 'Row 3 of people.xlsx' }));
  expect(await mongo.candidates.countDocuments({ firstName: 'Gita' })).toBe(1);

  await causes.getByText('Same phone only').click();
  await page.waitForURL(/cause=phone/);
  const all = page.getByRole('button', { name: 'Discard: all 3' });
  await all.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Discard for all 3 entries of “Same phone only”?').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await focused(page, all);
  await all.press('Enter');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await notified(page, '3 entries settled.');
  await page.getByText('Nothing with this cause is waiting for a decision.').waitFor();
  expect(await mongo.identityQuestions.countDocuments({ state: 'settled', decision: 'discard' })).toBe(3);
  await expect.poll(() => causes.allTextContents()).toContain('All 0');
  expect(errors).toEqual([]);
  await page.context().close();
});
