import type { estypes } from '@elastic/elasticsearch';
import {
  type JobBand,
  type JobFacetName,
  type JobRefinement,
  jobExperienceBands,
  jobFacetNames,
  jobSalaryBands,
} from '#domain/filters/job-facets.ts';
import { REACHABLE_HITS } from '#domain/limits.ts';
import { cityName } from '#domain/places/cities.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { parseBadge, parseExpression, parsePlainWords } from '#search-templates/language/parser.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { leafQuery } from '#search-templates/matching/leaf-query.ts';
import { treeClauses } from '#search-templates/matching/tree-clauses.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { fitQueries, jobWeights, type SeekerProfile, scoredJobLeaf, skillScores } from './job-ranking.ts';

type Query = estypes.QueryDslQueryContainer;

/** The index fields of each facet, for searching and for counting. */
export const valueFields = {
  industry: { asked: 'industry.kw', counted: 'industry.counted' },
  type: { asked: 'employmentType', counted: 'employmentType' },
  workplace: { asked: 'locationType', counted: 'locationType' },
  location: { asked: 'city.kw', counted: 'city.counted' },
} as const;

/** The facets that are counted in bands instead. */
export const bandsOf = { experience: jobExperienceBands, salary: jobSalaryBands } as const;

export const isBanded = (name: JobFacetName): name is keyof typeof bandsOf => name in bandsOf;

/** The clauses of the chosen values, one for each facet; `except` omits one facet. */
export function refineClauses(refinement: JobRefinement, except?: JobFacetName): Query[] {
  return jobFacetNames.flatMap((name): Query[] => {
    const chosen = refinement[name] ?? [];
    if (name === except || chosen.length === 0) return [];
    if (!isBanded(name)) return [{ terms: { [valueFields[name].asked]: chosen } }];
    return [anyOf(bandsOf[name].filter(({ key }) => chosen.includes(key)).map((band) => bandQuery(name, band)))];
  });
}

/** Jobs whose own range overlaps the band. */
export function bandQuery(field: keyof typeof bandsOf, { from, to }: JobBand): Query {
  return {
    bool: {
      filter: [
        { range: { [`${field}.max`]: { gte: from } } },
        ...(to === undefined ? [] : [{ range: { [`${field}.min`]: { lt: to } } }]),
      ],
    },
  };
}
/** A job seeker's search. `page` counts from 1; (page − 1) × size must be below 10,000. */
export interface JobSearch {
  keyword: string;
  location: string;
  skills: string[];
  refine: JobRefinement;
  page: number;
  size: number;
}

/** The criteria of a job search, without page and order. */
export type JobCriteria = Omit<JobSearch, 'page' | 'size'>;

const keywordFields = Object.keys(jobWeights.fields);
const locationTypes = ['onsite', 'remote', 'hybrid'];

/** The document fields that a card shows. */
export const jobCardFields = [
  'jobId',
  'title',
  'skills',
  'company',
  'locationType',
  'city',
  'industry',
  'employmentType',
  'experience',
  'salary',
  'deadline',
  'createdAt',
  'createdBy',
];

/** Further fields in which a keyword is highlighted (marks.ts). */
const longTexts = ['description', 'requirements'];

/** Whether a search has criteria that can order jobs; otherwise the newest come first. */
export const isRanked = ({ keyword, skills }: Pick<JobSearch, 'keyword' | 'skills'>): boolean =>
  readKeyword(keyword) !== null || skillLeaves(skills).length > 0;

/**
 * One page of the live jobs open on `today` (yyyy-mm-dd in Asia/Kolkata): best match first, with a small bonus for a
 * fit with the seeker's profile, then newest.
 */
export function jobSearchBody(search: JobSearch, today: string, seeker: SeekerProfile | null = null): SearchBody {
  const { keyword, page, size } = search;
  const query = jobSearchQuery(search, today);
  return {
    from: (page - 1) * size,
    size,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: REACHABLE_HITS,
    _source: readKeyword(keyword) ? [...jobCardFields, ...longTexts] : jobCardFields,
    query: seeker && isRanked(search) ? { bool: { must: [query], should: fitQueries(seeker) } } : query,
    sort: [...(isRanked(search) ? [{ _score: { order: 'desc' as const } }] : []), { createdAt: 'desc' }, { id: 'asc' }],
  };
}

/** The query for the requested jobs, without page and order. */
export function jobSearchQuery({ keyword, location, skills, refine }: JobCriteria, today: string): Query {
  const tree = readKeyword(keyword);
  const leaves = skillLeaves(skills);
  return {
    bool: {
      ...(tree && keywordClauses(tree)),
      should: leaves.flatMap(skillScores),
      filter: [
        ...openJobs(today),
        ...(location.trim() === '' ? [] : [locationQuery(location.trim())]),
        ...leaves.map((leaf) => leafQuery(leaf).on('skills')),
        ...refineClauses(refine),
      ],
    },
  };
}

/** Live, and not past the application deadline. */
export const openJobs = (today: string): Query[] => [
  { term: { status: 'live' } },
  { range: { deadline: { gte: today } } },
];

/** Parses the Boolean language; invalid syntax is read as plain words. Null without a word. */
const readKeyword = (text: string): Node | null => parseExpression(text).tree ?? parsePlainWords(text);

/** Without a word there is no filter. */
function readSkill(text: string): LeafNode[] {
  return [parseBadge(text)].flatMap((leaf) => leaf ?? []);
}

/** The leaves that a job should match, without those under a NOT. */
export function keywordLeaves(keyword: string): LeafNode[] {
  const tree = readKeyword(keyword);
  return tree ? wantedLeaves(tree) : [];
}

export const skillLeaves = (skills: string[]): LeafNode[] => skills.flatMap(readSkill);

function wantedLeaves(node: Node): LeafNode[] {
  if (node.kind === 'not') return [];
  return node.kind === 'and' || node.kind === 'or' ? node.operands.flatMap(wantedLeaves) : [node];
}

function keywordClauses(tree: Node) {
  return treeClauses(tree, {
    scored: scoredJobLeaf,
    selecting: (leaf) => anyOf(keywordFields.map((field) => leafQuery(leaf).on(field))),
  });
}

function locationQuery(location: string): Query {
  const type = location.toLowerCase();
  const city = parseBadge(cityName(location));
  return anyOf([
    ...(city ? [leafQuery(city).on('city')] : []),
    ...(locationTypes.includes(type) ? [{ term: { locationType: type } }] : []),
  ]);
}
