import { anyOfBadges, type QueryGroup } from './judged-query.ts';
import { all, any, certified, holds, knows, mentions, primary, usedFor, years } from './rules.ts';

const MAIN_AND_OTHER = 'primary and other skills are one field of the index, so a sideline ranks as high as a trade';

export const oneSkill: QueryGroup = {
  group: 'one skill',
  queries: [
    {
      name: 'Kafka',
      intention: 'Kafka as a skill; a mention only in a text is relevant.',
      filter: { keyword: anyOfBadges('Kafka') },
      grades: { 3: knows('Kafka'), 1: mentions(/\bkafka\b/i) },
    },
    {
      name: 'Docker',
      intention: 'Docker as a skill; a mention only in a text is relevant.',
      filter: { keyword: anyOfBadges('docker') },
      grades: { 3: knows('Docker'), 1: mentions(/\bdocker\b/i) },
    },
    {
      name: 'Tally',
      intention: 'A bookkeeper with Tally: the skill, better than only its certificate.',
      filter: { keyword: anyOfBadges('Tally') },
      grades: { 3: knows('Tally'), 2: certified(/\btally\b/i), 1: mentions(/\btally\b/i) },
    },
    {
      name: 'Six Sigma',
      intention: 'Six Sigma as a skill or by certificate, equally good.',
      filter: { keyword: anyOfBadges('six sigma') },
      grades: { 3: any(knows('Six Sigma'), certified(/six sigma/i)), 1: mentions(/six sigma/i) },
    },
    {
      name: 'payroll',
      intention: 'Payroll as a skill; payroll work without the listed skill is relevant.',
      filter: { keyword: anyOfBadges('payroll') },
      grades: { 3: knows('Payroll'), 1: mentions(/\bpayrolls?\b/i) },
    },
    {
      name: 'an AWS specialist',
      intention: 'An AWS specialist, not one with AWS among twenty skills.',
      filter: { keyword: anyOfBadges('AWS') },
      grades: { 3: primary('AWS'), 2: knows('AWS'), 1: mentions(/\bAWS\b|amazon web services/i) },
      knownFailure: MAIN_AND_OTHER,
    },
    {
      name: 'an Excel specialist',
      intention: 'Excel as a main skill: data, accounts, operations.',
      filter: { keyword: anyOfBadges('excel') },
      grades: { 3: primary('Excel'), 2: knows('Excel', 'Advanced Excel'), 1: mentions(/\bexcel\b/i) },
      knownFailure: MAIN_AND_OTHER,
    },
    {
      name: 'five years of Python',
      intention: 'Python for five years and more, not five years of work and Python since last week.',
      filter: { keyword: anyOfBadges('python'), experience: { min: 5, max: null } },
      grades: {
        3: usedFor(5, 'Python'),
        2: all(usedFor(2, 'Python'), years(5)),
        1: all(knows('Python'), years(5)),
      },
      knownFailure: 'how long a skill has been used is not in the index',
    },
    {
      name: 'SEO',
      intention: 'Search engine optimisation, as a skill or as the job itself.',
      filter: { keyword: anyOfBadges('SEO') },
      grades: { 3: any(knows('SEO'), holds(/\bSEO\b/)), 1: mentions(/\bSEO\b/) },
    },
  ],
};
