import { NOT_STATED } from '#domain/filters/facet-refinement.ts';
import { testRules } from './testing/rule-cases.ts';

const worked = (experienceMonths: number) => ({ experienceMonths });
const paid = (expectedCtc: number) => ({ expectedCtc });

const made = {
  lead: {
    currentTitles: ['Tech Lead'],
    currentEmployers: ['Infosys'],
    city: 'Pune',
    skills: ['Java', 'Go'],
    experienceMonths: 96,
    noticePeriod: '30',
  },
  junior: {
    currentTitles: ['Developer'],
    currentEmployers: ['TCS'],
    city: 'Chennai',
    skills: ['Java'],
    experienceMonths: 11,
    noticePeriod: '60',
  },
  none: {},
};

testRules('Refining by facets', [
  ...(
    [
      ['designation', 'Tech Lead'],
      ['employer', 'Infosys'],
      ['city', 'Pune'],
      ['skill', 'Go'],
      ['experience', '8-12'],
      ['noticePeriod', '30'],
    ] as const
  ).flatMap(([facet, value]) => [
    {
      rule: `${facet}: an included value`,
      candidates: made,
      filter: { refine: { include: { [facet]: [value] } } },
      selects: ['lead'],
    },
    {
      rule: `${facet}: an excluded value`,
      candidates: made,
      filter: { refine: { exclude: { [facet]: [value] } } },
      selects: ['junior', 'none'],
    },
  ]),
  ...(['designation', 'employer', 'city', 'skill', 'experience', 'noticePeriod'] as const).flatMap((facet) => [
    {
      rule: `${facet}: ‘not stated’ included selects candidates without a value`,
      candidates: made,
      filter: { refine: { include: { [facet]: [NOT_STATED] } } },
      selects: ['none'],
    },
    {
      rule: `${facet}: ‘not stated’ excluded leaves candidates with a value`,
      candidates: made,
      filter: { refine: { exclude: { [facet]: [NOT_STATED] } } },
      selects: ['lead', 'junior'],
    },
  ]),
  ...['Infosys', 'Infosys Ltd', 'Infosys Private Limited'].map((employer) => ({
    rule: `employer: ${employer} selects all legal forms of the name`,
    candidates: {
      plain: { currentEmployers: ['Infosys'] },
      limited: { currentEmployers: ['Infosys Pvt. Ltd.'] },
      other: { currentEmployers: ['Infosys BPM Limited'] },
    },
    filter: { refine: { include: { employer: [employer] } } },
    selects: ['plain', 'limited'],
  })),
  {
    rule: 'city: ‘not stated’ and a value are joined by OR',
    candidates: made,
    filter: { refine: { include: { city: [NOT_STATED, 'Pune'] } } },
    selects: ['lead', 'none'],
  },
  {
    rule: 'values of one facet are joined by OR, facets by AND',
    candidates: made,
    filter: { refine: { include: { city: ['Pune', 'Chennai'], skill: ['Java'], experience: ['0-1', '1-3'] } } },
    selects: ['junior'],
  },
]);

testRules('Order', [
  {
    rule: 'by experience, most first; candidates without any come last',
    candidates: { two: worked(24), five: worked(60), none: {} },
    filter: { sort: { by: 'experience' } },
    selects: ['five', 'two', 'none'],
    ordered: true,
  },
  {
    rule: 'by expected CTC, least first; candidates without one come last',
    candidates: { four: paid(4), fourAndHalf: paid(4.5), ten: paid(10.05), silent: {} },
    filter: { sort: { by: 'expectedCtc', order: 'asc' } },
    selects: ['four', 'fourAndHalf', 'ten', 'silent'],
    ordered: true,
  },
  {
    rule: 'by last updated, regardless of the match',
    candidates: {
      weakNew: { resumeText: 'Java', updatedOn: '2026-01-02T00:00:00.000Z' },
      strongOld: { skills: ['Java'], updatedOn: '2026-01-01T00:00:00.000Z' },
    },
    filter: { keyword: { badges: [{ keyword: 'java' }] }, sort: { by: 'updatedOn' } },
    selects: ['weakNew', 'strongOld'],
    ordered: true,
  },
]);
