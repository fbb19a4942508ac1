import { describe, expect, it, test } from 'vitest';
import { readName } from '#search-templates/matching/name-parts.ts';
import { candidateEvidence, type EvidenceSource } from './candidate-evidence.ts';

const NOW = new Date('2026-06-01');
const day = (text: string) => new Date(text);

type Skill = EvidenceSource['skills'][number];
type Job = EvidenceSource['jobs'][number];
const skill = (name: string, fields: Partial<Skill> = {}): Skill => ({
  name,
  isPrimary: true,
  months: 60,
  lastUsed: 2026,
  ...fields,
});
const job = (title: string, fields: Partial<Job> = {}): Job => ({
  title,
  description: '',
  isCurrent: true,
  from: day('2021-06-01'),
  to: null,
  ...fields,
});
const evidenceOf = (source: Partial<EvidenceSource>) =>
  candidateEvidence({ skills: [], jobs: [], updatedOn: NOW, ...source }, NOW);

describe('readName', () => {
  const rows = [
    ['Java', 'java', 'whole'],
    ['Senior Java Developer', 'java developer', 'topic'],
    ['Senior Java Developer', 'java', 'topic'],
    ['Senior Java Developer', 'developer', 'head'],
    ['Data Warehouse', 'warehouse', 'head'],
    ['Data Warehouse', 'data', 'modifier'],
    ['React Native Developer', 'react', 'modifier'],
    ['Java Recruiter', 'java', 'served'],
    ['Java Recruiter', 'recruiter', 'head'],
    ['Sales Executive', 'sales executive', 'whole'],
    ['C++ Developer', 'cplusplus', 'topic'],
  ] as const;
  test.each(rows)('in “%s”, “%s” is the %s', (name, part, match) => {
    expect(readName(name).parts.get(part)).toBe(match);
  });

  it('ignores parts without a word', () => {
    expect(readName(' – ').parts).toEqual(new Map());
  });
});

describe('skills: the first outweighs the second', () => {
  const rows: [because: string, more: Skill, less: Skill, jobs?: Job[]][] = [
    ['it was done for more years', skill('Java', { months: 72 }), skill('Java', { months: 24 })],
    ['it is a primary skill', skill('Java'), skill('Java', { isPrimary: false })],
    ['it was used lately', skill('Java', { lastUsed: 2025 }), skill('Java', { lastUsed: 2018 })],
    ['years are given', skill('Java', { months: 12 }), skill('Java', { months: null })],
    ['it is not a mere user’s', skill('SAP FICO'), skill('SAP FICO end user')],
  ];
  test.each(rows)('because %s', (_, more, less) => {
    const value = (one: Skill) => Object.values(evidenceOf({ skills: [one] }).skillEvidence)[0]!;
    expect(value(more)).toBeGreaterThan(value(less));
  });

  it('a job that names a skill adds years to a skill without years', () => {
    const bare = skill('Kafka', { months: null });
    const described = evidenceOf({ skills: [bare], jobs: [job('Developer', { description: 'Kafka consumers' })] });
    expect(described.skillEvidence.kafka).toBeGreaterThan(evidenceOf({ skills: [bare] }).skillEvidence.kafka!);
  });
});

describe('titles: the first outweighs the second', () => {
  const past = { isCurrent: false, from: day('2015-06-01'), to: day('2020-06-01') };
  const rows: [because: string, more: Job, less: Job][] = [
    ['it is current', job('Tech Lead'), job('Tech Lead', past)],
    ['it lasted longer', job('Tech Lead'), job('Tech Lead', { from: day('2025-06-01') })],
    ['it ended lately', job('Tech Lead', { ...past, to: day('2025-06-01') }), job('Tech Lead', past)],
    ['its holder is not learning', job('Tech Lead'), job('Tech Lead Intern')],
    ['it is the whole title', job('Tech Lead'), job('Tech Lead Trainer')],
  ];
  test.each(rows)('because %s', (_, more, less) => {
    const value = (one: Job) => evidenceOf({ jobs: [one] }).titleEvidence['tech lead']!;
    expect(value(more)).toBeGreaterThan(value(less));
  });

  it('a current title loses weight in a profile that is years old', () => {
    const jobs = [job('Tech Lead')];
    const old = evidenceOf({ jobs, updatedOn: day('2022-06-01') }).titleEvidence['tech lead']!;
    expect(old).toBeLessThan(evidenceOf({ jobs }).titleEvidence['tech lead']! / 2);
  });
});

describe('bad data', () => {
  const rows: [what: string, source: Partial<EvidenceSource>][] = [
    ['60 years of a skill', { skills: [skill('Java', { months: 720 })] }],
    ['negative years', { skills: [skill('Java', { months: -24 })] }],
    ['a last use in the future', { skills: [skill('Java', { lastUsed: 2099 })] }],
    ['a job without dates', { jobs: [job('Java', { from: null })] }],
    ['a past job without dates', { jobs: [job('Java', { isCurrent: false, from: null })] }],
    ['a job that ends before it begins', { jobs: [job('Java', { isCurrent: false, to: day('1999-01-01') })] }],
    ['a job in the future', { jobs: [job('Java', { from: day('2090-01-01') })] }],
    ['invalid dates', { jobs: [job('Java', { from: day('never'), to: day('never') })], updatedOn: day('never') }],
    ['a skill named 400 times', { skills: Array.from({ length: 400 }, () => skill('Java')) }],
    ['the same job 50 times', { jobs: Array.from({ length: 50 }, () => job('Java')) }],
    ['names without words', { skills: [skill('–'), skill('Java')], jobs: [job('')] }],
  ];
  test.each(rows)('%s: evidence stays above 0 and at most 1', (_, source) => {
    const { titleEvidence, skillEvidence } = evidenceOf(source);
    const values = [...Object.values(titleEvidence), ...Object.values(skillEvidence)];
    expect(values.length).toBeGreaterThanOrEqual(1);
    for (const value of values) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('naming a skill 400 times gains nothing over naming it once', () => {
    const once = evidenceOf({ skills: [skill('Java')] });
    expect(evidenceOf({ skills: Array.from({ length: 400 }, () => skill('Java')) })).toEqual(once);
  });

  it('of thousands of names the strongest thousand parts are kept', () => {
    const weak = Array.from({ length: 3000 }, (_, at) => skill(`Skill${at}`, { months: 1 }));
    const { skillEvidence } = evidenceOf({ skills: [...weak, skill('Java')] });
    expect(Object.keys(skillEvidence)).toHaveLength(1000);
    expect(skillEvidence).toHaveProperty('java');
  });
});
