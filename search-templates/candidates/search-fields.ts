/** The index fields that a group of the filter searches. */

export interface SearchField {
  /** In the index; any of them will do. */
  fields: string[];
  /** How `matched` names it. */
  label: string;
  /** Added to a leaf's base score: at most TOP_TIER, `raised` included. */
  tier: number;
  /** Parts of the fields that rank higher: each adds to the score what it says. */
  raised?: { fields: string[]; by: number }[];
}

export interface SearchFields {
  /** Best tier first. A leaf scores as its best field does. */
  scored: SearchField[];
  /** The fewest fields that select the same candidates: searched by filters and negations. */
  selecting: string[];
}

/** Skills and current titles rank above the rest of the profile, and that above the resume. */
export const TOP_TIER = 3;
const PROFILE_TIER = 1;
const RESUME_TIER = 0;

const skills = { fields: ['skills'], label: 'skills', tier: TOP_TIER };
const currentTitles = { fields: ['currentTitles'], label: 'currentTitles', tier: TOP_TIER };
const previousTitles = { fields: ['previousTitles'], label: 'previousTitles', tier: PROFILE_TIER };
const currentEmployers = { fields: ['currentEmployers'], label: 'currentEmployers', tier: TOP_TIER };
const previousEmployers = { fields: ['previousEmployers'], label: 'previousEmployers', tier: PROFILE_TIER };
const resume = { fields: ['resumeText'], label: 'resume', tier: RESUME_TIER };
const identity = { fields: ['identity'], label: 'identity', tier: TOP_TIER };

const searchIn = (...scored: SearchField[]): SearchFields => ({
  scored,
  selecting: scored.flatMap(({ fields }) => fields),
});

/**
 * Skills and titles are copied into the profile, so its field and the resume's select as much as all four. The tiers
 * are sums, not the best of four clauses: an OR of 60 leaves took 46 ms instead of 75 among 100,000, with one name a
 * leaf instead of four.
 */
const wholeProfile: SearchField = {
  fields: ['kw_profile', 'resumeText'],
  label: 'profile',
  tier: RESUME_TIER,
  raised: [
    { fields: ['kw_profile'], by: PROFILE_TIER - RESUME_TIER },
    { fields: ['skills', 'currentTitles'], by: TOP_TIER - PROFILE_TIER },
  ],
};

export const keywordFields = searchIn(wholeProfile);
/** List search: the whole profile, and who the candidate is. */
export const listFields = searchIn(identity, wholeProfile);
export const skillsFields = searchIn(skills);
export const resumeFields = searchIn(resume);

interface JobSwitches {
  searchCurrent: boolean;
  searchPrevious: boolean;
}

/** Both switches or neither: the present and the past. */
export function designationFields(switches: JobSwitches): SearchFields {
  return jobFields(switches, currentTitles, previousTitles);
}

export function companyFields(switches: JobSwitches): SearchFields {
  return jobFields(switches, currentEmployers, previousEmployers);
}

function jobFields(
  { searchCurrent, searchPrevious }: JobSwitches,
  current: SearchField,
  previous: SearchField,
): SearchFields {
  if (searchCurrent === searchPrevious) return searchIn(current, previous);
  return searchCurrent ? searchIn(current) : searchIn(previous);
}

/** The number of fields that a scored leaf searches. */
export function scoredFieldCount({ scored }: SearchFields): number {
  return new Set(scored.flatMap(({ fields, raised = [] }) => [...fields, ...raised.flatMap((part) => part.fields)]))
    .size;
}
