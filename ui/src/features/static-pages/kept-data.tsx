import styles from './static-page.module.css';

const rows: [what: string, why: string, howLong: string][] = [
  [
    'Account: name, email, contact number, role, and a one-way hash of the password',
    'To open the account to you alone, and to write to you about it',
    'As long as the account exists',
  ],
  [
    'Profile of a job seeker: personal details, skills, work, education, preferences, salary expectations, photo, resume and its earlier versions',
    'To match you with openings and to show you to employers who search',
    'As long as the account exists, or until you take the entry out yourself',
  ],
  [
    'Applications and saved jobs; for employers: company details and postings',
    'To carry an application from you to the employer and the decision back',
    'As long as the account exists; an employer keeps the fact that an application was made',
  ],
  [
    'Views and downloads of a profile by employers, and their comments on it',
    'To count for you how often you were seen, and to let recruiters work together',
    'Until the profile is erased',
  ],
  [
    'Sign-in history: time, network address, browser, and an identifier of the device computed in it',
    'To warn you of a sign-in from a new device and to trace misuse',
    'At least one year, as security logs, browser and device only until the account is erased; the session itself at most 7 days',
  ],
  ['One-time codes sent to your email', 'To prove that the email is yours', '10 minutes, stored as a hash'],
  [
    'The former email after a change of it',
    'To let its owner undo the change',
    '7 days, or until the account is deleted',
  ],
  ['Tickets and notifications', 'To answer you and to tell you what happened', 'As long as the account exists'],
];

/** Which data is kept, why, and for how long. */
export function KeptData() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls inside itself, which the keyboard must be able to do
    <section className={styles.table} aria-label="Data, purpose and retention" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, why, howLong]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
