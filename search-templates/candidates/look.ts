/** The fields that a group looks in. */

export interface LookField {
  /** In the index; any of them will do. */
  fields: string[];
  /** How `matched` names it. */
  label: string;
  /** Added to a leaf's base score: at most TOP_TIER, `raised` included. */
  tier: number;
  /** Parts of the fields that rank higher: each adds to the score what it says. */
  raised?: { fields: string[]; by: number }[];
}

export interface Look {
  /** Best tier first. A leaf scores as its best field does. */
  scored: LookField[];
  /** The fewest fields that select the same candidates: what filters and negations look in. */
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

const lookIn = (...scored: LookField[]): Look => ({ scored, selecting: scored.flatMap(({ fields }) => fields) });

/**
 * Skills and titles are copied into the profile, so its field and the resume's select as much as all four. The tiers
 * are sums, not the best of four clauses: an OR of 60 leaves took 46 ms instead of 75 among 100,000, with one name a
 * leaf instead of four.
 */
const wholeProfile: LookField = {
  fields: ['kw_profile', 'resumeText'],
  label: 'profile',
  tier: RESUME_TIER,
  raised: [
    { fields: ['kw_profile'], by: PROFILE_TIER - RESUME_TIER },
    { fields: ['skills', 'currentTitles'], by: TOP_TIER - PROFILE_TIER },
  ],
};

export const keywordLook = lookIn(wholeProfile);
/** List search: the whole profile, and who the candidate is. */
export const listLook = lookIn(identity, wholeProfile);
export const skillsLook = lookIn(skills);
export const resumeLook = lookIn(resume);

interface JobSwitches {
  searchCurrent: boolean;
  searchPrevious: boolean;
}

/** Both switches or neither: the present and the past. */
export function designationLook(switches: JobSwitches): Look {
  return jobLook(switches, currentTitles, previousTitles);
}

export function companyLook(switches: JobSwitches): Look {
  return jobLook(switches, currentEmployers, previousEmployers);
}

function jobLook({ searchCurrent, searchPrevious }: JobSwitches, current: LookField, previous: LookField): Look {
  if (searchCurrent === searchPrevious) return lookIn(current, previous);
  return searchCurrent ? lookIn(current) : lookIn(previous);
}

/** How many fields a scored leaf looks in. */
export function scoredFields({ scored }: Look): number {
  return new Set(scored.flatMap(({ fields, raised = [] }) => [...fields, ...raised.flatMap((part) => part.fields)]))
    .size;
}
