import { describe, expect, it } from 'vitest';
import { createJobBody } from '#api/jobs/contract.ts';
import { fetchJobs } from '#api/jobs/search-contract.ts';
import { cityName } from '#domain/places/cities.ts';
import { halves } from '../judged-searches/load-judged-set.ts';
import {
  JUDGED_JOBS_DAY,
  type JudgedJobSearch,
  type JudgedPosting,
  jobSearchKinds,
  loadJobSearches,
  loadJudgedJobs,
  loadJudgedSeekers,
} from './load-judged-jobs.ts';

const DAY_MS = 86_400_000;
const today = new Date(`${JUDGED_JOBS_DAY}T23:59:59Z`);
const jobs = loadJudgedJobs();
const seekers = loadJudgedSeekers();
const searches = halves.flatMap(loadJobSearches);
const jobById = new Map(jobs.map((job) => [job.id, job]));
const seekerById = new Map(seekers.map((seeker) => [seeker.id, seeker]));

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const wordsIn = (text: string) => text.split(/\s+/).length;
const brokenJobs = (isBroken: (posting: JudgedPosting) => boolean) => jobs.filter(isBroken).map(({ id }) => id);
const broken = (isBroken: (search: JudgedJobSearch) => boolean) => searches.filter(isBroken).map(({ id }) => id);

describe('jobs', () => {
  it('are 420 in 15 fields of work, 28 in each', () => {
    const counts = Object.values(Object.groupBy(jobs, ({ field }) => field)).map((group) => group!.length);
    expect(counts).toEqual(Array.from({ length: 15 }, () => 28));
  });

  it('have unique ids', () => {
    expect(repeated(jobs.map(({ id }) => id))).toEqual([]);
  });

  it.each<[string, (posting: JudgedPosting) => boolean]>([
    ['are accepted by the call that posts a job', isRefused],
    [
      'have descriptions of 40 to 150 words',
      ({ job }) => wordsIn(job.description) < 40 || wordsIn(job.description) > 150,
    ],
    [
      'were posted in the 90 days up to the day of the set',
      ({ job }) => job.createdAt > today || today.getTime() - job.createdAt.getTime() > 90 * DAY_MS,
    ],
    ['have a deadline after the day of the set', ({ job }) => job.deadline <= today],
  ])('%s', (_, isBroken) => {
    expect(brokenJobs(isBroken)).toEqual([]);
  });
});

function isRefused({ job: { createdAt, deadline, companyName, ...written } }: JudgedPosting): boolean {
  const body = { ...written, deadline: deadline.toISOString().slice(0, 10) };
  return !companyName || !createJobBody.safeParse(body).success;
}

describe('seekers', () => {
  it('are 20 with unique ids, each of whom searches', () => {
    expect(seekers).toHaveLength(20);
    expect(new Set(searches.flatMap(({ seeker }) => seeker ?? []))).toEqual(new Set(seekerById.keys()));
  });

  it('have no job that ends before it begins, or after the day of the set', () => {
    const wrong = seekers.filter(({ candidate }) =>
      candidate.workExperience.some(
        ({ periodFrom = new Date(0), periodTo = today }) => periodFrom >= periodTo || periodTo > today,
      ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('searches', () => {
  it('are unique in id and in what they ask', () => {
    expect(repeated(searches.map(({ id }) => id))).toEqual([]);
    expect(repeated(searches.map(({ search, seeker }) => JSON.stringify({ search, seeker })))).toEqual([]);
  });

  it('are accepted by the call that searches, and ask for something', () => {
    const query = ({ search }: JudgedJobSearch) => ({ ...search, skills: JSON.stringify(search.skills ?? []) });
    expect(broken((one) => !fetchJobs.query!.safeParse(query(one)).success)).toEqual([]);
    expect(broken(({ search }) => !search.keyword && !search.skills?.length)).toEqual([]);
  });

  it.each(halves)('the %s half has six searches of each kind and covers every field', (half) => {
    const rows = loadJobSearches(half);
    for (const kind of jobSearchKinds) expect(rows.filter((row) => row.kind === kind)).toHaveLength(6);
    expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(jobs.map(({ field }) => field)));
  });

  it('have what their kind says', () => {
    const isOf: Record<JudgedJobSearch['kind'], (search: JudgedJobSearch) => boolean> = {
      skill: ({ search }) => wordsIn(search.keyword!) === 1,
      title: ({ search }) => !search.location && !search.skills,
      'title-skill': ({ search }) => wordsIn(search.keyword!) > 1,
      'title-place': ({ search }) => Boolean(search.location),
      badges: ({ search }) => search.skills!.length === 2 && !search.keyword,
      profile: ({ search, seeker }) => Boolean(seeker) && wordsIn(search.keyword!) === 1,
    };
    expect(broken((search) => !isOf[search.kind](search))).toEqual([]);
  });
});

describe('grades', () => {
  it.each<[string, (search: JudgedJobSearch) => boolean]>([
    ['name jobs that exist', ({ grades }) => grades.some(({ job }) => !jobById.has(job))],
    ['are 0, 1, 2 or 3', ({ grades }) => grades.some(({ grade }) => ![0, 1, 2, 3].includes(grade))],
    ['name each job once', ({ grades }) => repeated(grades.map(({ job }) => job)).length > 0],
    ['have a reason each', ({ grades }) => grades.some(({ reason }) => !reason)],
    [
      'hold a 3, a 2, a 1 and a written 0 for each search',
      ({ grades }) => [0, 1, 2, 3].some((wanted) => !grades.some(({ grade }) => grade === wanted)),
    ],
    ['grade jobs at another place 0 if the search asks for a place', isElsewhere],
  ])('%s', (_, isBroken) => {
    expect(broken(isBroken)).toEqual([]);
  });
});

function isElsewhere({ search, grades }: JudgedJobSearch): boolean {
  if (!search.location) return false;
  return grades.some(({ job, grade }) => {
    const { city, type } = jobById.get(job)!.job.location;
    return grade > 0 && cityName(city ?? type) !== cityName(search.location!);
  });
}
