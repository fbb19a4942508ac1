import type { Shown, Style } from './layouts/facts.ts';
import { employerPhone } from './layouts/job-parts.ts';
import { knownDate, knownTotal } from './layouts/written.ts';
import type { Person } from './person.ts';

export type LabelledJob = {
  title: string;
  employer: string;
  place: string | null;
  from: string;
  to: string | null;
  current: boolean;
};
export type LabelledEducation = {
  degree: string | null;
  branch: string | null;
  institute: string | null;
  board: string | null;
  year: number;
  marks: string | null;
};

/** The contents of one file. Fields that the page lacks are null or empty. */
export type Label = {
  file: string;
  format: 'pdf' | 'docx' | 'doc';
  layout: string;
  layoutBy: 'theme' | 'template' | 'own';
  writtenBy: 'chromium' | 'libreoffice' | 'docx writer' | 'latex' | 'typst' | 'pandoc' | 'weasyprint' | 'groff';
  half: 'seen' | 'hidden' | 'practice';
  profession: string;
  isIT: boolean;
  level: Person['level'];
  person: string;
  name: string;
  emails: string[];
  phones: { countryCode: string; number: string }[];
  place: string | null;
  skills: string[];
  /** Names of groups of skills, and skills in running text: reading them is neither right nor wrong. */
  skillsAlsoAccepted: string[];
  jobs: LabelledJob[];
  education: LabelledEducation[];
  languages: string[];
  certifications: string[];
  totalExperience: { years: number; months: number } | null;
  /** Rupees a year. */
  currentCTC: number | null;
  expectedCTC: number | null;
  noticeDays: number | null;
  lastWorkingDay: string | null;
  dateOfBirth: string | null;
  gender: string | null;
  maritalStatus: string | null;
  linkedIn: string | null;
  gitHub: string | null;
  preferredPlaces: string[];
  documentDate: string | null;
  /** Other people's contacts on the page. */
  othersPhones: string[];
  othersEmails: string[];
};

type About = Pick<Label, 'file' | 'format' | 'layout' | 'layoutBy' | 'writtenBy'>;

const unique = (values: string[]) => [...new Set(values)];

/** Skills between asterisks in the duties. */
const skillsInDuties = (person: Person) =>
  person.jobs.flatMap(({ duties }) =>
    duties.flatMap((duty) => [...duty.matchAll(/\*([^*]+)\*/g)].map((match) => match[1]!)),
  );

export function labelOf(person: Person, shown: Shown, style: Style, about: About): Label {
  const has = (name: Parameters<Shown['has']>[0]) => shown.has(name);
  const listed = has('skills') ? person.skillGroups.flatMap(({ skills }) => skills) : [];
  return {
    ...about,
    half: person.half,
    profession: person.profession,
    isIT: person.isIT,
    level: person.level,
    person: person.id,
    name: person.name,
    emails: has('email') ? person.emails : [],
    phones: has('phone') ? person.phones.map(({ countryCode, number }) => ({ countryCode, number })) : [],
    place: has('city') || has('address') ? person.city : null,
    skills: listed,
    skillsAlsoAccepted: unique([
      ...(has('groups') ? person.skillGroups.map(({ name }) => name) : []),
      ...(has('duties') ? skillsInDuties(person).filter((skill) => !listed.includes(skill)) : []),
    ]),
    jobs: has('jobs')
      ? person.jobs.map((job) => ({
          title: job.title,
          employer: job.employer,
          place: has('places') ? job.place : null,
          from: knownDate(job.from, style.dates, false),
          to: job.to ? knownDate(job.to, style.dates, true) : null,
          current: job.to === undefined,
        }))
      : [],
    education: has('education')
      ? person.education.map(({ degree, branch, institute, board, year, marks }) => ({
          degree: has('degree') ? degree : null,
          branch: has('branch') ? (branch ?? null) : null,
          institute: has('institute') ? institute : null,
          board: has('board') ? board : null,
          year,
          marks: has('marks') ? marks : null,
        }))
      : [],
    languages: has('languages') ? person.languages : [],
    certifications: has('certifications') ? person.certifications : [],
    totalExperience: has('total') && person.totalMonths ? knownTotal(person.totalMonths, style.total) : null,
    currentCTC: has('currentCTC') ? (person.currentCTC ?? null) : null,
    expectedCTC: has('expectedCTC') ? person.expectedCTC : null,
    noticeDays: has('notice') && !person.lastWorkingDay ? person.noticeDays : null,
    lastWorkingDay: has('notice') ? (person.lastWorkingDay ?? null) : null,
    dateOfBirth: has('dateOfBirth') ? person.dateOfBirth : null,
    gender: has('gender') ? person.gender : null,
    maritalStatus: has('maritalStatus') ? person.maritalStatus : null,
    linkedIn: has('linkedIn') ? (person.linkedIn ?? null) : null,
    gitHub: has('gitHub') ? (person.gitHub ?? null) : null,
    preferredPlaces: has('preferred') ? person.preferredPlaces : [],
    documentDate: has('documentDate') ? person.documentDate : null,
    othersPhones: [
      ...(has('references') ? person.references.map(({ phone }) => phone) : []),
      ...(has('employerPhone') ? [...new Set(person.jobs.map(({ employer }) => employerPhone(employer)))] : []),
      ...(has('agencyPhone') ? ['02226834455'] : []),
    ],
    othersEmails: has('agencyPhone') ? ['profiles@talentbridge.example'] : [],
  };
}
