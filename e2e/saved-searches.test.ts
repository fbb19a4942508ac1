import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { accounts } from './support/accounts.ts';
import { axeFindings } from './support/axe-findings.ts';
import { focused } from './support/popups.ts';
import { type ProSearchBench, startProSearch } from './support/pro-search-screen.ts';

let bench: ProSearchBench;
let colleague: string;

beforeAll(async () => {
  bench = await startProSearch();
  const { deps } = bench.product;
  const me = await deps.mongo.users.findOne({ email: accounts.employer.email }).lean();
  const [job] = generateJobs({ seed: 1, count: 1, createdBy: me!._id });
  const location = { type: 'onsite' as const, city: 'Hyderabad' };
  const qa = { title: 'Senior QA Engineer', skills: ['Selenium'], experience: { min: 2, max: 6 }, location };
  await deps.changes.jobs.insert([{ ...job!, ...qa }]);
  colleague = 'colleague@example.in';
  await deps.mongo.users.insertMany([{ ...me!, _id: new Types.ObjectId(), id: 'USR-900009', email: colleague }]);
});
afterAll(() => bench?.close());

test('a search is saved by name, run from the drawer, renamed, shared by email, alerted and deleted', async () => {
  const on = await bench.open();
  const { page } = on;
  const drawer = page.getByRole('dialog', { name: 'Searches' });
  await on.addBadge('Keyword', 'java');
  await on.expectTotal(3);
  await on.button('Save').click();
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Java people');
  await page.keyboard.press('Enter');
  await page.getByText('Search saved.').waitFor();

  const { savedSearches, searchHistory } = bench.product.deps.mongo;
  await expect.poll(() => searchHistory.countDocuments()).toBe(1);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await savedSearches.updateMany({}, { $set: { createdAt: yesterday } });
  await searchHistory.updateMany({}, { $set: { at: yesterday } });
  await on.show('/');
  const home = page.getByRole('region', { name: 'New in saved searches' });
  await home.getByRole('link', { name: /^Java people.*3 new$/ }).waitFor();

  await on.show('/pro-search');
  await on.button('Next page').first().waitFor();
  await on.button('Candidates').click();
  await page.getByRole('link', { name: 'Saved Searches' }).click();
  await drawer.getByRole('button', { name: 'Rename Java people' }).waitFor();
  await drawer.getByText(/^3 new/).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await focused(page, on.button('Searches'));
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Rename Java people' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Java, all');
  await page.keyboard.press('Enter');
  await focused(page, drawer.getByRole('button', { name: 'Rename Java, all' }));
  await drawer.getByRole('button', { name: 'Share Java, all' }).click();
  const emails = page.getByRole('combobox', { name: 'Share with employers' });
  await emails.fill('stranger@example.in');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await on.button('Save sharing').click();
  await drawer.getByText('No employer account has the email stranger@example.in.').waitFor();
  await focused(page, on.button('Save sharing'));
  await emails.press('Backspace');
  await emails.fill(colleague);
  await on.button('Save sharing').click();
  await drawer.getByText(`Shared with ${colleague}`).waitFor();
  await drawer.getByRole('combobox', { name: 'Alert for Java, all' }).selectOption('at-once');
  await expect.poll(async () => (await savedSearches.findOne().lean())?.alert).toBe('at-once');

  await drawer.getByRole('tab', { name: 'History' }).click();
  await drawer.getByRole('button', { name: 'java', exact: true }).waitFor();
  await drawer.getByRole('tab', { name: 'Saved' }).click();
  await drawer.getByRole('button', { name: 'Java, all', exact: true }).click();
  await on.expectTotal(3);
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe(':java');
  await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java']);

  await on.button('Save').click();
  await page.getByRole('textbox', { name: 'Name of the search' }).waitFor();
  await expect.poll(() => on.button('Update this search').count()).toBe(0);
  await page.keyboard.press('Escape');
  await on.addBadge('Keyword', 'php');
  await expect.poll(() => on.badgeTexts('Keyword')).toEqual(['java', 'php']);
  await on.button('Save').click();
  await focused(page, on.button('Update this search'));
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('“Java, all” is updated.').waitFor();
  await focused(page, on.button('Save'));
  await expect.poll(async () => (await savedSearches.findOne().lean())?.filter).toHaveProperty('keyword.badges.1');

  await on.button('Searches').click();
  await drawer.getByRole('button', { name: 'Delete Java, all' }).waitFor();
  await expect.poll(() => drawer.getByText(/\d new/).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Delete Java, all' }).click();
  await on.button('Delete search').click();
  await drawer.getByText('No saved searches yet.').waitFor();
  await focused(page, drawer.getByRole('tabpanel', { name: 'Saved' }));
  expect(on.errors).toEqual([]);
  await on.leave();
});

