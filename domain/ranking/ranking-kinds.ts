import { z } from 'zod';

/** One kind of match: what its weight is by default, why, and how far an admin may change it. */
interface RankingKindFacts {
  label: string;
  /** What the weight is for, and why it is as large as it is. */
  because: string;
  default: number;
  min: number;
  max: number;
}

/**
 * What the parts of a match add to a candidate's score, against each other. Admins can publish other weights, which
 * apply at once; a change here changes version 0. Weights within a kind are in evidence-weights.ts.
 */
export const rankingKinds = {
  base: {
    label: 'Any match',
    because: 'The words are anywhere in the profile or resume: the more wishes are met, the higher the rank.',
    default: 0.1,
    min: 0,
    max: 10,
  },
  profile: {
    label: 'In the profile',
    because: 'Added if the words are in the profile and not in the resume alone: a resume mentions much in passing.',
    default: 0.1,
    min: 0,
    max: 10,
  },
  title: {
    label: 'Titles',
    because: 'Times the evidence of titles, 0 to 1: a title held for years says as much as a skill used for years.',
    default: 1,
    min: 0,
    max: 10,
  },
  skill: {
    label: 'Skills',
    because: 'Times the evidence of skills, 0 to 1: years, last use, and whether it is a primary skill.',
    default: 1,
    min: 0,
    max: 10,
  },
  identity: {
    label: 'Name or contact',
    because: 'List search only: a name or number that was typed should find that person first, above every skill.',
    default: 4,
    min: 0,
    max: 10,
  },
  currentEmployer: {
    label: 'Current employer',
    because: 'An employer asked for is the current one; a former one counts as any match.',
    default: 1,
    min: 0,
    max: 10,
  },
  mandatory: {
    label: 'Mandatory wish',
    because: 'A factor: a mandatory wish counts this many times an optional one, so at least once.',
    default: 2,
    min: 1,
    max: 10,
  },
  variant: {
    label: 'Synonym or plural',
    because: 'A factor: its evidence counts a little less than that of the word as written, and never more.',
    default: 0.9,
    min: 0,
    max: 1,
  },
} as const satisfies Record<string, RankingKindFacts>;

export type RankingKind = keyof typeof rankingKinds;
export type RankingWeights = Record<RankingKind, number>;

export const rankingKindNames = Object.keys(rankingKinds) as RankingKind[];

const ofEach = <T>(value: (kind: RankingKind) => T) =>
  Object.fromEntries(rankingKindNames.map((kind) => [kind, value(kind)])) as Record<RankingKind, T>;

/** Version 0: the weights that apply until an admin publishes others. */
export const rankingWeights: RankingWeights = ofEach((kind) => rankingKinds[kind].default);

/** A difference below a hundredth is too small to judge. */
const STEPS_OF_ONE = 100;

/** What is wrong with a weight, as a sentence; null if nothing is. */
export function weightProblem(kind: RankingKind, value: number): string | null {
  const { label, min, max } = rankingKinds[kind];
  if (!Number.isFinite(value)) return `${label} must be a number.`;
  if (value < min || value > max) return `${label} must be between ${min} and ${max}.`;
  const steps = value * STEPS_OF_ONE;
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? `${label} may have at most two decimals.` : null;
}

const weight = (kind: RankingKind) =>
  z.number().superRefine((value, context) => {
    const problem = weightProblem(kind, value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A complete set of weights as a request sends it, each within its bounds. */
export const rankingWeightsShape = z.strictObject(ofEach(weight));

/** Weights as a version stores them: those of kinds that it doesn't know, or that are out of bounds, are the default. */
export function readRankingWeights(stored: Readonly<Record<string, unknown>>): RankingWeights {
  return ofEach((kind) => {
    const value = stored[kind];
    return typeof value === 'number' && weightProblem(kind, value) === null ? value : rankingKinds[kind].default;
  });
}

/** The kinds in which two sets of weights differ. */
export const changedKinds = (one: RankingWeights, other: RankingWeights): RankingKind[] =>
  rankingKindNames.filter((kind) => one[kind] !== other[kind]);
