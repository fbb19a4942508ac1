import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobFields } from '#api/testing/job-calls.ts';
import { problemsInViews } from './support/axe-findings.ts';
import { type ProSearchBench, type ProSearchScreen, startProSearch } from './support/pro-search-screen.ts';

let bench: ProSearchBench;
let on: ProSearchScreen;

beforeAll(async () => {
  bench = await startProSearch();
});
afterAll(() => bench?.close());
beforeEach(async () => {
  on = await bench.open('');
});
afterEach(async () => {
  expect(on.errors).toEqual([]);
  await on.leave();
});

const description = `Position: Tech Lead
Must have: Java, Selenium
Good to have: Kubernetes
Location: Bengaluru
Free lunch`;

test('a pasted description is read, its requirements are weighed, and a narrow result is widened in the open', async () => {
  const { page } = on;
  await page.getByRole('button', { name: 'From a job…' }).click();
  await page.getByRole('button', { name: 'Paste a description…' }).click();
  const window = page.getByRole('dialog', { name: 'Search from a job description' });
  await window.getByLabel('Job description').fill(description);
  const weight = (name: string, importance: string) =>
    window.getByRole('radiogroup', { name }).getByRole('radio', { name: importance });
  await expect.poll(() => weight('Title: Tech Lead', 'Must').isChecked()).toBe(true);
  expect(await weight('Skill: Selenium', 'Must').isChecked()).toBe(true);
  expect(await weight('Skill: Kubernetes', 'Nice').isChecked()).toBe(true);
  await window.getByText('Nothing was read from 1 line').waitFor();
  await window.getByText('0 candidates', { exact: true }).waitFor();
  expect(await problemsInViews(page)).toEqual([]);
  await window.getByRole('button', { name: 'Selenium as nice to have: 0 → 1' }).click();
  await window.getByText('1 candidate', { exact: true }).waitFor();
  expect(await weight('Skill: Selenium', 'Nice').isChecked()).toBe(true);
  await window.getByRole('button', { name: 'Search' }).click();
  await expect.poll(on.names).toEqual(['Ananya Nair']);
  await page.getByRole('list', { name: 'Filters of this search' }).getByText('Bengaluru', { exact: true }).waitFor();
});

test('a posted job’s page leads to its requirements, which are read from all its fields', async () => {
  const { page } = on;
  const job = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/create-job', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()).job._id;
    },
    { ...jobFields, title: 'Technical Lead', skills: ['Java'], requirements: ['Kubernetes is mandatory'] },
  );
  await on.show(`/job/${job}`);
  await page.getByRole('link', { name: 'Find candidates' }).click();
  const window = page.getByRole('dialog', { name: 'Search from a job description' });
  await window.getByRole('radiogroup', { name: 'Title: Technical Lead' }).waitFor();
  const must = window.getByRole('radiogroup', { name: 'Skill: Kubernetes' }).getByRole('radio', { name: 'Must' });
  expect(await must.isChecked()).toBe(true);
  expect(page.url()).not.toContain('fromJob');
});
