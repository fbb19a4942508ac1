import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { sampleKeyOf } from '#search-templates/candidates/sample.ts';
import { candidateCardOf } from './candidate-card.ts';
import { candidatePlaces } from './candidate-places.ts';
import { cleanTexts } from './clean-texts.ts';
import { currentJobs } from './current-jobs.ts';
import { educationOptionsOf } from './education-options.ts';
import { identityOf } from './identity.ts';

/** A highlighter refuses fields above a million characters, and nobody's resume needs more than this. */
export const RESUME_TEXT_LIMIT_CHARS = 200_000;

const dayOf = (date: Date | undefined): string | null => date?.toISOString().slice(0, 10) ?? null;

/**
 * A candidate's record, and its resume's text where there is one, as the index holds them.
 * Throws where the record breaks its own type (a date that is none, a list that is missing): the caller dead-letters it.
 */
export function projectCandidate(record: CandidateRecord, resumeText: string | null): CandidateDocument {
  const places = candidatePlaces(record);
  const skills = cleanTexts([...record.primarySkills, ...record.skills].map(({ skill }) => skill));
  const { current, previous } = currentJobs(record.workExperience);
  const id = record._id.toString();
  return {
    id,
    revision: record.revision,
    sampleKey: sampleKeyOf(id),
    identity: identityOf(record),
    skills,
    currentTitles: cleanTexts(current.map((job) => job.jobTitle)),
    previousTitles: cleanTexts(previous.map((job) => job.jobTitle)),
    currentEmployers: cleanTexts(current.map((job) => job.employer)),
    previousEmployers: cleanTexts(previous.map((job) => job.employer)),
    descriptions: cleanTexts(record.workExperience.map((job) => job.description)),
    summary: cleanTexts([record.profileSummary]),
    education: cleanTexts(
      record.education.flatMap((entry) => [
        entry.courseName,
        entry.courseType,
        entry.courseCategory,
        entry.institutionName,
        entry.description,
      ]),
    ),
    certifications: cleanTexts(
      record.certifications.flatMap((entry) => [entry.certificationName, entry.organization, entry.description]),
    ),
    projects: cleanTexts(
      record.projects.flatMap((entry) => [entry.projectName, entry.role, entry.clientName, entry.description]),
    ),
    preferredJobs: cleanTexts(record.preferredJob),
    resumeText: resumeText?.slice(0, RESUME_TEXT_LIMIT_CHARS) || null,
    ...places,
    dateOfBirth: dayOf(record.dateOfBirth),
    experienceMonths: record.experience ? record.experience.year * 12 + record.experience.month : null,
    expectedCtc: record.expectedCTC?.amount ?? null,
    noticePeriod: record.noticePeriod || null,
    negotiableNoticePeriod: record.negotiableNoticePeriod || null,
    lastWorkingDay: dayOf(record.lwd),
    educationOptions: educationOptionsOf(record.education),
    gender: record.gender ?? null,
    willingToRelocate: record.relocation === true,
    hasResume: record.resumeAvailable,
    disabled: record.disability?.isDisabled === true,
    updatedOn: record.updatedOn.toISOString(),
    card: candidateCardOf(record, places.city, skills),
  };
}
