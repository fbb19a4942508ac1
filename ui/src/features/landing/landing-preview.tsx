import styles from './landing-preview.module.css';

type Tone = 'must' | 'plain' | 'excluded';

const badges: [text: string, tone: Tone][] = [
  ['Tech Lead', 'must'],
  ['Java', 'must'],
  ['Spring Boot', 'plain'],
  ['PHP', 'excluded'],
  ['Bengaluru', 'plain'],
];

interface Person {
  initials: string;
  name: string;
  title: string;
  employer: string;
  skills: [text: string, matched: boolean][];
  facts: string;
}

const people: Person[] = [
  {
    initials: 'AN',
    name: 'Ananya Nair',
    title: 'Tech Lead',
    employer: 'Meridian Payments',
    skills: [
      ['Java', true],
      ['Spring Boot', true],
      ['Kafka', false],
    ],
    facts: '7y · Bengaluru · 30 days',
  },
  {
    initials: 'RI',
    name: 'Rohit Iyer',
    title: 'Technical Lead',
    employer: 'Tungabhadra Tech',
    skills: [
      ['Java', true],
      ['MySQL', false],
      ['AWS', false],
    ],
    facts: '9y · Prefers Bengaluru · Immediate',
  },
];

/** A picture of a search, drawn with the product's own styles so that it is sharp in light and dark mode. */
export function LandingPreview() {
  return (
    <div className={styles.preview} role="img" aria-label="A search for tech leads with Java in Bengaluru, two matches">
      <div className={styles.window} aria-hidden="true">
        <div className={styles.query}>
          {badges.map(([text, tone]) => (
            <span key={text} className={styles.badge} data-tone={tone}>
              {tone === 'excluded' && <b>NOT </b>}
              {text}
            </span>
          ))}
          <i className={styles.caret} />
        </div>
        <div className={styles.count}>
          <span>128 candidates</span>
          <span>Relevance</span>
        </div>
        {people.map((person) => (
          <PersonCard key={person.name} person={person} />
        ))}
      </div>
      <div className={styles.note} aria-hidden="true">
        <span className={styles.tick}>✓</span>
        <span>
          <b>Shortlisted</b>
          Senior Backend Engineer, Pune
        </span>
      </div>
    </div>
  );
}

function PersonCard({ person }: { person: Person }) {
  return (
    <div className={styles.card}>
      <span className={styles.initials}>{person.initials}</span>
      <div className={styles.who}>
        <b>{person.name}</b>
        <span>
          <span className={styles.marked}>{person.title}</span> at {person.employer}
        </span>
        <span className={styles.skills}>
          {person.skills.map(([text, matched]) => (
            <span key={text} data-matched={matched || undefined}>
              {text}
            </span>
          ))}
        </span>
        <small>{person.facts}</small>
      </div>
    </div>
  );
}
