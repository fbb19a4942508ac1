import { forChoices, indexedChoices } from '#domain/choice-fields.ts';
import { withoutLegalForm } from '#domain/employer-name.ts';
import { educationOptions } from '#domain/filters/choice-filters.ts';
import { languageName } from '#domain/languages.ts';
import { SCHOOL_EXAM } from '#domain/qualifications.ts';
import type { CandidateRecord, Education, Phone, Skill, WorkExperience } from '#mongo/models/candidate.ts';
import type { CandidateCard, CandidateDocument } from '#search-templates/candidates/document.ts';
import { candidateEvidence, type EvidenceSource } from '#search-templates/candidates/evidence/candidate-evidence.ts';
import { sampleKeyOf } from '#search-templates/candidates/sample.ts';
import { candidateFacts } from './candidate-facts.ts';
import { candidatePlaces, cleanTexts } from './candidate-places.ts';

const orNull = (text: string | undefined): string | null => text?.trim() || null;
const isoOrNull = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** The display name, otherwise the joined names, otherwise empty. */
function nameOf({ applicantName, firstName, middleName, lastName }: CandidateRecord): string {
  return orNull(applicantName) ?? cleanTexts([firstName, middleName, lastName]).join(' ');
}

/** "Course, Institution" of the first education, or whichever of the two exists. */
function educationLine({ education }: CandidateRecord): string | null {
  const first = education[0];
  if (!first) return null;
  return cleanTexts([first.courseName ?? first.courseType, first.institutionName]).join(', ') || null;
}

/** The fields of a result card. `city` and `skills` are passed as they are in the document. */
function candidateCardOf(record: CandidateRecord, city: string | null, skills: string[]): CandidateCard {
  const [latest, before] = record.workExperience;
  return {
    applicantID: record.applicantID,
    applicantName: nameOf(record),
    experience: record.experience ? { year: record.experience.year, month: record.experience.month } : null,
    currentCtc: record.currentCTC?.amount ?? null,
    expectedCtc: record.expectedCTC?.amount ?? null,
    latestTitle: orNull(latest?.jobTitle),
    latestEmployer: orNull(latest?.employer),
    previousTitle: orNull(before?.jobTitle),
    previousEmployer: orNull(before?.employer),
    city,
    preferredLocations: cleanTexts(record.preferredLocation),
    education: educationLine(record),
    skills,
    noticePeriod: orNull(record.noticePeriod),
    createdOn: isoOrNull(record.createdOn),
    updatedOn: isoOrNull(record.updatedOn),
    resumeAvailable: record.resumeAvailable,
    newResumeUploadOn: isoOrNull(record.newResumeUploadOn),
    emailAddress: orNull(record.emailAddress),
  };
}

/**
 * Splits a work history (newest first, as written) into current and previous jobs. Current are those marked ongoing;
 * otherwise the first without an end date; otherwise all are previous.
 */
function currentJobs(history: readonly WorkExperience[]): {
  current: WorkExperience[];
  previous: WorkExperience[];
} {
  let isCurrent = (job: WorkExperience): boolean => job.isOngoing;
  if (!history.some(isCurrent)) {
    const open = history.find((job) => !job.periodTo);
    isCurrent = (job) => job === open;
  }
  return { current: history.filter(isCurrent), previous: history.filter((job) => !isCurrent(job)) };
}

/** The filter options that occur in a course's name, type or category, ignoring case. */
function educationOptionsOf(education: readonly Education[]): string[] {
  const texts = education.flatMap(({ courseName, courseType, courseCategory }) =>
    [courseName, courseType, courseCategory].flatMap((text) => (text ? [text.toLowerCase()] : [])),
  );
  return educationOptions.filter((option) => texts.some((text) => text.includes(option)));
}

/** The years of courses after school: who asks for a batch means that of a diploma or degree. */
function passingYearsOf(education: readonly Education[]): number[] {
  const years = education
    .filter(({ courseCategory, courseType, courseName }) =>
      [courseCategory, courseType, courseName].every((text) => !SCHOOL_EXAM.test(text?.trim() ?? '')),
    )
    .map(({ courseCompletion, endDate }) => courseCompletion?.year ?? endDate?.getUTCFullYear());
  return [...new Set(years)].filter((year) => year !== undefined);
}

/** A phone's digits, with and without the country code: people type either. */
function digitsOf(phone: Phone | undefined): string[] {
  const number = phone?.number?.replace(/\D/g, '') ?? '';
  if (!number) return [];
  const code = phone?.countryCode?.replace(/\D/g, '') ?? '';
  return code ? [number, code + number] : [number];
}

