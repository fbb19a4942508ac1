import type { NameMatch } from '#search-templates/matching/name-parts.ts';

/**
 * How facts of a profile become evidence. They are part of the index: a change takes effect after `npm run reindex`.
 * The weights of the kinds against each other are in domain/ranking/ranking-kinds.ts and take effect at once.
 */
export const evidenceWeights = {
  titles: {
    /** Years in a post at which it is half as good as a whole career in it: the first years say most. */
    halfYears: 3,
    /** A current post counts these years more: what somebody does today outweighs what they once did. */
    currentYears: 1,
    /** Trainees and interns learn the work that the title names. */
    learning: 0.5,
    /** A job without dates counts as one year that ended three years ago. */
    unknownYears: 1,
    unknownYearsAgo: 3,
  },
  skills: {
    halfYears: 1.5,
    primary: 1,
    /** The candidate does not call it one of their main skills. */
    other: 0.7,
    /** Years of a skill of which neither years are given nor a job speaks: a word in a list. */
    unknownYears: 0.4,
    /** A skill without a year of last use is somewhere between current and forgotten. */
    unknownYearsAgo: 2,
    /** “Excel basics” or “SAP end user” name a beginner's or user's skill. */
    beginner: 0.3,
  },
  /** What was done this many years ago counts half. */
  halfLifeYears: 3,
  /** More years than that prove nothing more; also a bound for years that can't be true. */
  mostYears: 12,
  /** A month: what is named at all counts something. */
  leastYears: 1 / 12,
  /** How much of a name's evidence its parts get. */
  titleParts: {
    whole: 1,
    /** “Java” of “Senior Java Developer”. */
    topic: 0.95,
    /** “engineer” of “Java Engineer”, “warehouse” of “Data Warehouse”: a kind of it. */
    head: 0.75,
    /** “React” of “React Native”: often another thing. */
    modifier: 0.5,
    /** “Java” of “Java Recruiter”: works for those who do it. */
    served: 0.15,
  },
  skillParts: { whole: 1, topic: 0.8, head: 0.7, modifier: 0.4, served: 0.15 },
} as const satisfies {
  titleParts: Record<NameMatch, number>;
  skillParts: Record<NameMatch, number>;
  [other: string]: unknown;
};
