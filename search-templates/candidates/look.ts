/** The fields that a group looks in. */

export interface LookField {
  /** In the index. */
  field: string;
  /** How `matched` names it. */
  label: string;
  /** Added to a leaf's base score: at most TOP_TIER. */
  tier: number;
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

const skills = { field: 'skills', label: 'skills', tier: TOP_TIER };
const currentTitles = { field: 'currentTitles', label: 'currentTitles', tier: TOP_TIER };
const previousTitles = { field: 'previousTitles', label: 'previousTitles', tier: PROFILE_TIER };
const currentEmployers = { field: 'currentEmployers', label: 'currentEmployers', tier: TOP_TIER };
const previousEmployers = { field: 'previousEmployers', label: 'previousEmployers', tier: PROFILE_TIER };
const profile = { field: 'kw_profile', label: 'profile', tier: PROFILE_TIER };
const resume = { field: 'resumeText', label: 'resume', tier: RESUME_TIER };
const identity = { field: 'identity', label: 'identity', tier: TOP_TIER };

const lookIn = (...scored: LookField[]): Look => ({ scored, selecting: scored.map(({ field }) => field) });

// skills and titles are copied into the profile, so that its field and the resume's select as much as all four
const wholeProfile = { scored: [skills, currentTitles, profile, resume], selecting: ['kw_profile', 'resumeText'] };

export const keywordLook: Look = wholeProfile;
/** List search: the whole profile, and who the candidate is. */
export const listLook: Look = {
  scored: [identity, ...wholeProfile.scored],
  selecting: ['identity', ...wholeProfile.selecting],
};
export const skillsLook: Look = lookIn(skills);
export const resumeLook: Look = lookIn(resume);

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
