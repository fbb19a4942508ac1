import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { isBeginners, isLearning, readName } from '#search-templates/matching/name-parts.ts';
import { evidenceWeights as weights } from './evidence-weights.ts';

/** What the evidence is computed from. Any value may be wrong or absurd. */
export interface EvidenceSource {
  skills: {
    name: string;
    isPrimary: boolean;
    /** Months of experience; null if not given. */
    months: number | null;
    /** Year of last use; null if not given. */
    lastUsed: number | null;
  }[];
  jobs: {
    title: string;
    description: string;
    isCurrent: boolean;
    from: Date | null;
    to: Date | null;
  }[];
  /** Current jobs and skills were true then. */
  updatedOn: Date;
}

/** From a name's part (name-parts.ts) to what speaks for it: above 0, at most 1. */
export type EvidenceByPart = Record<string, number>;

export interface CandidateEvidence {
  titleEvidence: EvidenceByPart;
  skillEvidence: EvidenceByPart;
}

/** Profiles with more parts than that are stuffed; the strongest stay. */
const MOST_PARTS = 1_000;
/** The words of a description that are searched for skills without years. */
const MOST_DESCRIPTION_TOKENS = 1_000;

/**
 * What speaks for each title, skill and part of one: years, how long ago, how central. Bounded for any input: years
 * saturate, repetition of a skill gains nothing. Relative to `now`, so documents need to be projected again from time
 * to time.
 */
export function candidateEvidence(source: EvidenceSource, now: Date): CandidateEvidence {
  const jobs = source.jobs.map((job) => datedJob(job, source.updatedOn, now));
  return { titleEvidence: titleEvidence(jobs), skillEvidence: skillEvidence(source, jobs, now) };
}

interface DatedJob {
  title: string;
  description: string;
  /** What the job counts: years, less the longer ago it was. */
  years: number;
}

function datedJob(
  { title, description, isCurrent, from, to }: EvidenceSource['jobs'][number],
  updatedOn: Date,
  now: Date,
): DatedJob {
  const { currentYears, unknownYears, unknownYearsAgo, learning } = weights.titles;
  const end = isCurrent ? earlier(timeOf(updatedOn) ?? now.getTime(), now) : earlier(timeOf(to), now);
  const start = timeOf(from);
  const worked = start === null || end === null ? unknownYears : yearsBetween(start, end);
  // a current job is assumed to last for a year after the profile was last updated
  const ago = end === null ? unknownYearsAgo : Math.max(0, yearsBetween(end, now.getTime()) - (isCurrent ? 1 : 0));
  const years = (bounded(worked) + (isCurrent ? currentYears : 0)) * faded(ago);
  return { title, description, years: isLearning(title) ? years * learning : years };
}

function titleEvidence(jobs: DatedJob[]): EvidenceByPart {
  const years = new Map<string, number>();
  for (const { title, years: counted } of jobs) {
    for (const [part, match] of readName(title).parts) {
      years.set(part, (years.get(part) ?? 0) + counted * weights.titleParts[match]);
    }
  }
  return strongest(new Map([...years].map(([part, sum]) => [part, saturated(sum, weights.titles.halfYears)])));
}

function skillEvidence({ skills }: EvidenceSource, jobs: DatedJob[], now: Date): EvidenceByPart {
  const mentions = mentionsIn(jobs);
  const evidence = new Map<string, number>();
  for (const skill of skills) {
    const value = skillValue(skill, mentions, now);
    for (const [part, match] of readName(skill.name).parts) {
      evidence.set(part, Math.max(evidence.get(part) ?? 0, value * weights.skillParts[match]));
    }
  }
  return strongest(evidence);
}

/** What one skill speaks for its whole name; `mentions` says how many years of jobs name it. */
export function skillValue(
  { name, isPrimary, months, lastUsed }: EvidenceSource['skills'][number],
  mentions: (skill: string) => number,
  now: Date,
): number {
  const { halfYears, primary, other, unknownYears, unknownYearsAgo, beginner } = weights.skills;
  const given = months !== null && months > 0;
  const years = given ? bounded(months / 12) : Math.max(unknownYears, mentions(name));
  // years that jobs speak for have faded already
  const fades = given || years === unknownYears;
  const ago = lastUsed === null ? unknownYearsAgo : Math.max(0, now.getUTCFullYear() - lastUsed);
  return (
    saturated(years, halfYears) *
    (fades ? faded(ago) : 1) *
    (isPrimary ? primary : other) *
    (isBeginners(name) ? beginner : 1)
  );
}

/** The years of the jobs whose title or description names a skill. Reads the texts on first use: most skills have years. */
function mentionsIn(jobs: DatedJob[]): (skill: string) => number {
  let texts: { text: string; years: number }[] | undefined;
  return (skill) => {
    texts ??= jobs.map(({ title, description, years }) => ({
      text: ` ${toTokens(`${title} . ${description}`).slice(0, MOST_DESCRIPTION_TOKENS).join(' ')} `,
      years,
    }));
    const wanted = ` ${readName(skill).whole} `;
    return texts.reduce((sum, { text, years }) => (text.includes(wanted) ? sum + years : sum), 0);
  };
}

function strongest(evidence: Map<string, number>): EvidenceByPart {
  const kept =
    evidence.size > MOST_PARTS
      ? [...evidence].toSorted((one, other) => other[1] - one[1]).slice(0, MOST_PARTS)
      : evidence;
  const rounded: EvidenceByPart = {};
  for (const [part, value] of kept) {
    // the index keeps eight bits
    if (part !== '' && value > 0) rounded[part] = Math.max(0.001, Math.round(value * 1000) / 1000);
  }
  return rounded;
}

const YEAR_MS = 365.25 * 86_400_000;
/** Of two times in milliseconds; 0 if they are in the wrong order. */
export const yearsBetween = (from: number, to: number): number => Math.max(0, (to - from) / YEAR_MS);
const bounded = (years: number) => Math.min(weights.mostYears, Math.max(weights.leastYears, years || 0));
const saturated = (years: number, half: number) => years / (years + half);
const faded = (yearsAgo: number) => 0.5 ** (yearsAgo / weights.halfLifeYears);

/** Null for a date that is missing or invalid. */
function timeOf(date: Date | null): number | null {
  const time = date?.getTime();
  return time === undefined || Number.isNaN(time) ? null : time;
}

const earlier = (time: number | null, now: Date): number | null =>
  time === null ? null : Math.min(time, now.getTime());
