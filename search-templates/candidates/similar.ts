import type { estypes } from '@elastic/elasticsearch';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { parseBadge } from '#search-templates/language/parser.ts';
import { leafQuery } from '#search-templates/matching/leaf-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** The candidate to compare with. Skills most important first. */
export interface Model {
  id: string;
  skills: string[];
  titles: string[];
  experienceMonths: number | null;
  /** By its one name. */
  city: string | null;
}

/** Common properties of a candidate and the model, in the model's words. */
export interface Likeness {
  skills: string[];
  titles: string[];
  experience: boolean;
  city: boolean;
}

const SKILLS_COMPARED = 15;
const TITLES_COMPARED = 3;
/** Out of 20: the score of a candidate with all skills, the title, as much experience and the same city. */
const WEIGHT = { skills: 9, title: 5, experience: 4, city: 2 };
/** Below that two people have hardly more in common than a trade. */
const LEAST_SCORE = 6;
/** As far as experience counts as alike, in years; never less than one. */
const EXPERIENCE_TOLERANCE = 0.25;

/** The request for the most similar candidates, best first; null if the model has neither skills nor a title. */
export function similarCandidatesBody(model: Model, size: number): SearchBody | null {
  const { skills, titles } = compared(model);
  const words = [
    ...skills.map((text, at) => named(`skill:${at}`, WEIGHT.skills / skills.length, text, 'skills')),
    ...(titles.length > 0 ? [{ dis_max: { queries: titles.map(titleQuery) } }] : []),
  ].flatMap((query) => query ?? []);
  if (words.length === 0) return null;
  const { experienceMonths: months, city } = model;
  const tolerance = Math.max(12, Math.round((months ?? 0) * EXPERIENCE_TOLERANCE));
  const around = { gte: (months ?? 0) - tolerance, lte: (months ?? 0) + tolerance };
  const further: Query[] = [
    ...(months === null ? [] : [constant('experience', WEIGHT.experience, { range: { experienceMonths: around } })]),
    ...(city ? [constant('city', WEIGHT.city, { term: { city } })] : []),
  ];
  return {
    size,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    min_score: LEAST_SCORE,
    _source: ['card'],
    query: {
      bool: {
        must: [{ bool: { should: words } }],
        ...(further.length > 0 && { should: further }),
        must_not: [{ ids: { values: [model.id] } }],
      },
    },
  };
}

/** Why a hit was found. */
export function readLikeness({ matched_queries }: Pick<estypes.SearchHit, 'matched_queries'>, model: Model): Likeness {
  const names = new Set(Array.isArray(matched_queries) ? matched_queries : Object.keys(matched_queries ?? {}));
  const { skills, titles } = compared(model);
  return {
    skills: skills.filter((_, at) => names.has(`skill:${at}`)),
    titles: titles.filter((_, at) => names.has(`title:${at}`)),
    experience: names.has('experience'),
    city: names.has('city'),
  };
}

function compared({ skills, titles }: Model): { skills: string[]; titles: string[] } {
  return { skills: skills.slice(0, SKILLS_COMPARED), titles: titles.slice(0, TITLES_COMPARED) };
}

function titleQuery(text: string, at: number): Query {
  return named(`title:${at}`, WEIGHT.title, text, 'currentTitles') ?? { match_none: {} };
}

/** A query as for a badge, with plurals and synonyms; null if the text contains no word. */
function named(name: string, boost: number, text: string, field: string): Query | null {
  const leaf = parseBadge(text.replaceAll('*', ' '));
  return leaf && constant(name, boost, leafQuery(leaf).on(field));
}

const constant = (_name: string, boost: number, filter: Query): Query => ({ constant_score: { _name, boost, filter } });
