import { someOfField } from './filter-field.ts';

/**
 * The filters that can also select candidates whose profile says nothing about them, each with the fields of the index
 * of which at least one has a value where it does. For the expected salary, `salaryStatus` is that switch.
 */
export const statedFields = {
  location: ['city', 'district', 'state'],
  age: ['dateOfBirth'],
  experience: ['experienceMonths'],
  currentSalary: ['currentCtc'],
  noticePeriod: ['noticePeriod'],
  negotiableNoticePeriod: ['negotiableNoticePeriod'],
  lastWorkingDay: ['lastWorkingDay'],
  education: ['statedEducation'],
  passingYear: ['passingYears'],
  gender: ['gender'],
  languages: ['languages'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type NotStatedName = keyof typeof statedFields;
const notStatedNames = Object.keys(statedFields) as NotStatedName[];

export const hasNotStated = (name: string): name is NotStatedName => Object.hasOwn(statedFields, name);

/** Filters that also select candidates who don't state the value; of a filter that is not active, a name is ignored. */
export const notStatedFields = { alsoNotStated: someOfField('notStated', notStatedNames) };