/** What the list search matches in addition to the profile: ID, names, email addresses, phone digits. */
function identityOf(record: CandidateRecord): string[] {
  return cleanTexts([
    record.applicantID,
    record.applicantName,
    [record.firstName, record.middleName, record.lastName].filter(Boolean).join(' '),
    record.emailAddress,
    record.alternateEmailAddress,
    ...digitsOf(record.phoneNumber),
    ...digitsOf(record.alternatePhoneNumber),
  ]);
}

function evidenceSource(
  { primarySkills, skills, workExperience, updatedOn }: CandidateRecord,
  current: WorkExperience[],
): EvidenceSource {
  const asSource =
    (isPrimary: boolean) =>
    ({ skill, experience, lastUsed }: Skill) => ({
      name: skill,
      isPrimary,
      months: experience ? experience.year * 12 + experience.month : null,
      lastUsed: lastUsed ?? null,
    });
  return {
    skills: [...primarySkills.map(asSource(true)), ...skills.map(asSource(false))],
    jobs: workExperience.map((job) => ({
      title: job.jobTitle ?? '',
      description: job.description ?? '',
      isCurrent: current.includes(job),
      from: job.periodFrom ?? null,
      to: job.periodTo ?? null,
    })),
    updatedOn,
  };
}

/** A highlighter rejects fields above a million characters, and no resume needs more than this. */
export const RESUME_TEXT_LIMIT_CHARS = 200_000;

const dayOf = (date: Date | undefined): string | null => date?.toISOString().slice(0, 10) ?? null;

/**
 * Projects a candidate's record, and its resume's text if there is one, to the document. Throws if the record violates
 * its type (an invalid date, a missing list): the caller dead-letters it. Evidence counts from `now`.
 */
export function projectCandidate(record: CandidateRecord, resumeText: string | null, now: Date): CandidateDocument {
  const places = candidatePlaces(record);
  const skills = cleanTexts([...record.primarySkills, ...record.skills].map(({ skill }) => skill));
  const { current, previous } = currentJobs(record.workExperience);
  const currentEmployers = cleanTexts(current.map((job) => job.employer));
  const id = record._id.toString();
  const { gender, ...choices } = forChoices(indexedChoices, (name) => record[name] ?? null);
  const names = {
    skills,
    currentTitles: cleanTexts(current.map((job) => job.jobTitle)),
    previousTitles: cleanTexts(previous.map((job) => job.jobTitle)),
  };
  return {
    id,
    revision: record.revision,
    sampleKey: sampleKeyOf(id),
    identity: identityOf(record),
    ...names,
    currentEmployers,
    previousEmployers: cleanTexts(previous.map((job) => job.employer)),
    employerNames: cleanTexts(currentEmployers.map(withoutLegalForm)),
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
    institutes: cleanTexts(record.education.map(({ institutionName }) => institutionName)),
    certifications: cleanTexts(
      record.certifications.flatMap((entry) => [entry.certificationName, entry.organization, entry.description]),
    ),
    projects: cleanTexts(
      record.projects.flatMap((entry) => [entry.projectName, entry.role, entry.clientName, entry.description]),
    ),
    preferredJobs: cleanTexts(record.preferredJob),
    resumeText: resumeText?.slice(0, RESUME_TEXT_LIMIT_CHARS) || null,
    ...candidateEvidence(evidenceSource(record, current), now),
    ...places,
    dateOfBirth: dayOf(record.dateOfBirth),
    experienceMonths: record.experience ? record.experience.year * 12 + record.experience.month : null,
    currentCtc: record.currentCTC?.amount ?? null,
    expectedCtc: record.expectedCTC?.amount ?? null,
    noticePeriod: record.noticePeriod || null,
    negotiableNoticePeriod: record.negotiableNoticePeriod || null,
    lastWorkingDay: dayOf(record.lwd),
    educationOptions: educationOptionsOf(record.education),
    statedEducation: record.education.length > 0 ? true : null,
    passingYears: passingYearsOf(record.education),
    gender,
    languages: cleanTexts(record.languages.filter(({ speak }) => speak).map(({ name }) => languageName(name))),
    willingToRelocate: record.relocation === true,
    hasResume: record.resumeAvailable,
    disabled: record.disability?.isDisabled === true,
    ...choices,
    updatedOn: record.updatedOn.toISOString(),
    card: candidateCardOf(record, places.city, skills),
    facts: candidateFacts(record, { current, previous }, names, now),
  };
}
