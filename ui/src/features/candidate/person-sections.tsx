import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { ageOn, rupeesAndLpa } from '#ui/lib/candidate-facts.ts';
import { formatDay, formatNotice } from '#ui/lib/format-candidate.ts';
import { isEmpty, type Row, Section, Values } from './section.tsx';

interface Of {
  candidate: CandidateProfile;
}

const genders = { female: 'Female', male: 'Male', other: 'Other' };

/** A date of birth is a day, the same everywhere. */
const birthDay = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const phoneText = (phone: CandidateProfile['phoneNumber']) => phone && `+${phone.countryCode} ${phone.number}`;

function addressText(address: CandidateProfile['presentAddress']): string | null {
  if (!address) return null;
  const { addressLine1, addressLine2, city, district, state, country, zipCode } = address;
  const lines = [addressLine1, addressLine2, city, district === city ? null : district, state, country, zipCode];
  return lines.filter(Boolean).join(', ') || null;
}

export function PersonalInformation({ candidate }: Of) {
  const age = ageOn(candidate.dateOfBirth, new Date());
  const rows: Row[] = [
    ['Email', candidate.emailAddress],
    ['Phone', phoneText(candidate.phoneNumber)],
    ['Alternate phone', phoneText(candidate.alternatePhoneNumber)],
    ['Present address', addressText(candidate.presentAddress)],
    ['Permanent address', addressText(candidate.permanentAddress)],
    [
      'Date of birth',
      candidate.dateOfBirth && `${birthDay(candidate.dateOfBirth)}${age === null ? '' : ` (${age} years)`}`,
    ],
    ['Gender', candidate.gender && genders[candidate.gender]],
  ];
  return (
    <Section title="Personal Information" empty={isEmpty(rows)}>
      <Values rows={rows} />
    </Section>
  );
}

export function JobPreferences({ candidate }: Of) {
  const relocation = candidate.relocation ? 'Willing to relocate' : 'Not willing to relocate';
  const rows: Row[] = [
    ['Preferred roles', candidate.preferredJob.join(', ')],
    ['Preferred locations', candidate.preferredLocation.join(', ')],
    ['Expected CTC', rupeesAndLpa(candidate.expectedCTC)],
    ['Notice period', formatNotice(candidate.noticePeriod)],
    ['Negotiable notice period', formatNotice(candidate.negotiableNoticePeriod)],
    ['Last working day', formatDay(candidate.lwd)],
    ['Relocation', candidate.relocation === null ? null : relocation],
  ];
  return (
    <Section title="Job Preferences" empty={isEmpty(rows)}>
      <Values rows={rows} />
    </Section>
  );
}

export function Ownership({ candidate }: Of) {
  const byOn = (by: string | null, on: string | null) => [by, formatDay(on)].filter(Boolean).join(', ') || null;
  const rows: Row[] = [
    ['Ownership', candidate.ownership],
    ['Applicant status', candidate.applicantStatus],
    ['Created by', byOn(candidate.createdBy, candidate.createdOn)],
    ['Updated by', byOn(candidate.updatedBy, candidate.updatedOn)],
  ];
  return (
    <Section title="Ownership" empty={isEmpty(rows)}>
      <Values rows={rows} />
    </Section>
  );
}
