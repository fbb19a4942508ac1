import { formLabel } from '#domain/candidate-field-display.ts';
import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import { certificationKind, educationKind, experienceKind, skillKinds } from './entry-kinds.ts';
import type { profileTabs } from './reading-contract.ts';

export type Profile = Partial<CandidateRecord>;

/** A list of a profile to which a resume can add entries. */
export interface OfferedList {
  tab: (typeof profileTabs)[number];
  label: string;
  most: number;
  /** The list's entries in readable form. */
  texts(profile: Profile): string[];
  /** Entries that the profile already has; by default the list itself. */
  known?(profile: Profile): string[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (date: Date | undefined) => date && `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
const joined = (...parts: (string | number | undefined)[]) => parts.filter(Boolean).join(', ');
const skillNames = (skills: Profile['skills']) => (skills ?? []).map(({ skill }) => skill);

export const offeredLists = {
  primarySkills: {
    tab: 'Skills',
    label: 'Primary skill',
    most: skillKinds.primary.most,
    texts: ({ primarySkills }) => skillNames(primarySkills),
    known: ({ primarySkills, skills }) => [...skillNames(primarySkills), ...skillNames(skills)],
  },
  workExperience: {
    tab: 'Experiences',
    label: 'Job',
    most: experienceKind.most,
    texts: ({ workExperience = [] }) =>
      workExperience.map(({ jobTitle, employer, periodFrom, periodTo, isOngoing }) => {
        const to = isOngoing ? 'today' : monthOf(periodTo);
        return joined(jobTitle, employer, [monthOf(periodFrom), to].filter(Boolean).join(' – '));
      }),
  },
  education: {
    tab: 'Educations',
    label: 'Course',
    most: educationKind.most,
    texts: ({ education = [] }) =>
      education.map(({ courseName, institutionName, courseCompletion }) =>
        joined(courseName, institutionName, courseCompletion?.year),
      ),
  },
  certifications: {
    tab: 'Others',
    label: 'Certification',
    most: certificationKind.most,
    texts: ({ certifications = [] }) => certifications.map(({ certificationName }) => certificationName),
  },
  languages: {
    tab: 'Personals',
    label: 'Language',
    most: 50,
    texts: ({ languages = [] }) => languages.map(({ name }) => name),
  },
} as const satisfies Record<string, OfferedList>;

export type ListName = keyof typeof offeredLists;
export const listNames = Object.keys(offeredLists) as ListName[];

type Tab = (typeof profileTabs)[number];

/** A part of a profile that a resume fills in as a whole. */
interface OfferedPart {
  tab: Tab;
  label: string;
  /** Fields that are written together. */
  fields: readonly (keyof Profile)[];
  /** In readable form; '' if there is none. */
  text(profile: Profile): string;
}

const phoneText = (phone: Phone | undefined): string => (phone?.number ? `+${phone.countryCode} ${phone.number}` : '');

export const offeredParts: Readonly<Record<string, OfferedPart>> = {
  name: {
    tab: 'Personals',
    label: formLabel('applicantName'),
    fields: ['applicantName', 'firstName', 'middleName', 'lastName'],
    text: ({ applicantName }) => applicantName ?? '',
  },
  emailAddress: {
    tab: 'Personals',
    label: formLabel('emailAddress'),
    fields: ['emailAddress'],
    text: ({ emailAddress }) => emailAddress ?? '',
  },
  alternateEmailAddress: {
    tab: 'Personals',
    label: formLabel('alternateEmailAddress'),
    fields: ['alternateEmailAddress'],
    text: ({ alternateEmailAddress }) => alternateEmailAddress ?? '',
  },
  phoneNumber: {
    tab: 'Personals',
    label: formLabel('phoneNumber'),
    fields: ['phoneNumber'],
    text: ({ phoneNumber }) => phoneText(phoneNumber),
  },
  alternatePhoneNumber: {
    tab: 'Personals',
    label: formLabel('alternatePhoneNumber'),
    fields: ['alternatePhoneNumber'],
    text: ({ alternatePhoneNumber }) => phoneText(alternatePhoneNumber),
  },
  presentAddress: {
    tab: 'Personals',
    label: formLabel('presentAddress'),
    fields: ['presentAddress'],
    text: ({ presentAddress: at }) =>
      [at?.addressLine1, at?.addressLine2, at?.city, at?.district, at?.state, at?.country, at?.zipCode]
        .filter((line, place, lines) => line && lines.indexOf(line) === place)
        .join(', '),
  },
  experience: {
    tab: 'Careers & Preferences',
    label: formLabel('experience'),
    fields: ['experience'],
    text: ({ experience }) => (experience ? `${experience.year}y ${experience.month}m` : ''),
  },
  profileSummary: {
    tab: 'Careers & Preferences',
    label: formLabel('profileSummary'),
    fields: ['profileSummary'],
    text: ({ profileSummary }) => profileSummary ?? '',
  },
};
