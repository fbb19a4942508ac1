import { Button } from '@mantine/core';
import { Link } from 'react-router';
import styles from './landing.module.css';
import { LandingPreview } from './landing-preview.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const figures: [name: string, figure: string][] = [
  ['profiles', '1 lakh+'],
  ['employers', '1K+'],
  ['cities', '500+'],
  ['success rate', '99.99%'],
];

const sides: [audience: string, promise: string, steps: [string, string][]][] = [
  [
    'For job seekers',
    'One profile, every opening that fits it.',
    [
      ['Tell it once', 'Fill in your profile and resume; every application carries them along.'],
      ['Search the way you think', 'By role, skill and city, the best match first.'],
      ['Know where you stand', 'Each application shows its state, and a decision reaches you the same minute.'],
    ],
  ],
  [
    'For employers',
    'From a hundred thousand profiles to five calls worth making.',
    [
      ['Say what you mean', 'Badges, phrases and Boolean text; C++ is not C, and Bangalore is also Bengaluru.'],
      ['See why they match', 'Every card marks the words it was found by.'],
      ['Hire in one place', 'Postings, applicants and the candidate database side by side.'],
    ],
  ],
];

/** The page that visitors see first. */
export function Landing() {
  return (
    <div className={styles.landing}>
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <p className={styles.eyebrow}>AI career connections for India</p>
          <h1>Connecting talent and opportunity through intelligent solutions</h1>
          <p className={styles.lead}>
            Job seekers find the openings that fit them. Employers find the people behind the keywords. Both search the
            same verified data, all over India.
          </p>
          <div className={styles.calls}>
            <Button component={Link} to="/signin" size="md">
              Find Jobs
            </Button>
            <Button component={Link} to="/signin" size="md" variant="default">
              Post Jobs
            </Button>
          </div>
        </div>
        <LandingPreview />
      </div>
      <section aria-label="In figures" className={styles.strip}>
        <dl className={styles.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <WhyChooseUs />
      <section aria-labelledby="sides" className={styles.section}>
        <h2 id="sides">Made for both sides of the table</h2>
        <div className={styles.sides}>
          {sides.map(([audience, promise, steps]) => (
            <div key={audience} className={styles.side}>
              <h3>{audience}</h3>
              <p className={styles.promise}>{promise}</p>
              <ol>
                {steps.map(([name, what]) => (
                  <li key={name}>
                    <strong>{name}</strong>
                    <span>{what}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="closing" className={styles.closing}>
        <div>
          <h2 id="closing">Your next role, or your next hire, is one search away</h2>
          <p>Signing up is free for job seekers, and takes about two minutes.</p>
        </div>
        <Button component={Link} to="/signin" size="md" className={styles.start}>
          Get Started Today
        </Button>
      </section>
    </div>
  );
}
