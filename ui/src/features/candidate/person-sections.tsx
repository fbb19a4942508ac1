import type { CandidateProfile } from '#api/candidates/contract.ts';
import { fieldLabel } from '#domain/candidate-field-display.ts';
import { type ChoiceFieldName, pageChoices, valueLabel } from '#domain/choice-fields.ts';
import { ageOn, rupeesAndLpa } from '#ui/lib/candidate-facts.ts';
import { formatAddress, formatDay, formatNotice, formatPhone } from '#ui/lib/format-candidate.ts';
import { isEmpty, type Row, Section, Values } from './section.tsx';

interface Of {
  candidate: CandidateProfile;
}

const choiceRows = (candidate: CandidateProfile, names: readonly ChoiceFieldName[]) =>
  names.map((name): Row => [fieldLabel(name), valueLabel(name, candidate[name])]);

export function PersonalInformation({ candidate }: Of) {
  const age = ageOn(candidate.dateOfBirth, new Date());
  const rows: Row[] = [
    ['Email', candidate.emailAddress],
    ['Phone', formatPhone(candidate.phoneNumber)],
    ['Alternate phone', formatPhone(candidate.alternatePhoneNumber)],
    ['Present address', formatAddress(candidate.presentAddress)],
    ['Permanent address', formatAddress(candidate.permanentAddress)],
    [
      'Date of birth',
      candidate.dateOfBirth && `${formatDay(candidate.dateOfBirth)}${age === null ? '' : ` (${age} years)`}`,
    ],
    ...choiceRows(candidate, pageChoices.personals),
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
    ...choiceRows(candidate, pageChoices.preferences),
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