test('a notification’s link runs the saved search it names', async () => {
  const { mongo } = bench.product.deps;
  const me = await mongo.users.findOne({ email: accounts.employer.email }).lean();
  const _id = new Types.ObjectId();
  const at = new Date();
  const asked = { filter: { selectedCities: ['Hyderabad'] }, filterVersion: 1, sharedWith: [], alert: 'off' as const };
  await mongo.savedSearches.insertMany([
    { _id, owner: me!._id, name: 'Linked', nameKey: `${me!._id}:linked`, ...asked, createdAt: at, updatedAt: at },
  ]);
  const on = await bench.open(`?saved=${_id}`);
  await on.expectTotal(60);
  await expect.poll(() => new URL(on.page.url()).search).toBe('?city=Hyderabad');
  await on.leave();
});

test('From a job… fills the search from one of the employer’s jobs', async () => {
  const on = await bench.open();
  await on.button('From a job…').click();
  await on.page.getByRole('dialog').getByRole('button', { name: 'Senior QA Engineer', exact: true }).click();
  await on.expectTotal(60);
  await expect.poll(() => on.badgeTexts('Designation')).toEqual(['Senior QA Engineer', 'QA Engineer']);
  await on.leave();
});

test('candidates are ticked across pages, exported, mailed and put on a list, which is shared by email', async () => {
  const on = await bench.open('?city=Hyderabad');
  const { page } = on;
  const bar = page.getByRole('region', { name: 'Selection' });
  const boxes = page.getByRole('article').getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await bar.getByText('2 selected').waitFor();
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await expect.poll(() => boxes.first().isChecked()).toBe(false);
  await boxes.first().check();
  await bar.getByText('3 selected').waitFor();
  await page.goBack();
  await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
  await expect.poll(() => boxes.nth(2).isChecked()).toBe(false);

  await expect
    .poll(() => bar.getByRole('link', { name: 'Mail 3' }).getAttribute('href'))
    .toMatch(/^mailto:\?bcc=candidate\d+%40example\.in(,candidate\d+%40example\.in){2}$/);
  const coming = page.waitForEvent('download');
  await on.button('Export').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^candidates \d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())));
  expect(sheets[0]?.rows).toHaveLength(4);

  await on.button('Add to list').click();
  await page.getByRole('textbox', { name: 'New list' }).fill('QA round one');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('The list “QA round one” has 3 candidates.').waitFor();
  await focused(page, on.button('Add to list'));
  await page.keyboard.press('F8');
  await focused(page, page.getByRole('region', { name: 'Notes (F8)' }).getByRole('button', { name: 'Open list' }));
  await page.keyboard.press('Escape');
  await focused(page, on.button('Add to list'));
  await expect.poll(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  await boxes.nth(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focused(page, bar);
  await on.button('Select page').click();
  await bar.getByText('11 selected').waitFor();
  await bar.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bar.count()).toBe(0);
  await page.keyboard.press('Tab');
  await focused(page, boxes.first());

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/shortlists', (route) => held.then(() => route.continue()));
  await page.goto(`${bench.product.url}/shortlists`);
  await page.getByRole('status', { name: 'Loading lists' }).waitFor();
  await page.getByRole('status', { name: 'Loading candidates' }).waitFor();
  goOn();
  await page.getByRole('heading', { name: 'QA round one' }).waitFor();
  await expect.poll(() => on.cards().count()).toBe(3);
  const off = page.getByRole('button', { name: 'Take Tester Number off the list' });
  await off.first().click();
  await expect.poll(() => on.cards().count()).toBe(2);
  await focused(page, off.first());
  await on.button(/^Put back/).click();
  await expect.poll(() => on.cards().count()).toBe(3);
  await off.first().click();
  await expect.poll(() => on.cards().count()).toBe(2);
  await expect
    .poll(() => page.getByRole('link', { name: 'Mail 2' }).getAttribute('href'))
    .toMatch(/^mailto:\?bcc=candidate/);
  const list = page.waitForEvent('download');
  await on.button('Export').click();
  expect((await list).suggestedFilename()).toMatch(/\.xlsx$/);
  await on.button('Share').click();
  await page.getByRole('combobox', { name: 'Share with employers' }).fill(colleague);
  await on.button('Save sharing').click();
  await page.getByText(`Shared with ${colleague}`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await on.show('/pro-search?city=Hyderabad');
  await boxes.first().check();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(on.errors).toEqual([]);
  await on.leave();
});
