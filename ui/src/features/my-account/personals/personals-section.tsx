import type { CandidateProfile } from '#api/candidates/contract.ts';
import { personalsOf } from '#api/profile/contract/personals.ts';
import { formLabel } from '#domain/candidate-field-display.ts';
import { formChoices, valueLabel } from '#domain/choice-fields.ts';
import type { SectionRequest } from '#ui/features/my-account/completion/missing-note.tsx';
import { EditButton, Panel, type Row, Values } from '#ui/features/my-account/form/panel.tsx';
import styles from '#ui/features/my-account/my-account.module.css';
import { formatAddress, formatDay, formatPhone } from '#ui/lib/format-candidate.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import { LanguagesTable } from './languages-table.tsx';
import { PersonalsForm } from './personals-form.tsx';

interface Props {
  candidate: CandidateProfile;
  version: string | undefined;
  /** A new object for each request to open the form. */
  openRequest: SectionRequest | null;
}

/** The Personals tab: the stored values, and the form to change them. */
export function PersonalsSection({ candidate, version, openRequest }: Props) {
  const { isEditing, open, close, opener } = useEditing(openRequest);
  if (isEditing)
    return <PersonalsForm candidate={candidate} version={version} openRequest={openRequest} onClose={close} />;
  return (
    <Panel title="Personals" action={<EditButton of="Personals" opener={opener} onClick={open} />}>
      <PersonalsView candidate={candidate} />
    </Panel>
  );
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
    ['Phone', formatPhone(values.phoneNumber)],
    ['Alternate Phone', formatPhone(values.alternatePhoneNumber)],
    ['Date of Birth', formatDay(values.dateOfBirth)],
    ...formChoices.personals.map((name): Row => [formLabel(name), valueLabel(name, values[name])]),
    ['Disability', isDisabled ? desc || 'Yes' : 'No'],
    ['Present Address', formatAddress(values.presentAddress)],
    ['Permanent Address', formatAddress(values.permanentAddress)],
  ];
  return (
    <>
      <Values rows={rows} />
      <h3 className={styles.subhead}>Languages</h3>
      <LanguagesTable languages={values.languages} />
    </>
  );
}
