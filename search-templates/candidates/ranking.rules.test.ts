import type { CandidateDocument } from './document.ts';
import { candidateEvidence, type EvidenceSource } from './evidence/candidate-evidence.ts';
import { testRules } from './testing/rule-cases.ts';

const NOW = new Date('2026-01-31');
const badges = (...keywords: string[]) => keywords.map((keyword) => ({ keyword }));
const updated = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

interface Profile {
  /** Years by skill; null where the profile gives none. */
  primary?: Record<string, number | null>;
  other?: Record<string, number | null>;
  /** Title and years. */
  current?: [title: string, years: number];
  previous?: [title: string, years: number];
}

/** A document of a profile updated just now, all of whose skills were used this year. */
function profile({ primary = {}, other = {}, current, previous }: Profile): Partial<CandidateDocument> {
  const skill = (isPrimary: boolean) => (entry: [string, number | null]) => ({
    name: entry[0],
    isPrimary,
    months: entry[1] === null ? null : entry[1] * 12,
    lastUsed: 2026,
  });
  const yearsAgo = (years: number) => new Date(Date.UTC(2026 - years, 0, 31));
  const job = (title: string, from: number, to: number | null) => ({
    title,
    description: '',
    isCurrent: to === null,
    from: yearsAgo(from),
    to: to === null ? null : yearsAgo(to),
  });
  const source: EvidenceSource = {
    skills: [...Object.entries(primary).map(skill(true)), ...Object.entries(other).map(skill(false))],
    jobs: [
      ...(current ? [job(current[0], current[1], null)] : []),
      ...(previous ? [job(previous[0], previous[1] + 3, 3)] : []),
    ],
    updatedOn: NOW,
  };
  return {
    skills: [...Object.keys(primary), ...Object.keys(other)],
    currentTitles: current ? [current[0]] : [],
    previousTitles: previous ? [previous[0]] : [],
    ...candidateEvidence(source, NOW),
  };
}

