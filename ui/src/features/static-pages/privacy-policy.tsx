import { Link } from 'react-router';
import { KeptData } from './kept-data.tsx';
import { StaticPage } from './static-page.tsx';

const sections = [
  {
    id: 'who',
    name: 'Who answers for your data',
    text: (
      <p>
        The operator of this site is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 (the Act):
        it decides what is collected here and answers for it. You, whose data it is, are the Data Principal. Employers
        who find you here answer for what they do with your data outside the site.
      </p>
    ),
  },
  {
    id: 'basis',
    name: 'On what ground',
    text: (
      <>
        <p>
          <strong>Consent.</strong> You give it by ticking the box at sign-up, for the purposes below and for no others.
          You may withdraw it at any time, as easily as you gave it; we then stop, and erase what nothing else requires
          us to keep. What was done before stays lawful.
        </p>
        <p>
          <strong>Data that came to us otherwise.</strong> Employers and our administrators may add candidates whose
          details they hold. They may do so only where the person has agreed to it. If you find yourself here without
          having agreed, tell us and the record is erased; if you sign up with the same email, the record becomes yours.
        </p>
        <p>
          <strong>Law.</strong> Where a law or an order of a court or authority demands data of us, we give what it
          demands and no more.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    name: 'What is kept, why, and for how long',
    text: (
      <>
        <p>We ask for what a purpose needs. Everything else in the profile is yours to leave empty.</p>
        <KeptData />
        <p>
          We do not sell data, show no advertising, and let no third party track you here. The device identifier is
          computed in your own browser and sent only to us. The only cookies are the one that keeps you signed in and,
          while you set a new password, one that lasts ten minutes; your choice of light or dark is remembered in your
          browser alone.
        </p>
      </>
    ),
  },
  {
    id: 'seen',
    name: 'Who sees it',
    text: (
      <ul>
        <li>Employers with an account: your profile and resume, in searches and with your applications.</li>
        <li>Our administrators: to help you, to keep the data right, and to end misuse.</li>
        <li>Firms that run servers or send mail for us: only as we instruct them, under contract.</li>
        <li>No one who is not signed in, and no other job seeker.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    name: 'Your rights',
    text: (
      <ul>
        <li>
          <strong>To know</strong> what we hold about you, what we do with it and whom we gave it to (section 11 of the
          Act). Your profile is under My Account; for the rest, ask.
        </li>
        <li>
          <strong>To correct, complete and update</strong> it (section 12). You do that yourself under My Account.
        </li>
        <li>
          <strong>To have it erased</strong> (section 12), as the next paragraph says.
        </li>
        <li>
          <strong>To be heard</strong> when something went wrong (section 13).
        </li>
        <li>
          <strong>To name somebody</strong> who exercises these rights for you after death or in incapacity (section
          14).
        </li>
      </ul>
    ),
  },
  {
    id: 'erasure',
    name: 'How to have your data erased',
    text: (
      <>
        <ol>
          <li>
            Choose Erase my account at the foot of <Link to="/my-account">My Account</Link> and confirm it by your
            password. Whoever has no account uses Raise Tech Issue at the foot of the page; an administrator then erases
            the record.
          </li>
          <li>
            All sessions end at once; profile, every resume, applications, saved jobs, tickets, comments about you and
            your rows in import reports go, and within a minute no search finds you.
          </li>
          <li>You get a receipt: when, and how much of each kind was removed. It doesn’t say whose it was.</li>
          <li>What remains is an empty mark without personal data, so that no copy can bring you back; it goes too.</li>
        </ol>
        <p>
          Security logs are kept for the time said above; after it they go by themselves. Copies that employers
          downloaded before are in their hands: ask them as well.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    name: 'How it is protected',
    text: (
      <p>
        Passwords are stored only as argon2id hashes; codes as hashes; connections are encrypted; resumes are never in a
        public folder; every call checks who asks and what for; sign-ins are limited in number and logged. Should data
        be breached in spite of it, we tell the Data Protection Board of India and everybody concerned, as the Act asks.
      </p>
    ),
  },
  {
    id: 'children',
    name: 'Children',
    text: (
      <p>
        The product is for people who are looking for work and are 18 or older. An account of a child, once known to us,
        is erased.
      </p>
    ),
  },
  {
    id: 'grievances',
    name: 'Grievances',
    text: (
      <p>
        Raise a ticket; it goes to the person who answers for data protection here, and its state stays in your list. If
        the answer does not satisfy you, you may complain to the Data Protection Board of India. A change of this page
        that matters to you is announced here before it counts.
      </p>
    ),
  },
];

/** Which data is kept and why, under India's DPDP Act 2023. */
export function PrivacyPolicy() {
  return (
    <StaticPage
      title="Privacy & Policy"
      lead="What we keep about you, why, for how long, and how you have it corrected or erased. Written to be read."
      dated="Under the Digital Personal Data Protection Act, 2023 · version of January 2025"
      sections={sections}
    />
  );
}
