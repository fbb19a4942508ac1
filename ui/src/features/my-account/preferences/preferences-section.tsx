import type { CandidateProfile } from '#api/candidates/contract.ts';
import { formLabel } from '#domain/candidate-field-display.ts';
import { formChoices, valueLabel } from '#domain/choice-fields.ts';
import { noticeNames } from '#domain/notice-periods.ts';
import type { SectionRequest } from '#ui/features/my-account/completion/missing-note.tsx';
import { EditButton, Panel, type Row, Values } from '#ui/features/my-account/form/panel.tsx';
import styles from '#ui/features/my-account/my-account.module.css';
import { formatDay, formatDuration, formatLpa } from '#ui/lib/format-candidate.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { StoredResume } from './resume-field.tsx';

interface Props {
  candidate: CandidateProfile;
  version: string | undefined;
  /** A new object for each request to open the form. */
  openRequest: SectionRequest | null;
}

/** The Careers & Preferences tab: the stored values, and the form to change them. */
export function PreferencesSection({ candidate, version, openRequest }: Props) {
  const { isEditing, open, close, opener } = useEditing(openRequest);
  if (isEditing)
    return <PreferencesForm candidate={candidate} version={version} openRequest={openRequest} onClose={close} />;
  return (
    <Panel
      title="Careers & Preferences"
      action={<EditButton of="Careers & Preferences" opener={opener} onClick={open} />}
    >
      <PreferencesView candidate={candidate} />
    </Panel>
  );
}

const nameIn = (names: Readonly<Record<string, string>>, value: string | null) =>
  value ? (names[value] ?? value) : '';

function PreferencesView({ candidate }: { candidate: CandidateProfile }) {
  const { noticePeriod, relocation } = candidate;
  const rows: Row[] = [
    ['Experience', formatDuration(candidate.experience)],
    ['Current CTC', formatLpa(candidate.currentCTC)],
    ['Expected CTC', formatLpa(candidate.expectedCTC)],
    ...formChoices.preferences.map((name): Row => [formLabel(name), valueLabel(name, candidate[name])]),
    ['Notice Period', nameIn(noticeNames, noticePeriod)],
    ['Negotiable Notice Period', nameIn(noticeNames, candidate.negotiableNoticePeriod)],
    ...(noticePeriod === 'serving'
      ? ([
          ['Serving Since', formatDay(candidate.noticePeriodServingDate)],
          ['Last Working Day', formatDay(candidate.lwd)],
        ] as Row[])
      : []),
    ['Preferred Jobs', candidate.preferredJob.join(', ')],
    ['Preferred Locations', candidate.preferredLocation.join(', ')],
    ['Relocation', relocation === null ? '' : relocation ? 'Willing to relocate' : 'Not willing to relocate'],
    ['Resume', <StoredResume key="resume" candidate={candidate} />],
  ];
  return (
    <>
      <Values rows={rows} />
      <h3 className={styles.subhead}>Profile Summary</h3>
      <p className={styles.prose}>{candidate.profileSummary || '–'}</p>
    </>
  );
}
