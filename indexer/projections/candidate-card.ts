import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateCard } from '#search-templates/candidates/document.ts';
import { cleanTexts } from './clean-texts.ts';

const orNull = (text: string | undefined): string | null => text?.trim() || null;
const isoOrNull = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** The display name, else the names joined, else nothing. */
function nameOf({ applicantName, firstName, middleName, lastName }: CandidateRecord): string {
  return orNull(applicantName) ?? cleanTexts([firstName, middleName, lastName]).join(' ');
}

/** "Course, Institution" of the first education, or what of it is there. */
function educationLine({ education }: CandidateRecord): string | null {
  const first = education[0];
  if (!first) return null;
  return cleanTexts([first.courseName ?? first.courseType, first.institutionName]).join(', ') || null;
}

/** What a result card shows. `city` and `skills` are given as the document has them. */
export function candidateCardOf(record: CandidateRecord, city: string | null, skills: string[]): CandidateCard {
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
