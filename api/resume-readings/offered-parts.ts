import type { profileTabs } from '#api/contract/resume-offers.ts';
import type { Phone } from '#mongo/models/candidate.ts';
import type { Profile } from './offered-lists.ts';

type Tab = (typeof profileTabs)[number];

/** A part of a profile that a resume fills in whole. */
export interface OfferedPart {
  tab: Tab;
  label: string;
  /** Written together. */
  fields: readonly (keyof Profile)[];
  /** As a person reads it; '' where there is none. */
  text(profile: Profile): string;
}

const phoneText = (phone: Phone | undefined): string => (phone?.number ? `+${phone.countryCode} ${phone.number}` : '');

export const offeredParts: Readonly<Record<string, OfferedPart>> = {
  name: {
    tab: 'Personals',
    label: 'Name',
    fields: ['applicantName', 'firstName', 'middleName', 'lastName'],
    text: ({ applicantName }) => applicantName ?? '',
  },
  emailAddress: {
    tab: 'Personals',
    label: 'Email',
    fields: ['emailAddress'],
    text: ({ emailAddress }) => emailAddress ?? '',
  },
  alternateEmailAddress: {
    tab: 'Personals',
    label: 'Alternate Email',
    fields: ['alternateEmailAddress'],
    text: ({ alternateEmailAddress }) => alternateEmailAddress ?? '',
  },
  phoneNumber: {
    tab: 'Personals',
    label: 'Phone',
    fields: ['phoneNumber'],
    text: ({ phoneNumber }) => phoneText(phoneNumber),
  },
  alternatePhoneNumber: {
    tab: 'Personals',
    label: 'Alternate Phone',
    fields: ['alternatePhoneNumber'],
    text: ({ alternatePhoneNumber }) => phoneText(alternatePhoneNumber),
  },
  presentAddress: {
    tab: 'Personals',
    label: 'Present Address',
    fields: ['presentAddress'],
    text: ({ presentAddress: at }) =>
      [at?.addressLine1, at?.addressLine2, at?.city, at?.district, at?.state, at?.country, at?.zipCode]
        .filter((line, place, lines) => line && lines.indexOf(line) === place)
        .join(', '),
  },
  experience: {
    tab: 'Careers & Preferences',
    label: 'Experience',
    fields: ['experience'],
    text: ({ experience }) => (experience ? `${experience.year}y ${experience.month}m` : ''),
  },
  profileSummary: {
    tab: 'Careers & Preferences',
    label: 'Profile Summary',
    fields: ['profileSummary'],
    text: ({ profileSummary }) => profileSummary ?? '',
  },
};
