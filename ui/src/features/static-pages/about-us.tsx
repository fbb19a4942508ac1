import { StaticPage } from './static-page.tsx';

const sections = [
  {
    id: 'what',
    name: 'What we do',
    text: (
      <>
        <p>
          Talent brings people looking for work in India together with employers who search for them. A job seeker keeps
          one profile, searches openings and applies. An employer posts openings, reviews applications, and searches a
          database of more than a lakh profiles.
        </p>
        <p>
          Most recruiting tools find words. We try to find what the words stand for: that Bengaluru is Bangalore, that a
          Technical Lead is a Tech Lead, that C++ is not C, and that five years of Java in a first job count differently
          from a mention in a list.
        </p>
      </>
    ),
  },
  {
    id: 'believe',
    name: 'What we believe',
    text: (
      <ul>
        <li>
          <strong>A search must explain itself.</strong> Every result shows the words it was found by, so that a
          recruiter can judge it and a candidate is not judged by a number that no one can interpret.
        </li>
        <li>
          <strong>Data is worth what it is checked for.</strong> Emails are confirmed, the same person appears once, and
          every profile says when it was last touched.
        </li>
        <li>
          <strong>A profile belongs to the person in it.</strong> It can be read, corrected and erased by its owner at
          any time.
        </li>
        <li>
          <strong>India is larger than its metros.</strong> Over 500 cities, under every name and spelling they go by.
        </li>
      </ul>
    ),
  },
  {
    id: 'who',
    name: 'Who it is for',
    text: (
      <>
        <p>
          <strong>Job seekers</strong> sign up themselves, free of charge, with a confirmed email. They see which jobs
          fit, what became of each application, and who to ask when something is wrong.
        </p>
        <p>
          <strong>Employers</strong> get their account from us after we have spoken with them, which keeps openings
          real. They search by badges, phrases and Boolean text, and work through applicants in one list.
        </p>
      </>
    ),
  },
  {
    id: 'reach',
    name: 'How to reach us',
    text: (
      <p>
        Signed in, raise a ticket under Tickets: an administrator answers, and you are notified. Trouble with the site
        itself can be reported by Raise Tech Issue at the foot of every page.
      </p>
    ),
  },
];

/** The operator of the product and its principles. */
export function AboutUs() {
  return (
    <StaticPage
      title="About Us"
      lead="Connecting talent and opportunity through intelligent solutions: a recruitment portal made for India, and made to be understood."
      sections={sections}
    />
  );
}
