import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { MergeField } from '#api/duplicates/contract.ts';
import { capital } from '#ui/lib/capital.ts';
import { formatDay, formatDuration, formatLpa, formatNotice, formatPhone } from '#ui/lib/format-candidate.ts';

type Texts = Record<MergeField, [label: string, text: (of: CandidateProfile) => string | null]>;

const joined = (...parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(', ') || null;
const lines = (texts: (string | null)[]) => texts.filter(Boolean).join('\n') || null;
/** The full address, even a district with the city's name: two addresses may differ only there. */
const address = (one: CandidateProfile['presentAddress']) =>
  one && joined(one.addressLine1, one.addressLine2, one.city, one.district, one.state, one.country, one.zipCode);
const period = (from: string | null, to: string | null, ongoing: boolean) =>
  [formatDay(from), ongoing ? 'today' : formatDay(to)].filter(Boolean).join(' – ');

/** A field of a merge: its name, and how to format a candidate's value; null if it is empty. */
export const fieldTexts: Texts = {
  name: ['Name', (of) => of.applicantName || null],
  emailAddress: ['Email', (of) => of.emailAddress],
  alternateEmailAddress: ['Alternate email', (of) => of.alternateEmailAddress],
  phoneNumber: ['Phone', (of) => formatPhone(of.phoneNumber)],
  alternatePhoneNumber: ['Alternate phone', (of) => formatPhone(of.alternatePhoneNumber)],
  photo: ['Photo', (of) => of.profilePicLink && `Has a photo (${of.applicantID})`],
  gender: ['Gender', (of) => of.gender && capital(of.gender)],
  dateOfBirth: ['Date of birth', (of) => formatDay(of.dateOfBirth)],
  maritalStatus: ['Marital status', (of) => of.maritalStatus && capital(of.maritalStatus)],
  disability: [
    'Disability',
    (of) => of.disability && (of.disability.isDisabled ? joined('Yes', of.disability.desc) : 'No'),
  ],
  languages: ['Languages', (of) => joined(...of.languages.map(({ name }) => name))],
  presentAddress: ['Present address', (of) => address(of.presentAddress)],
  permanentAddress: ['Permanent address', (of) => address(of.permanentAddress)],
  profileSummary: ['Summary', (of) => of.profileSummary],
  experience: ['Experience', (of) => formatDuration(of.experience)],
  currentCTC: ['Current CTC', (of) => formatLpa(of.currentCTC)],
  expectedCTC: ['Expected CTC', (of) => formatLpa(of.expectedCTC)],
  hiringMode: ['Hiring mode', (of) => of.hiringMode?.toUpperCase() ?? null],
  notice: [
    'Notice period',
    (of) => joined(formatNotice(of.noticePeriod), of.lwd && `last working day ${formatDay(of.lwd)}`),
  ],
  preferredJob: ['Preferred roles', (of) => joined(...of.preferredJob)],
  preferredLocation: ['Preferred locations', (of) => joined(...of.preferredLocation)],
  relocation: ['Willing to relocate', (of) => (of.relocation === null ? null : of.relocation ? 'Yes' : 'No')],
  primarySkills: ['Primary skills', (of) => joined(...of.primarySkills.map(({ skill }) => skill))],
  skills: ['Other skills', (of) => joined(...of.skills.map(({ skill }) => skill))],
  workExperience: [
    'Jobs',
    (of) =>
      lines(
        of.workExperience.map((job) =>
          joined(job.jobTitle, job.employer, period(job.periodFrom, job.periodTo, job.isOngoing)),
        ),
      ),
  ],
  education: [
    'Education',
    (of) => lines(of.education.map((one) => joined(one.courseName, one.institutionName, one.courseCompletion?.year))),
  ],
  certifications: ['Certifications', (of) => joined(...of.certifications.map((one) => one.certificationName))],
  projects: ['Projects', (of) => joined(...of.projects.map(({ projectName }) => projectName))],
  socialProfiles: ['Social profiles', (of) => lines(of.socialProfiles.map(({ name, url }) => joined(name, url)))],
  resume: [
    'Newest resume',
    (of) => (of.resumeAvailable ? joined(`Resume of ${of.applicantID}`, formatDay(of.newResumeUploadOn)) : null),
  ],
};
