import type { Person } from '../person.ts';
import {
  type DateForm,
  type DayForm,
  dateForms,
  dayForms,
  noticeText,
  type PayForm,
  payForms,
  totalText,
} from './written.ts';

export type Style = {
  dates: DateForm;
  /** Word for the end of an ongoing job. */
  ongoing: string;
  /** Between the two ends of a period. */
  dash: string;
  pay: PayForm;
  day: DayForm;
  notice: 'days' | 'months';
  total: 'words' | 'decimal' | 'plus';
};

export type FactName =
  | 'name'
  | 'father'
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'dateOfBirth'
  | 'gender'
  | 'maritalStatus'
  | 'nationality'
  | 'languages'
  | 'currentCTC'
  | 'expectedCTC'
  | 'notice'
  | 'total'
  | 'preferred'
  | 'linkedIn'
  | 'gitHub'
  | 'hobbies';

/** The facts of a person that a page shows. Labels contain only these. */
export type Shown = Set<
  | FactName
  | 'jobs'
  | 'duties'
  | 'education'
  | 'degree'
  | 'marks'
  | 'branch'
  | 'institute'
  | 'board'
  | 'skills'
  | 'groups'
  | 'places'
  | 'certifications'
  | 'projects'
  | 'references'
  | 'documentDate'
  | 'agencyPhone'
  | 'employerPhone'
>;

/** One person in the forms of one page, with a record of what was shown. */
export function factsOf(person: Person, style: Style) {
  const shown: Shown = new Set();

  function value(name: FactName): string | undefined {
    switch (name) {
      case 'name':
        return person.name;
      case 'father':
        return `Shri ${person.fatherName}`;
      case 'phone':
        return person.phones.map(({ asWritten }) => asWritten).join(' / ');
      case 'email':
        return person.emails.join(', ');
      case 'address':
        return person.address;
      case 'city':
        return `${person.city}, ${person.state}`;
      case 'dateOfBirth':
        return dayForms[style.day](person.dateOfBirth);
      case 'gender':
        return person.gender;
      case 'maritalStatus':
        return person.maritalStatus === 'Single' && style.notice === 'months' ? 'Unmarried' : person.maritalStatus;
      case 'nationality':
        return 'Indian';
      case 'languages':
        return person.languages.join(', ');
      case 'currentCTC':
        return person.currentCTC === undefined ? undefined : payForms[style.pay](person.currentCTC);
      case 'expectedCTC':
        return payForms[style.pay](person.expectedCTC);
      case 'notice':
        return person.lastWorkingDay
          ? `Serving notice, LWD ${dayForms['12-May-1991'](person.lastWorkingDay)}`
          : noticeText(person.noticeDays, style.notice);
      case 'total':
        return person.totalMonths ? totalText(person.totalMonths, style.total) : undefined;
      case 'preferred':
        return person.preferredPlaces.join(' / ');
      case 'linkedIn':
        return person.linkedIn;
      case 'gitHub':
        return person.gitHub;
      case 'hobbies':
        return person.hobbies.join(', ');
    }
  }

  /** The fact as this page writes it; undefined if the person lacks it. */
  function fact(name: FactName) {
    const text = value(name);
    if (text !== undefined) shown.add(name);
    return text;
  }
  /** Label and value of the facts that the person has. */
  const pairs = (wanted: readonly [string, FactName][]): [string, string][] =>
    wanted.flatMap(([label, name]) => {
      const text = fact(name);
      return text === undefined ? [] : [[label, text] as [string, string]];
    });
  const end = (job: Person['jobs'][number]) => (job.to ? dateForms[style.dates](job.to, true) : style.ongoing);
  const start = (job: Person['jobs'][number]) => dateForms[style.dates](job.from, false);
  const period = (job: Person['jobs'][number]) => `${start(job)}${style.dash}${end(job)}`;
  const plainDuties = (job: Person['jobs'][number]) => {
    shown.add('duties');
    return job.duties.map((duty) => duty.replaceAll('*', ''));
  };
  return { person, style, shown, fact, pairs, start, end, period, plainDuties };
}
export type Facts = ReturnType<typeof factsOf>;
