import type { estypes } from '@elastic/elasticsearch';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { parseBadge } from '#search-templates/language/parser.ts';
import { leafQuery } from '#search-templates/matching/leaf-query.ts';
import { fitQueries, type SeekerProfile } from './job-ranking.ts';
import { jobCardFields, openJobs } from './query.ts';

type Query = estypes.QueryDslQueryContainer;

/** Why a job is shown, in the job seeker's own words. */
export interface Reasons {
  skills: string[];
  titles: string[];
  places: string[];
}

const COMPARED = { skills: 15, titles: 5, places: 5 } as const;
const WEIGHT = { skills: 2, titles: 5, places: 3 } as const;
const FIELD = { skills: 'skills', titles: 'title', places: 'city' } as const;
/** A title, two skills, or a skill at one of the places: lower scores are chance. */
const LEAST_SCORE = 4;
/** Job seekers still apply if they lack this many of the required years. */
const YEARS_SHORT = 2;

/**
 * The request for the open jobs that fit the job seeker best, except those of `without`. Returns null without a skill
 * or a title to search for.
 */
export function jobsLikeBody(model: SeekerProfile, without: string[], today: string, size: number): SearchBody | null {
  const skills = clausesFor(model, 'skills');
  const titles = clausesFor(model, 'titles');
  const places = clausesFor(model, 'places');
  if (skills.length + titles.length === 0) return null;
  return {
    size,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    min_score: LEAST_SCORE,
    _source: jobCardFields,
    query: {
      bool: {
        must: [{ bool: { should: [...skills, ...best(titles)] } }],
        // among jobs that match alike, those that fit the rest of the profile come first; too little to select any
        should: [...best(places), ...fitQueries(model)],
        filter: [...openJobs(today), ...withinReach(model.years)],
        must_not: [{ ids: { values: without } }],
      },
    },
    sort: [{ _score: { order: 'desc' } }, { createdAt: 'desc' }, { id: 'asc' }],
  };
}

/** Why a hit matched. */
export function readReasons(
  { matched_queries }: Pick<estypes.SearchHit, 'matched_queries'>,
  model: SeekerProfile,
): Reasons {
  const names = new Set(Array.isArray(matched_queries) ? matched_queries : Object.keys(matched_queries ?? {}));
  const found = (kind: keyof Reasons) => compared(model, kind).filter((_, at) => names.has(`${kind}:${at}`));
  return { skills: found('skills'), titles: found('titles'), places: found('places') };
}

/** Excludes jobs that require many more years than the job seeker has. */
const withinReach = (years: number | null): Query[] =>
  years === null ? [] : [{ range: { 'experience.min': { lte: years + YEARS_SHORT } } }];

const compared = (model: SeekerProfile, kind: keyof Reasons) => model[kind].slice(0, COMPARED[kind]);

/** Matches as the language does, with plurals and synonyms; a text without a word matches nothing. */
function clausesFor(model: SeekerProfile, kind: keyof Reasons): Query[] {
  return compared(model, kind).flatMap((text, at): Query[] => {
    const leaf = parseBadge(text.replaceAll('*', ' '));
    if (!leaf) return [];
    const filter = leafQuery(leaf).on(FIELD[kind]);
    return [{ constant_score: { _name: `${kind}:${at}`, boost: WEIGHT[kind], filter } }];
  });
}

/** Two matches of one kind count as one. */
const best = (queries: Query[]): Query[] => (queries.length > 0 ? [{ dis_max: { queries } }] : []);
