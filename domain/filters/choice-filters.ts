import { noticePeriods } from '#domain/notice-periods.ts';
import { declareFilter, type FilterRules } from './declare-filter.ts';
import { dayField, flagField, oneOfField, someOfField, textsField } from './filter-field.ts';
import { describeNotice } from './notice-choice.ts';

export const educationOptions = [
  'engineer',
  'computer',
  'embedded',
  'mechanic',
  'architect',
  'tech',
  'electr',
  'auto',
  'design',
  'commerce',
  'tele',
] as const;
export const genderOptions = ['any', 'male', 'female', 'others'] as const;
export const salaryStatuses = ['', 'include-undisclosed', 'only-undisclosed'] as const;
const [disclosed, ...undisclosed] = salaryStatuses;
/** Days. */
export const updatedWithinChoices = ['1', '7', '15', '30', '90'] as const;

/** The treatment of candidates without an expected salary; the clause of `salary` reads it too. */
export const salaryStatus = declareFilter(
  { salaryStatus: oneOfField('salaryStatus', disclosed, undisclosed) },
  {
    asks: 'values',
    label: 'Expected salary',
    explainedAs: 'salary',
    reads: ['expectedCtc'],
    isActive: (own) => own.salaryStatus !== '',
    describe: (own) => {
      if (own.salaryStatus === '') return '';
      return own.salaryStatus === 'only-undisclosed' ? 'salary undisclosed' : '+undisclosed salary';
    },
    // including the undisclosed ones never keeps a candidate out
    drops: (own) =>
      own.salaryStatus === 'only-undisclosed'
        ? [{ label: 'Only undisclosed salaries', patch: { salaryStatus: disclosed } }]
        : [],
  },
);

export const noticePeriod = declareFilter(
  { selectedNoticePeriod: someOfField('notice', noticePeriods) },
  {
    asks: 'values',
    label: 'Notice period',
    reads: ['noticePeriod'],
    isActive: (own) => own.selectedNoticePeriod.length > 0,
    describe: (own) => prefixed('notice ', describeNotice(own.selectedNoticePeriod)),
    drops: (own) => dropNamed('Notice period', describeNotice(own.selectedNoticePeriod), { selectedNoticePeriod: [] }),
  },
);

export const negotiableNoticePeriod = declareFilter(
  { selectedNegotiableNoticePeriod: someOfField('negotiable', noticePeriods) },
  {
    asks: 'values',
    label: 'Negotiable notice period',
    reads: ['negotiableNoticePeriod'],
    isActive: (own) => own.selectedNegotiableNoticePeriod.length > 0,
    describe: (own) => prefixed('negotiable to ', describeNotice(own.selectedNegotiableNoticePeriod)),
    drops: (own) =>
      dropNamed('Negotiable notice period', describeNotice(own.selectedNegotiableNoticePeriod), {
        selectedNegotiableNoticePeriod: [],
      }),
  },
);

export const lastWorkingDay = declareFilter(
  { lastWorkingDay: dayField('lastDay') },
  {
    asks: 'values',
    label: 'Last working day',
    reads: ['lastWorkingDay'],
    isActive: (own) => Boolean(own.lastWorkingDay),
    describe: (own) => prefixed('last day by ', own.lastWorkingDay ?? ''),
    drops: (own) => dropNamed('Last working day by', own.lastWorkingDay ?? '', { lastWorkingDay: '' }),
  },
);

const describeDays = (days: string) => days && (days === '1' ? '1 day' : `${days} days`);

/** Updated today or on one of so many days before, in India. */
export const updatedWithin = declareFilter(
  { updatedWithin: oneOfField('updated', '', updatedWithinChoices) },
  {
    asks: 'values',
    label: 'Updated within',
    reads: ['updatedOn'],
    isActive: (own) => own.updatedWithin !== '',
    describe: (own) => prefixed('updated within ', describeDays(own.updatedWithin)),
    drops: (own) => dropNamed('Updated within', describeDays(own.updatedWithin), { updatedWithin: '' as const }),
  },
);

const withoutAny = (options: readonly string[]) => options.filter((option) => option !== 'any').join(' or ');

export const education = declareFilter(
  { selectedEducation: someOfField('education', ['any', ...educationOptions]) },
  {
    asks: 'values',
    label: 'Education',
    reads: ['educationOptions'],
    isActive: (own) => withoutAny(own.selectedEducation) !== '',
    describe: (own) => prefixed('education ', withoutAny(own.selectedEducation)),
    drops: (own) => dropNamed('Education', withoutAny(own.selectedEducation), { selectedEducation: [] }),
  },
);

const chosenGender = (gender: string) => (gender === 'any' ? '' : gender);

export const gender = declareFilter(
  { selectedGender: oneOfField('gender', '', genderOptions) },
  {
    asks: 'values',
    label: 'Gender',
    reads: ['gender'],
    isActive: (own) => chosenGender(own.selectedGender) !== '',
    describe: (own) => chosenGender(own.selectedGender),
    drops: (own) => dropNamed('Gender', chosenGender(own.selectedGender), { selectedGender: '' as const }),
  },
);

/** Languages that a candidate must all speak. Those that domain/languages.ts doesn't list are compared as written. */
export const languages = declareFilter(
  { selectedLanguages: textsField('language') },
  {
    asks: 'values',
    label: 'Spoken languages',
    reads: ['languages'],
    isActive: (own) => own.selectedLanguages.length > 0,
    describe: (own) => prefixed('speaks ', own.selectedLanguages.join(' and ')),
    drops: (own) =>
      own.selectedLanguages.map((language) => ({
        label: `Speaks ${language}`,
        patch: { selectedLanguages: own.selectedLanguages.filter((one) => one !== language) },
      })),
  },
);

interface SwitchSettings {
  /** Its parameter in the address. */
  parameter: string;
  label: string;
  described: string;
  dropped: string;
  reads: readonly string[];
}

function switchFilter<Name extends string>(name: Name, settings: SwitchSettings) {
  type Own = Record<Name, boolean>;
  const fields = { [name]: flagField(settings.parameter) } as Record<Name, ReturnType<typeof flagField>>;
  const rules = {
    asks: 'values',
    label: settings.label,
    reads: settings.reads,
    isActive: (own: Own) => own[name],
    describe: (own: Own) => (own[name] ? settings.described : ''),
    drops: (own: Own) => (own[name] ? [{ label: settings.dropped, patch: { [name]: false } as Partial<Own> }] : []),
  } as const satisfies FilterRules<Own>;
  return { fields, ...rules };
}

export const resumeAvailability = switchFilter('resumeAvailability', {
  parameter: 'hasResume',
  label: 'Resume available',
  described: 'with resume',
  dropped: 'Have a resume here',
  reads: ['hasResume'],
});

export const relocation = switchFilter('relocation', {
  parameter: 'relocate',
  label: 'Willing to relocate',
  described: 'willing to relocate',
  dropped: 'Willing to relocate',
  reads: ['willingToRelocate'],
});

export const excludeDisability = switchFilter('excludeDisability', {
  parameter: 'noDisability',
  label: 'Without disability',
  described: 'without disability',
  dropped: 'Exclude disability',
  reads: ['disabled'],
});

const prefixed = (prefix: string, text: string) => text && prefix + text;

const dropNamed = <Patch>(label: string, text: string, patch: Patch) =>
  text ? [{ label: `${label} ${text}`, patch }] : [];
