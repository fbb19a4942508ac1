import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { MergeField } from '#api/duplicates/contract.ts';
import { fieldLabel } from '#domain/candidate-field-display.ts';
import { fieldsOfChoice } from '#domain/candidate-fields.ts';
import { choiceFieldNames, forChoices, valueLabel } from '#domain/choice-fields.ts';
import { formatDay, formatDuration, formatLpa, formatNotice, formatPhone } from '#ui/lib/format-candidate.ts';

const joined = (...parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(', ') || null;
const lines = (texts: (string | null)[]) => texts.filter(Boolean).join('\n') || null;
/** The full address, even a district with the city's name: two addresses may differ only there. */
const address = (one: CandidateProfile['presentAddress']) =>
  one && joined(one.addressLine1, one.addressLine2, one.city, one.district, one.state, one.country, one.zipCode);
const period = (from: string | null, to: string | null, ongoing: boolean) =>
  [formatDay(from), ongoing ? 'today' : formatDay(to)].filter(Boolean).join(' – ');

/** The label of a merge's choice: that of its main field. */
export const choiceLabel = (choice: MergeField): string =>
  fieldLabel(choice === 'notice' ? 'noticePeriod' : fieldsOfChoice(choice)[0]!);

/** The text of each choice of a merge for one candidate; null if it has no value. */
export const choiceTexts: Record<MergeField, (of: CandidateProfile) => string | null> = {
  ...forChoices(choiceFieldNames, (name) => (of) => valueLabel(name, of[name])),
  name: (of) => of.applicantName || null,
  emailAddress: (of) => of.emailAddress,
  alternateEmailAddress: (of) => of.alternateEmailAddress,
  phoneNumber: (of) => formatPhone(of.phoneNumber),
  alternatePhoneNumber: (of) => formatPhone(of.alternatePhoneNumber),
  photo: (of) => of.profilePicLink && `Has a photo (${of.applicantID})`,
  dateOfBirth: (of) => formatDay(of.dateOfBirth),
  disability: (of) => of.disability && (of.disability.isDisabled ? joined('Yes', of.disability.desc) : 'No'),
  languages: (of) => joined(...of.languages.map(({ name }) => name)),
  presentAddress: (of) => address(of.presentAddress),
  permanentAddress: (of) => address(of.permanentAddress),
  profileSummary: (of) => of.profileSummary,
  experience: (of) => formatDuration(of.experience),
  currentCTC: (of) => formatLpa(of.currentCTC),
  expectedCTC: (of) => formatLpa(of.expectedCTC),
  hiringMode: (of) => of.hiringMode?.toUpperCase() ?? null,
  notice: (of) => joined(formatNotice(of.noticePeriod), of.lwd && `last working day ${formatDay(of.lwd)}`),
  preferredJob: (of) => joined(...of.preferredJob),
  preferredLocation: (of) => joined(...of.preferredLocation),
  relocation: (of) => (of.relocation === null ? null : of.relocation ? 'Yes' : 'No'),
  primarySkills: (of) => joined(...of.primarySkills.map(({ skill }) => skill)),
  skills: (of) => joined(...of.skills.map(({ skill }) => skill)),
  workExperience: (of) =>
    lines(
      of.workExperience.map((job) =>
        joined(job.jobTitle, job.employer, period(job.periodFrom, job.periodTo, job.isOngoing)),
      ),
    ),
  education: (of) =>
    lines(of.education.map((one) => joined(one.courseName, one.institutionName, one.courseCompletion?.year))),
  certifications: (of) => joined(...of.certifications.map((one) => one.certificationName)),
  projects: (of) => joined(...of.projects.map(({ projectName }) => projectName)),
  socialProfiles: (of) => lines(of.socialProfiles.map(({ name, url }) => joined(name, url))),
  resume: (of) => (of.resumeAvailable ? joined(`Resume of ${of.applicantID}`, formatDay(of.newResumeUploadOn)) : null),
};
