import { FillFromResume } from './fill-from-resume.tsx';
import styles from './my-account.module.css';
import { useMissing } from './use-profile.ts';

const names: Readonly<Record<string, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  applicantName: 'Full Name',
  emailAddress: 'Email',
  phoneNumber: 'Phone',
  dateOfBirth: 'Date of Birth',
  gender: 'Gender',
  maritalStatus: 'Marital Status',
  'disability.desc': 'Description of the disability',
  presentAddress: 'Present Address',
  permanentAddress: 'Permanent Address',
  experience: 'Experience',
  currentCTC: 'Current CTC',
  expectedCTC: 'Expected CTC',
  hiringMode: 'Hiring Mode',
  noticePeriod: 'Notice Period',
  negotiableNoticePeriod: 'Negotiable Notice Period',
  noticePeriodServingDate: 'Notice Period Serving Date',
  lwd: 'Last Working Day',
  preferredJob: 'Preferred Jobs',
  preferredLocation: 'Preferred Locations',
  profileSummary: 'Profile Summary',
  resume: 'Resume',
};
const inPreferences = new Set(Object.keys(names).slice(Object.keys(names).indexOf('experience')));

/** What a job seeker's profile still lacks before the other screens open, by the tab where it is filled in. */
export function MissingNote() {
  const { data = [] } = useMissing(true);
  if (data.length === 0) return null;
  // of an address the whole is named
  const fields = [...new Set(data.map((field) => (Object.hasOwn(names, field) ? field : field.split('.')[0])))];
  const list = (preferences: boolean) =>
    fields
      .filter((field) => inPreferences.has(field ?? '') === preferences)
      .map((field) => names[field ?? ''] ?? field)
      .join(', ');
  const lines = [
    ['Personals', list(false)],
    ['Careers & Preferences', list(true)],
  ].filter(([, missing]) => missing);
  return (
    <section className={styles.missing} aria-label="Still to be filled in">
      <p>
        <strong>Your profile is not complete yet.</strong> Fill in what is missing to search and apply for jobs.
      </p>
      <dl>
        {lines.map(([tab, missing]) => (
          <div key={tab}>
            <dt>{tab}</dt>
            <dd>{missing}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.fill}>
        <FillFromResume />
        <span className={styles.hint}>PDF or DOCX; you choose what is taken over</span>
      </div>
    </section>
  );
}
