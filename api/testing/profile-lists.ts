/** One of a profile's lists as its calls see it. */
export interface ListKind {
  name: string;
  temp: string;
  answer: string;
  field: string;
  good: Record<string, unknown>;
  change: Record<string, unknown>;
  type?: string;
}
export const job = {
  jobTitle: 'C++ Developer (Sr.)',
  employer: 'L&T',
  periodFrom: '2020-01-01',
  periodTo: '2022-03-31',
  isOngoing: false,
  location: 'Pune',
  description: 'Wrote drivers.',
};
export const course = {
  institutionName: 'P.E.S. College',
  courseCategory: 'graduate',
  courseType: 'btech',
  courseName: 'B.Tech',
  startDate: '2012-06-01',
  endDate: '2016-05-31',
  isOngoing: false,
  gpa: '8.2',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
};
const certificate = {
  certificationName: 'CKA',
  organization: 'CNCF',
  periodFrom: '2021-01-01',
  periodTo: '2024-01-01',
  link: 'https://example.org/cka',
};
const project = { projectName: 'Ledger', periodFrom: '2021-01-01', periodTo: '2021-06-01', role: 'Tech lead' };
const social = { name: 'LinkedIn', url: 'https://linkedin.example.com/in/asha' };
const skill = { skill: 'Node.js', experience: { year: 4, month: 2 }, lastUsed: 2026, version: '24.1' };

/** All lists, each with a valid entry and a change to it. */
export const listKinds: ListKind[] = [
  {
    name: 'skill',
    type: 'primary',
    temp: 'tempSkill',
    answer: 'skill',
    field: 'primarySkills',
    good: skill,
    change: { skill: 'Node.js 24' },
  },
  {
    name: 'skill',
    type: 'skill',
    temp: 'tempSkill',
    answer: 'skill',
    field: 'skills',
    good: skill,
    change: { version: '25' },
  },
  {
    name: 'experience',
    temp: 'tempExp',
    answer: 'experiences',
    field: 'workExperience',
    good: job,
    change: { employer: 'TCS' },
  },
  { name: 'education', temp: 'tempEdu', answer: 'educations', field: 'education', good: course, change: { gpa: '9' } },
  {
    name: 'certification',
    temp: 'tempItem',
    answer: 'certifications',
    field: 'certifications',
    good: certificate,
    change: { organization: 'LF' },
  },
  {
    name: 'project',
    temp: 'tempItem',
    answer: 'projects',
    field: 'projects',
    good: project,
    change: { role: 'Tester' },
  },
  {
    name: 'social',
    temp: 'tempItem',
    answer: 'socialProfiles',
    field: 'socialProfiles',
    good: social,
    change: { name: 'GitHub' },
  },
];
