import { Types } from 'mongoose';
import { displayId } from '#mongo/display-ids.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { describeTasks } from './describe-tasks.ts';
import { employerOf } from './employers.ts';
import { pickFamily } from './families/families.ts';
import { pickHome } from './homes.ts';
import { objectIds } from './object-ids.ts';
import { randomFrom, seedOf } from './random.ts';

export interface GenerateJobsOptions {
  seed: number;
  count: number;
  from?: number;
  today?: Date;
  /** The account they belong to; default: an invented one. */
  createdBy?: Types.ObjectId;
  companyName?: string;
  /** Their owners, by industry and position in the run; overrides the two above. */
  ownerOf?: (industry: string, index: number) => JobOwner;
}

export interface JobOwner {
  createdBy: Types.ObjectId;
  companyName: string;
}

const TODAY = new Date('2026-06-01T00:00:00Z');
const DAY_MS = 86_400_000;
/** Titles' levels with the required years. */
const YEARS = [
  [0, 2],
  [2, 5],
  [5, 9],
  [9, 14],
] as const;

/** Openings that fit the candidates: titles, skills, cities and pay of the same fields of work. Most are live. */
export function* generateJobs(options: GenerateJobsOptions): Generator<JobRecord> {
  const { from = 0, count } = options;
  for (let index = from; index < from + count; index++) yield generateJob(options, index);
}

function generateJob({ seed, today = TODAY, ...whose }: GenerateJobsOptions, index: number): JobRecord {
  const random = randomFrom(seedOf(seed ^ 0x6a6f62, index));
  const nextId = objectIds(seed, index, 'job');
  const family = pickFamily(random);
  const level = random.between(0, YEARS.length - 1);
  const [min, max] = YEARS[level] as (typeof YEARS)[number];
  const skills = [...random.some(family.core, random.between(3, 5)), ...random.some(family.other, 3)];
  const title = random.pickUneven(family.titles[level as 0 | 1 | 2 | 3]);
  const { createdBy, companyName } = whose.ownerOf?.(family.industry, index) ?? whose;
  const company = companyName ?? employerOf(random, random.pickUneven(family.trades));
  const day = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  const createdAt = new Date(today.getTime() - random.between(0, 60) * DAY_MS);
  const live = random.chance(0.9);
  const type = random.pick(['onsite', 'onsite', 'onsite', 'hybrid', 'remote'] as const);
  const lowest = Math.round(family.startingPay * (1 + min * 0.3));
  const lately = describeTasks(random, family, skills, 3);
  const location = type === 'onsite' ? { type, city: pickHome(random).city } : { type };
  return {
    _id: nextId(),
    revision: 1,
    id: displayId('jobs', index + 1),
    title,
    description: [
      `${company} is looking for a ${title} ${whereText(location)}. You bring ${min} to ${max} years of work with ${skills.slice(0, 3).join(', ')}.`,
      `What the team did lately:\n${lately.map((task) => `- ${task}`).join('\n')}`,
      'Two rounds of talks, one of them with the people you will work with; an answer within ten days.',
    ].join('\n\n'),
    skills,
    requirements: [
      `${min} to ${max} years of experience`,
      `Good knowledge of ${skills[0]} and ${skills[1]}`,
      'Clear communication in English',
    ],
    experience: { min, max },
    salary: { min: lowest, max: Math.round(lowest * 1.7) + 1 },
    location,
    industry: family.industry,
    employmentType: random.chance(0.85) ? 'ft' : random.pick(['pt', 'contract'] as const),
    deadline: new Date(day + random.between(10, 90) * DAY_MS),
    status: live ? 'live' : 'draft',
    isEnable: live,
    createdAt,
    updatedAt: createdAt,
    createdBy: createdBy ?? new Types.ObjectId(nextId()),
    companyName: company,
  };
}

function whereText({ type, city }: JobRecord['location']): string {
  if (type === 'onsite') return `in ${city}`;
  return type === 'remote' ? 'to work from anywhere in India' : 'who works at home and in the office by turns';
}
