import { Link } from 'react-router';
import { StaticPage } from './static-page.tsx';

const sections = [
  {
    id: 'agreement',
    name: 'The agreement',
    text: (
      <p>
        These terms apply between you and the operator of this site from the moment you accept them at sign-up or use an
        account that was made for you. They go together with the <Link to="/privacy-policy">Privacy & Policy</Link>. You
        must be 18 or older and able to enter into a contract.
      </p>
    ),
  },
  {
    id: 'accounts',
    name: 'Accounts',
    text: (
      <ul>
        <li>One person, one account. Job seekers sign up with an email that they confirm.</li>
        <li>Employer accounts are opened by us, for firms whose existence and wish to hire we have checked.</li>
        <li>Keep your password to yourself; what is done with it counts as done by you until you tell us otherwise.</li>
        <li>Anyone who leaves a firm must stop using that firm's account.</li>
      </ul>
    ),
  },
  {
    id: 'seekers',
    name: 'For job seekers',
    text: (
      <ul>
        <li>Everything in your profile and resume is true, yours, and kept up to date.</li>
        <li>By applying you ask us to hand your profile and resume to that employer.</li>
        <li>Employers with an account find your profile in searches. Signing up, searching and applying are free.</li>
        <li>No one may ask you for money for a job. If someone does, raise a ticket.</li>
      </ul>
    ),
  },
  {
    id: 'employers',
    name: 'For employers',
    text: (
      <ul>
        <li>A posting names a real opening, the real employer, the true place of work and the pay in LPA.</li>
        <li>No posting may charge applicants, or shut people out on a ground that the law forbids.</li>
        <li>
          Candidate data is for filling your own openings. It may not be sold, passed on, used for advertising, or
          copied in bulk, by hand or by machine.
        </li>
        <li>Whom you add or upload must have agreed to it. You answer for what you keep outside the site.</li>
        <li>Comments on candidates stay factual; all employers and administrators can read them.</li>
      </ul>
    ),
  },
  {
    id: 'fair',
    name: 'Fair use',
    text: (
      <p>
        No scraping, no probing of the site's security without our consent, nothing that burdens it beyond ordinary use,
        no harmful files, no pretending to be somebody else. The product limits how often some things can be done; going
        round these limits ends the account.
      </p>
    ),
  },
  {
    id: 'results',
    name: 'What search and matching are',
    text: (
      <p>
        Results are ordered by how well the words, years and places of a profile fit a search. That is a help, not a
        verdict: employers decide for themselves, and we promise neither a job nor a hire. Resumes are read by machine
        and may be read wrongly; you can correct every field.
      </p>
    ),
  },
  {
    id: 'content',
    name: 'Your content',
    text: (
      <p>
        What you enter stays yours. You allow us to store, index and show it as far as the product needs that, until it
        or your account is erased. The product itself, its name and its texts stay ours.
      </p>
    ),
  },
  {
    id: 'end',
    name: 'Ending it',
    text: (
      <p>
        You may end the agreement at any time by having your account erased. We may suspend or end an account that
        breaks these terms, and say why, unless the law forbids saying it. An employer's postings are then taken off.
      </p>
    ),
  },
  {
    id: 'liability',
    name: 'Liability, law and disputes',
    text: (
      <p>
        We run the site with care and without promise that it is always reachable. We answer for damage done by intent
        or gross negligence and where the law allows no exclusion; beyond that, not for lost profit or for what users do
        to each other. Indian law applies, and the courts at the operator's seat decide. Raise a ticket first: most
        things can be settled there.
      </p>
    ),
  },
];

/** The rules that both sides agree to. */
export function TermsCondition() {
  return (
    <StaticPage
      title="Terms & Conditions"
      lead="The rules of the house: what job seekers, employers and we can expect of each other."
      dated="Version of January 2025"
      sections={sections}
    />
  );
}
