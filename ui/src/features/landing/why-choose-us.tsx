import { type Icon, IconMapPin, IconShieldCheck, IconTargetArrow } from '@tabler/icons-react';
import styles from './landing.module.css';

interface Reason {
  name: string;
  what: string;
  icon: Icon;
  points: string[];
}

const reasons: Reason[] = [
  {
    name: 'Smart job matching',
    what: 'Titles, skills, years and places weighed together, so the first results are the right ones.',
    icon: IconTargetArrow,
    points: ['Java', 'Spring Boot', '7 years', 'Bengaluru'],
  },
  {
    name: 'Verified data',
    what: 'Emails are confirmed, duplicates merged, and profiles say when they were last touched.',
    icon: IconShieldCheck,
    points: ['Email confirmed', 'No duplicates', 'Resume read'],
  },
  {
    name: 'Pan-India coverage',
    what: 'Metros, state capitals and the towns between, under every name they go by.',
    icon: IconMapPin,
    points: ['Mumbai', 'Kochi', 'Indore', 'Guwahati', 'Jaipur', '+ 495'],
  },
];

/** The product's three themes as cards. */
export function WhyChooseUs() {
  return (
    <section aria-labelledby="why" className={styles.section}>
      <h2 id="why">Why choose us</h2>
      <div className={styles.reasons}>
        {reasons.map(({ name, what, icon: ReasonIcon, points }) => (
          <div key={name} className={styles.reason}>
            <span className={styles.reasonIcon}>
              <ReasonIcon size={20} aria-hidden="true" />
            </span>
            <h3>{name}</h3>
            <p>{what}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
