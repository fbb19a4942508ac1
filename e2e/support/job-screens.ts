import type { Types } from 'mongoose';
import type { Page } from 'playwright-core';
import { jobRecord } from '#api/testing/job-record.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { type AccountRole, accounts } from './accounts.ts';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A product with an employer and a job seeker signed in, and actions on the job screens. */
export interface JobScreens {
  product: Product;
  /** The employer's page. */
  page: Page;
  seeker: Page;
  /** The employer's account. */
  employer: Types.ObjectId;
  /** Errors of all pages. */
  errors(): string[];
  /** A new page, signed in with that role. */
  open(role: AccountRole): Promise<Page>;
  go(path: string, by?: Page): Promise<unknown>;
  /** Stores jobs of the employer; returns their ids. */
  store(...known: Partial<JobRecord>[]): Promise<Types.ObjectId[]>;
  removeJobs(): Promise<void>;
  press(name: string): Promise<void>;
  rows(): ReturnType<Page['locator']>;
  heads(by?: Page): Promise<string[]>;
  field(label: string): ReturnType<Page['locator']>;
  /** Fills in a job's whole form. */
  fillJob(): Promise<void>;
  close(): Promise<void>;
}

const company = {
  companyName: 'Godavari Pay',
  companyWebsite: 'https://godavari.example',
  industry: 'Banking',
  companySize: '51-200' as const,
  headquarters: {
    addressLine1: '12 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    zipCode: '411001',
  },
  description: 'Payments.',
};

export async function startJobScreens(): Promise<JobScreens> {
  const product = await startProduct();
  const account = await product.deps.mongo.users.findOne({ email: accounts.employer.email }).lean();
  const employer = account!._id;
  await product.deps.mongo.employers.create({ user: employer, ...company, updatedAt: new Date() });
  const browser = await openBrowser();
  const errors: string[][] = [];
  async function open(role: AccountRole): Promise<Page> {
    const opened = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
    errors.push(opened.errors);
    await signIn(opened.page, product.url, role);
    return opened.page;
  }
  const page = await open('employer');
  const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: false });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    ...{ product, page, employer, open, field, press },
    seeker: await open('job-seeker'),
    errors: () => errors.flat(),
    go: (path, by = page) => by.goto(product.url + path),
    async store(...known) {
      const records = known.map((each) => jobRecord({ createdBy: employer, ...each }));
      await product.deps.changes.jobs.insert(records);
      return records.map(({ _id }) => _id);
    },
    async removeJobs() {
      const { mongo, changes } = product.deps;
      const jobs = await mongo.jobs.find({ createdBy: employer }, { _id: 1 }).lean();
      for (const { _id } of jobs) await changes.jobs.remove(_id);
    },
    rows: () => page.getByRole('row').filter({ has: page.getByRole('cell') }),
    heads: (by = page) => by.getByRole('columnheader').allTextContents(),
    async fillJob() {
      await field('Title').fill('Zymurgist');
      await field('Description').fill('Brews.');
      const skills = page.getByRole('combobox', { name: 'Skills' });
      await skills.fill('Fermentation');
      await skills.press('Enter');
      await skills.fill('Chemistry');
      await press('Add skill');
      await field('Min experience').fill('2');
      await field('Max experience').fill('5');
      await field('Min salary').fill('6.5');
      await field('Max salary').fill('12');
      await field('Location type').selectOption('onsite');
      await field('City').fill('Pune');
      await field('Industry').fill('Food');
      await field('Employment type').selectOption('ft');
      await field('Deadline').fill('2099-01-01');
      // not added by Enter or plus: text left in the field is added too
      await page.getByRole('textbox', { name: 'Requirements' }).fill('Patience');
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
