import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { personalsOf } from '#api/contract/profile/personals.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import { dayText } from './day.ts';
import { capital, LanguagesTable } from './languages-table.tsx';
import type { AskedSection } from './missing-note.tsx';
import styles from './my-account.module.css';
import { EditButton, Panel, type Row, Values } from './panel.tsx';
import { PersonalsForm } from './personals-form.tsx';

interface Props {
  candidate: CandidateProfile;
  version: string | undefined;
  /** Set anew each time it is to be filled in. */
  asked: AskedSection | null;
}

/** The Personals tab: what is known, and the form to change it. */
export function PersonalsSection({ candidate, version, asked }: Props) {
  const { isEditing, open, close, opener } = useEditing(asked);
  if (isEditing) return <PersonalsForm candidate={candidate} version={version} asked={asked} onClose={close} />;
  return (
    <Panel title="Personals" action={<EditButton of="Personals" opener={opener} onClick={open} />}>
      <PersonalsView candidate={candidate} />
    </Panel>
  );
}

const phoneText = (phone: { countryCode: string; number: string }) =>
  phone.number && `+${phone.countryCode} ${phone.number}`;

function addressText(address: ReturnType<typeof personalsOf>['presentAddress']): string {
  const { addressLine1, addressLine2, city, district, state, country, zipCode } = address;
  const lines = [addressLine1, addressLine2, city, district === city ? '' : district, state, country, zipCode];
  return lines.filter(Boolean).join(', ');
}

function PersonalsView({ candidate }: { candidate: CandidateProfile }) {
  const values = personalsOf(candidate);
  const { isDisabled, desc } = values.disability;
  const rows: Row[] = [
    ['First Name', values.firstName],
    ['Middle Name', values.middleName],
    ['Last Name', values.lastName],
    ['Full Name', values.applicantName],
    ['Email', values.emailAddress],
    ['Alternate Email', values.alternateEmailAddress],
    ['Phone', phoneText(values.phoneNumber)],
    ['Alternate Phone', phoneText(values.alternatePhoneNumber)],
    ['Date of Birth', dayText(values.dateOfBirth)],
    ['Gender', capital(values.gender)],
    ['Marital Status', capital(values.maritalStatus)],
    ['Disability', isDisabled ? desc || 'Yes' : 'No'],
    ['Present Address', addressText(values.presentAddress)],
    ['Permanent Address', addressText(values.permanentAddress)],
  ];
  return (
    <>
      <Values rows={rows} />
      <h3 className={styles.subhead}>Languages</h3>
      <LanguagesTable languages={values.languages} />
    </>
  );
}
