import type { profileTabs } from '#api/contract/resume-offers.ts';
import { certificationKind, educationKind, experienceKind, skillKinds } from '#api/profile/entry-kinds.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

export type Profile = Partial<CandidateRecord>;

/** A list of a profile that a resume adds entries to. */
export interface OfferedList {
  tab: (typeof profileTabs)[number];
  label: string;
  most: number;
  /** The list's entries as a person reads them. */
  texts(profile: Profile): string[];
  /** What a profile has that needs no offer; its entries unless said. */
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
