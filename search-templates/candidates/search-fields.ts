/** The index fields that a group of the filter searches. */

import type { RankingWeights } from './evidence/ranking-weights.ts';

type Weight = keyof RankingWeights;

export interface SearchField {
  /** In the index; any of them will do. */
  fields: string[];
  /** How `matched` names it. */
  label: string;
  /** What a match adds to the score. */
  weight: Weight;
  /** Parts of the fields that add more, and how `matched` names the others. */
  raised?: { fields: string[]; weight: Weight; othersLabel: string };
}

/** A field of evidence; it contains only what the searched fields contain, so it never selects anybody else. */
export interface EvidenceField {
  field: 'titleEvidence' | 'skillEvidence';
  weight: Weight;
}

export interface SearchFields {
  /** Best first. A leaf counts as its best field does. */
  scored: SearchField[];
  /** Add to the score what speaks for the leaf. */
  evidence: EvidenceField[];
  /** The fewest fields that select the same candidates: searched by filters and negations. */
  selecting: string[];
}

const skills: SearchField = { fields: ['skills'], label: 'skills', weight: 'base' };
const currentTitles: SearchField = { fields: ['currentTitles'], label: 'currentTitles', weight: 'base' };
const previousTitles: SearchField = { fields: ['previousTitles'], label: 'previousTitles', weight: 'base' };
const currentEmployers: SearchField = {
  fields: ['currentEmployers'],
  label: 'currentEmployers',
  weight: 'currentEmployer',
};
const previousEmployers: SearchField = { fields: ['previousEmployers'], label: 'previousEmployers', weight: 'base' };
/** Every institute is a part of the education, whose texts say where it was found. */
const institutes: SearchField = { fields: ['institutes'], label: 'education', weight: 'base' };
const resume: SearchField = { fields: ['resumeText'], label: 'resume', weight: 'base' };
const identity: SearchField = { fields: ['identity'], label: 'identity', weight: 'identity' };

const titleEvidence: EvidenceField = { field: 'titleEvidence', weight: 'title' };
const skillEvidence: EvidenceField = { field: 'skillEvidence', weight: 'skill' };

const searchIn = (scored: SearchField[], evidence: EvidenceField[] = []): SearchFields => ({
  scored,
  evidence,
  selecting: scored.flatMap(({ fields }) => fields),
});

/** Skills and titles are copied into the profile, so its field and the resume's select as much as all of them. */
const wholeProfile: SearchField = {
  fields: ['kw_profile', 'resumeText'],
  label: 'profile',
  weight: 'base',
  raised: { fields: ['kw_profile'], weight: 'profile', othersLabel: 'resume' },
};

export const keywordFields = searchIn([wholeProfile], [titleEvidence, skillEvidence]);
/** List search: the whole profile, and who the candidate is. */
export const listFields = searchIn([identity, wholeProfile], [titleEvidence, skillEvidence]);

/** Applicant IDs as people write them. */
const APPLICANT_ID = /^san[- ]\d{6,}$/i;

/** Whether a word of the keyword group is an applicant ID, which is searched in the contact data too. */
export const isApplicantId = (words: string): boolean => APPLICANT_ID.test(words);

export const skillsFields = searchIn([skills]);
export const instituteFields = searchIn([institutes]);
export const resumeFields = searchIn([resume]);

interface JobSwitches {
  searchCurrent: boolean;
  searchPrevious: boolean;
}

/** Both switches or neither: the present and the past. */
export function designationFields(switches: JobSwitches): SearchFields {
  return searchIn(jobFields(switches, currentTitles, previousTitles), [titleEvidence]);
}

export function companyFields(switches: JobSwitches): SearchFields {
  return searchIn(jobFields(switches, currentEmployers, previousEmployers));
}

function jobFields(
  { searchCurrent, searchPrevious }: JobSwitches,
  current: SearchField,
  previous: SearchField,
): SearchField[] {
  if (searchCurrent === searchPrevious) return [current, previous];
  return searchCurrent ? [current] : [previous];
}

/** The number of fields that a scored leaf searches as text. */
export function scoredFieldCount({ scored }: SearchFields): number {
  return new Set(scored.flatMap(({ fields }) => fields)).size;
}
