import type { WorkExperience } from '#mongo/models/candidate.ts';
import { describeTasks } from './describe-tasks.ts';
import { employerOf } from './employers.ts';
import { levelAfter } from './families/families.ts';
import type { Family } from './families/family.ts';
import type { Random } from './random.ts';

/** A person's career so far. */
export interface Career {
  /** Months of work in total. */
  months: number;
  /** Newest first. */
  jobs: Omit<WorkExperience, '_id'>[];
  startedOn: Date;
}

export interface CareerSource {
  random: Random;
  family: Family;
  skills: string[];
  home: string;
  today: Date;
}

const MOST_JOBS = 8;
/** About one in twelve is between two jobs. */
const BETWEEN_JOBS = 0.08;

/** The first day of the month, this many months before another day. */
const monthsBefore = (day: Date, months: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1));

/** One to eight jobs without overlaps, with rising titles; a fresher has a trainee's job or none. */
export function makeCareer(source: CareerSource): Career {
  const { random, today } = source;
  const months = monthsOfWork(random);
  const fresher = months === 0;
  const gap = !fresher && random.chance(BETWEEN_JOBS) ? random.between(1, 6) : 0;
  const lengths = splitMonths(random, months);
  const jobs: Omit<WorkExperience, '_id'>[] = [];
  let worked = 0;
  let endedAgo = months + gap;
  for (const length of lengths) {
    const last = worked + length === months;
    jobs.unshift(makeJob(source, worked + length / 2, endedAgo, endedAgo - length, last && gap === 0));
    worked += length;
    endedAgo -= length;
  }
  return { months, jobs, startedOn: monthsBefore(today, months + gap) };
}

/** Many young people, a long tail of experienced ones; some freshers. */
function monthsOfWork(random: Random): number {
  if (random.chance(0.07)) return 0;
  return 4 + Math.floor(random.next() ** 1.7 * 26 * 12);
}

function splitMonths(random: Random, months: number): number[] {
  if (months === 0) return [];
  const most = Math.min(MOST_JOBS, 1 + Math.floor(months / 14));
  const count = Math.max(1, Math.min(most, 1 + Math.floor(random.next() * (months / 30 + 1.5))));
  const shares = Array.from({ length: count }, () => 0.5 + random.next());
  const all = shares.reduce((sum, share) => sum + share, 0);
  const lengths = shares.map((share) => Math.max(1, Math.floor((share / all) * months)));
  const rest = months - lengths.reduce((sum, length) => sum + length, 0);
  lengths[lengths.length - 1] = (lengths.at(-1) as number) + rest;
  return lengths;
}

function makeJob(source: CareerSource, worked: number, fromAgo: number, toAgo: number, ongoing: boolean) {
  const { random, family, skills, home, today } = source;
  const level = levelAfter(worked);
  const tasks = describeTasks(random, family, skills, random.between(2, 4));
  const job: Omit<WorkExperience, '_id'> = {
    jobTitle: random.pickUneven(family.titles[level]),
    employer: employerOf(random, random.pickUneven(family.trades)),
    periodFrom: monthsBefore(today, fromAgo),
    isOngoing: ongoing,
    location: home,
  };
  if (!ongoing) job.periodTo = new Date(monthsBefore(today, toAgo).getTime() - 86_400_000);
  if (random.chance(0.8)) job.description = `${tasks.join('. ')}.`;
  return job;
}