testRules('Ranking', [
  {
    rule: "a match in a skill or a current title ranks above one in a description, and that above one in the resume's text",
    candidates: {
      resume: { resumeText: 'Java', updatedOn: updated(9) },
      description: { descriptions: ['Java'], updatedOn: updated(8) },
      skill: { ...profile({ other: { Java: 1 } }), updatedOn: updated(2) },
      title: { ...profile({ current: ['Java Developer', 3] }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['title', 'skill', 'description', 'resume'],
    ordered: true,
  },
  {
    rule: 'of two skills the primary one ranks higher, and the one with more years',
    candidates: {
      course: profile({ other: { Tally: null } }),
      other: profile({ other: { Tally: 8 } }),
      fewYears: profile({ primary: { Tally: 1 } }),
      manyYears: profile({ primary: { Tally: 8 } }),
    },
    filter: { keyword: { badges: badges('tally') } },
    selects: ['manyYears', 'other', 'fewYears', 'course'],
    ordered: true,
  },
  {
    rule: 'years of work in some badges rank above a mention of all',
    candidates: {
      mentions: { resumeText: 'Java Kafka Spring Docker', updatedOn: updated(9) },
      works: { ...profile({ primary: { Java: 6, Kafka: 4, Spring: 6 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('java', 'kafka', 'spring', 'docker') } },
    selects: ['works', 'mentions'],
    ordered: true,
  },
  {
    rule: 'with equal evidence, one more matched badge ranks higher',
    candidates: {
      one: { resumeText: 'Java', updatedOn: updated(9) },
      three: { resumeText: 'Java Kafka Spring', updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('java', 'kafka', 'spring') } },
    selects: ['three', 'one'],
    ordered: true,
  },
  {
    rule: 'a mandatory badge counts more than an optional one',
    candidates: {
      optional: { ...profile({ primary: { Java: 1, Kafka: 9 } }), updatedOn: updated(9) },
      mandatory: { ...profile({ primary: { Java: 9, Kafka: 1 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: [{ keyword: 'java', mandatory: true }, { keyword: 'kafka' }] } },
    selects: ['mandatory', 'optional'],
    ordered: true,
  },
  {
    rule: 'years in a badge of high weight rank above the same years in another badge',
    candidates: {
      normal: { ...profile({ primary: { Java: 1, Kafka: 6 } }), updatedOn: updated(9) },
      high: { ...profile({ primary: { Java: 6, Kafka: 1 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: [{ keyword: 'java', weight: 'high' }, { keyword: 'kafka' }] } },
    selects: ['high', 'normal'],
    ordered: true,
  },
  {
    rule: 'years in a badge of low weight rank below the same years in another badge',
    candidates: {
      low: { ...profile({ primary: { Java: 6, Kafka: 1 } }), updatedOn: updated(9) },
      normal: { ...profile({ primary: { Java: 1, Kafka: 6 } }), updatedOn: updated(1) },
    },
    filter: {
      keyword: {
        badges: [
          { keyword: 'java', weight: 'low' },
          { keyword: 'kafka', weight: 'normal' },
        ],
      },
    },
    selects: ['normal', 'low'],
    ordered: true,
  },
  {
    rule: 'a weight never selects: candidates with only the low badge are found, those with no badge are not',
    candidates: {
      high: { resumeText: 'Java', updatedOn: updated(1) },
      low: { ...profile({ primary: { Kafka: 1 } }), updatedOn: updated(9) },
      none: profile({ primary: { PHP: 9 } }),
    },
    filter: {
      keyword: {
        badges: [
          { keyword: 'java', weight: 'high' },
          { keyword: 'kafka', weight: 'low' },
        ],
      },
    },
    selects: ['high', 'low'],
  },
  {
    rule: 'weight and mandatory multiply: a mandatory badge of low weight counts as an optional one',
    candidates: {
      older: { ...profile({ primary: { Java: 6, Kafka: 2 } }), updatedOn: updated(1) },
      newer: { ...profile({ primary: { Java: 2, Kafka: 6 } }), updatedOn: updated(9) },
    },
    filter: { keyword: { badges: [{ keyword: 'java', mandatory: true, weight: 'low' }, { keyword: 'kafka' }] } },
    selects: ['newer', 'older'],
    ordered: true,
  },
  {
    rule: 'a designation of high weight outweighs another one',
    candidates: {
      normal: { ...profile({ current: ['Delivery Manager', 4] }), updatedOn: updated(9) },
      high: { ...profile({ previous: ['Tech Lead', 4] }), updatedOn: updated(1) },
    },
    filter: { designation: { badges: [{ keyword: 'tech lead', weight: 'high' }, { keyword: 'delivery manager' }] } },
    selects: ['high', 'normal'],
    ordered: true,
  },
  {
    rule: 'a title equal to the requested name ranks above one that contains it',
    candidates: {
      contains: { ...profile({ current: ['Medical Sales Executive Trainer', 5] }), updatedOn: updated(9) },
      level: { ...profile({ current: ['Senior Sales Executive', 5] }), updatedOn: updated(2) },
      whole: { ...profile({ current: ['Sales Executive', 5] }), updatedOn: updated(1) },
    },
    filter: { designation: { badges: badges('sales executive') } },
    selects: ['whole', 'level', 'contains'],
    ordered: true,
  },
  {
    rule: 'a current title ranks above a past one, and a long past one above a short one',
    candidates: {
      short: { ...profile({ previous: ['Tech Lead', 1] }), updatedOn: updated(9) },
      long: { ...profile({ previous: ['Tech Lead', 6] }), updatedOn: updated(8) },
      current: { ...profile({ current: ['Tech Lead', 4] }), updatedOn: updated(1) },
    },
    filter: { designation: { badges: badges('tech lead') } },
    selects: ['current', 'long', 'short'],
    ordered: true,
  },
  {
    rule: 'a name inside another name ranks below the name itself',
    candidates: {
      inside: { ...profile({ primary: { 'React Native': 6 } }), updatedOn: updated(9) },
      itself: { ...profile({ primary: { React: 3 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('react') } },
    selects: ['itself', 'inside'],
    ordered: true,
  },
  {
    rule: 'the word as written ranks a little above its synonym',
    candidates: {
      synonym: { ...profile({ primary: { Kubernetes: 4 } }), updatedOn: updated(9) },
      written: { ...profile({ primary: { k8s: 4 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('k8s') } },
    selects: ['written', 'synonym'],
    ordered: true,
  },
  {
    rule: 'alternatives of an expression count as the best of them',
    candidates: {
      both: { ...profile({ primary: { Java: 2, Kotlin: 2 } }), updatedOn: updated(9) },
      best: { ...profile({ primary: { Java: 8 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { boolean: true, inputText: 'java OR kotlin' } },
    selects: ['best', 'both'],
    ordered: true,
  },
  {
    rule: 'the evidence of an AND adds up',
    candidates: {
      one: { ...profile({ primary: { Java: 9 }, other: { Kotlin: null } }), updatedOn: updated(9) },
      both: { ...profile({ primary: { Java: 6, Kotlin: 6 } }), updatedOn: updated(1) },
    },
    filter: { keyword: { boolean: true, inputText: 'java AND kotlin' } },
    selects: ['both', 'one'],
    ordered: true,
  },
  {
    rule: 'a current employer ranks above a former one',
    candidates: {
      former: { previousEmployers: ['Infosys'], updatedOn: updated(9) },
      current: { currentEmployers: ['Infosys'], updatedOn: updated(1) },
    },
    filter: { company: { badges: badges('infosys') } },
    selects: ['current', 'former'],
    ordered: true,
  },
  {
    rule: 'evidence never selects: past titles don’t count in a search for current ones',
    candidates: { past: profile({ previous: ['Tech Lead', 6] }), now: profile({ current: ['Tech Lead', 1] }) },
    filter: { designation: { badges: badges('tech lead'), searchCurrent: true } },
    selects: ['now'],
  },
  {
    rule: 'a word repeated in a resume gains nothing',
    candidates: {
      stuffed: { resumeText: 'java '.repeat(500), updatedOn: updated(1) },
      once: { resumeText: 'java', updatedOn: updated(2) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['once', 'stuffed'],
    ordered: true,
  },
  {
    rule: 'equal matches: last updated first, then by id',
    candidates: {
      b: { skills: ['Java'], updatedOn: updated(1) },
      a: { skills: ['Java'], updatedOn: updated(1) },
      newer: { skills: ['Java'], updatedOn: updated(2) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['newer', 'a', 'b'],
    ordered: true,
  },
]);
