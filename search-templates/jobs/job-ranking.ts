import type { estypes } from '@elastic/elasticsearch';
import { parseBadge } from '#search-templates/language/parser.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { evidenceQueries, leafParts } from '#search-templates/matching/leaf-evidence.ts';
import { leafQuery } from '#search-templates/matching/leaf-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** Weights of the parts of a match in a job's score. Changes take effect immediately. */
export const jobWeights = {
  /** The field contains the words: the best field counts. */
  fields: { title: 0.4, skills: 0.35, company: 0.3, requirements: 0.1, description: 0.1 },
  /** Times how well the title or a skill names them, 0 to 1. */
  title: 1,
  skill: 0.6,
  /** A synonym or plural against the word as written. */
  variant: 0.9,
  /** How the job fits the seeker's profile. No part of it outweighs a wish that the title meets. */
  fit: {
    title: 0.3,
    /** Times how central each of the seeker's skills is to the job, up to `MOST.skills` of them. */
    skill: 0.15,
    place: 0.3,
    /** Within the requested range of years. */
    years: 0.3,
    pay: 0.2,
  },
} as const;

/** The part of a job seeker's profile that orders jobs. Most important first; places by canonical name. */
export interface SeekerProfile {
  skills: string[];
  titles: string[];
  places: string[];
  /** Years of work; null if unknown. */
  years: number | null;
  /** In LPA; null if unknown. */
  expectedPay: number | null;
}

const MOST = { titles: 5, skills: 10, places: 5 } as const;

/** A word or phrase of the search: selects by any field, and scores by the best field and the evidence for it. */
export function scoredJobLeaf(leaf: LeafNode): Query {
  const query = leafQuery(leaf);
  const queries = Object.entries(jobWeights.fields).map(
    ([field, boost]): Query => ({ constant_score: { boost, filter: query.on(field) } }),
  );
  const should = evidenceOf(leaf, jobWeights.title, jobWeights.skill);
  return { bool: { must: [{ dis_max: { queries } }], should } };
}

/** Scores a skill that the job must list by the evidence for it. Selects nothing. */
export const skillScores = (leaf: LeafNode): Query[] => evidenceOf(leaf, jobWeights.title, jobWeights.skill);

function evidenceOf(leaf: LeafNode, title: number, skill: number): Query[] {
  const parts = leafParts(leaf);
  return [
    ...evidenceQueries(parts, 'titleEvidence', boosts(title)),
    ...evidenceQueries(parts, 'skillEvidence', boosts(skill)),
  ];
}

/** Raises the jobs that fit a seeker's profile. Selects nothing. */
export function fitQueries({ skills, titles, places, years, expectedPay }: SeekerProfile): Query[] {
  const { fit } = jobWeights;
  const leaves = (texts: string[], most: number) =>
    texts.slice(0, most).flatMap((text) => parseBadge(text.replaceAll('*', ' ')) ?? []);
  const ofTitles = leaves(titles, MOST.titles).flatMap((leaf) =>
    evidenceQueries(leafParts(leaf), 'titleEvidence', boosts(fit.title)),
  );
  const ofSkills = leaves(skills, MOST.skills).flatMap((leaf) =>
    evidenceQueries(leafParts(leaf), 'skillEvidence', boosts(fit.skill)),
  );
  const ofPlaces = leaves(places, MOST.places).map((leaf) => constant(fit.place, leafQuery(leaf).on('city')));
  return [
    ...best(ofTitles),
    ...ofSkills,
    ...best([...ofPlaces, ...(places.length > 0 ? [constant(fit.place, { term: { locationType: 'remote' } })] : [])]),
    ...(years === null ? [] : [constant(fit.years, withinYears(years))]),
    ...(expectedPay === null ? [] : [constant(fit.pay, { range: { 'salary.max': { gte: expectedPay } } })]),
  ];
}

const boosts = (written: number) => ({ written, variant: written * jobWeights.variant });

const constant = (boost: number, filter: Query): Query => ({ constant_score: { boost, filter } });

const withinYears = (years: number): Query => ({
  bool: {
    filter: [
      { range: { 'experience.min': { lte: years } } },
      { range: { 'experience.max': { gte: Math.floor(years) } } },
    ],
  },
});

/** Several matches of one kind count as the best of them. */
const best = (queries: Query[]): Query[] => (queries.length > 1 ? [{ dis_max: { queries } }] : queries);
