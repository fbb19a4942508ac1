import type { ColumnName } from './columns.ts';

/** The meaning of a header's words in any order; a word may have several. */
const MEANINGS = {
  person: `candidate applicant employee emp worker profile member student resource consultant person jobseeker seeker
    staff trainee participant associate incumbent nominee individual`,
  name: 'name names naam',
  full: 'full complete',
  first: 'first given forename fname',
  middle: 'middle mname',
  last: 'last surname family lname',
  surname: 'surname lname',
  forename: 'forename fname',
  email: 'email emails mail mails emailid mailid gmail',
  phone: `phone phones mobile mobiles mob mobil contact contacts cell cellphone tel telephone whatsapp handphone ph
    phoneno mobileno contactno`,
  alternate: 'alternate alternative alt secondary sec other second additional 2',
  others: `father fathers mother mothers spouse husband wife guardian reference references referee referred referrer
    recruiter recruiters hr spoc client clients vendor manager reporting interviewer panel source sourced agency
    emergency supervisor owner uploaded submitted`,
  gender: 'gender sex',
  birth: 'birth dob birthdate birthday born',
  place: 'place location loc city town residence residing located based locality',
  marital: 'marital married',
  title: 'designation desig desg designations role title position post trade occupation profession jobtitle',
  job: 'job work',
  company: 'company employer organisation organization org orgn firm co employers',
  experience: 'experience exp exper workex yoe workexp',
  ex: 'ex',
  years: 'years year yrs yr',
  months: 'months month mths mos',
  pay: `ctc salary sal package pkg pay compensation remuneration wage wages lpa income earnings cctc ectc acctc`,
  partial: 'variable bonus hand inhand home fixed take component hike slip slips band',
  current: 'current curr cur cctc present existing latest recent drawn',
  previous: 'previous prev past former earlier',
  expected: 'expected expect expectation expectations expecting asking desired exptd ectc required demanded',
  preferred: 'preferred pref preference preferences desired interested choice',
  applied: 'applied applying opening',
  notice: 'notice np joining join availability available',
  serving: 'serving',
  date: 'date dt since',
  working: 'working lwd relieving',
  lwd: 'lwd relieving',
  day: 'day',
  skills: `skill skills skillset skillsets technology technologies tech stack tools expertise competencies competency
    keyword keywords proficiency proficiencies`,
  state: 'state',
  district: 'district dist',
  country: 'country nationality',
  nationality: 'nationality',
  zip: 'pin pincode zip zipcode postal postcode',
  address: 'address addr',
  permanent: 'permanent native home',
  degree: 'qualification qual qualifications education degree graduation academics academic edu educational',
  post: 'pg postgraduate postgraduation',
  course: 'course specialisation specialization stream branch major discipline',
  institute: 'institute university college institution univ institutes',
  passing: 'passing passout yop passed completion',
  languages: 'language languages',
  relocation: 'relocate relocation relocating',
  disability: 'disability disabled pwd',
  summary: 'summary headline objective',
  score: 'score rating rank percentage percent marks cgpa gpa count status code id no number',
} as const satisfies Record<string, string>;
type Meaning = keyof typeof MEANINGS;

const meaningsOfWord = new Map<string, Meaning[]>();
for (const [meaning, words] of Object.entries(MEANINGS) as [Meaning, string][]) {
  for (const word of words.split(/\s+/)) meaningsOfWord.set(word, [...(meaningsOfWord.get(word) ?? []), meaning]);
}

interface Rule {
  column: ColumnName;
  /** Every one of these. */
  has: readonly Meaning[];
  /** None of these. */
  not?: readonly Meaning[];
}

const CONTACT_OF_OTHERS = ['others', 'company', 'institute'] as const;

/** In this order; the first rule that fits decides. */
const RULES: readonly Rule[] = [
  { column: 'alternateEmail', has: ['email', 'alternate'], not: CONTACT_OF_OTHERS },
  { column: 'email', has: ['email'], not: CONTACT_OF_OTHERS },
  { column: 'alternatePhone', has: ['phone', 'alternate'], not: [...CONTACT_OF_OTHERS, 'name', 'address'] },
  { column: 'phone', has: ['phone'], not: [...CONTACT_OF_OTHERS, 'name', 'address'] },
  { column: 'gender', has: ['gender'] },
  { column: 'dateOfBirth', has: ['birth'], not: ['place', 'others'] },
  { column: 'maritalStatus', has: ['marital'], not: ['date'] },
  { column: 'expectedCtc', has: ['pay', 'expected'], not: ['partial', 'date'] },
  // "Exp CTC", "Exp. Salary"
  { column: 'expectedCtc', has: ['pay', 'experience'], not: ['partial', 'date'] },
  { column: 'currentCtc', has: ['pay'], not: ['partial', 'previous', 'date', 'preferred'] },
  { column: 'lastWorkingDay', has: ['lwd'], not: ['notice'] },
  { column: 'lastWorkingDay', has: ['last', 'working'], not: ['notice', 'company'] },
  { column: 'skills', has: ['skills'], not: ['score', 'alternate', 'experience', 'years'] },
  { column: 'otherSkills', has: ['skills', 'alternate'], not: ['score', 'experience'] },
  { column: 'experience', has: ['experience'], not: ['company', 'title', 'date', 'pay', 'place', 'previous'] },
  { column: 'experience', has: ['job', 'ex'], not: ['company', 'title'] },
  { column: 'noticePeriod', has: ['notice'], not: ['company', 'others', 'date', 'experience'] },
  { column: 'noticePeriod', has: ['serving'], not: ['company', 'others', 'date', 'experience'] },
  { column: 'institute', has: ['institute'], not: ['place', 'email', 'phone', 'score', 'address'] },
  { column: 'yearOfPassing', has: ['years', 'passing'] },
  { column: 'yearOfPassing', has: ['years', 'degree'] },
  { column: 'yearOfPassing', has: ['passing'] },
  { column: 'course', has: ['course'], not: ['score', 'institute', 'others'] },
  { column: 'qualification', has: ['degree'], not: ['score', 'institute', 'years', 'date', 'place'] },
  { column: 'preferredRole', has: ['title', 'preferred'] },
  { column: 'preferredRole', has: ['title', 'applied'] },
  { column: 'previousEmployer', has: ['company', 'previous'], not: ['title', 'place', 'date', 'pay'] },
  { column: 'previousTitle', has: ['title', 'previous'] },
  { column: 'currentTitle', has: ['title'], not: ['others', 'applied', 'preferred', 'score', 'date'] },
  {
    column: 'currentEmployer',
    has: ['company'],
    not: ['previous', 'place', 'date', 'score', 'address', 'others', 'pay', 'experience'],
  },
  { column: 'preferredLocation', has: ['place', 'preferred'], not: ['score'] },
  {
    column: 'city',
    has: ['place'],
    not: ['birth', 'permanent', 'previous', 'institute', 'applied', 'company', 'others', 'zip'],
  },
  { column: 'permanentAddress', has: ['address', 'permanent'] },
  { column: 'zipCode', has: ['zip'] },
  { column: 'address', has: ['address'], not: ['company', 'institute', 'email', 'others'] },
  { column: 'district', has: ['district'], not: ['permanent', 'birth'] },
  { column: 'state', has: ['state'], not: ['permanent', 'birth'] },
  { column: 'country', has: ['country'], not: ['nationality', 'permanent', 'birth'] },
  { column: 'languages', has: ['languages'], not: ['score'] },
  { column: 'relocation', has: ['relocation'], not: ['place'] },
  { column: 'disability', has: ['disability'] },
  { column: 'summary', has: ['summary'] },
  { column: 'firstName', has: ['first', 'name'], not: CONTACT_OF_OTHERS },
  { column: 'middleName', has: ['middle', 'name'], not: CONTACT_OF_OTHERS },
  { column: 'lastName', has: ['last', 'name'], not: CONTACT_OF_OTHERS },
  { column: 'firstName', has: ['forename'] },
  { column: 'lastName', has: ['surname'] },
  { column: 'name', has: ['name', 'person'], not: [...CONTACT_OF_OTHERS, 'title', 'course', 'state', 'district'] },
  { column: 'name', has: ['name', 'full'], not: CONTACT_OF_OTHERS },
  // a single ambiguous word counts only if its cells agree: see recognise-columns.ts
  { column: 'expectedCtc', has: ['expected'], not: ['date', 'title', 'place', 'name'] },
  { column: 'experience', has: ['years'], not: ['degree', 'passing', 'date', 'name'] },
  { column: 'experienceMonths', has: ['months'], not: ['date', 'name', 'notice'] },
];

/** The words of a header in lower case: "currCompanyName", "Curr. Company name" and "CURR_COMPANY_NAME" are the same. */
export const headerWords = (header: string): string[] =>
  header
    .normalize('NFKD')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/\b([a-z])\.\s?([a-z])\.(?:\s?([a-z])\.)?/g, '$1$2$3 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that change nothing about an experience. */
const AROUND = new Set(
  'total overall relevant of in the and or professional industry industrial till as so far wise number approx p a how many do you have your what is are please enter mention'.split(
    ' ',
  ),
);

/** The column that a header's words describe; null if they don't. */
export function columnOfWords(header: string): ColumnName | null {
  const words = headerWords(header);
  if (words.join(' ') === 'm f') return 'gender';
  const meant = new Set(words.flatMap((word) => meaningsOfWord.get(word) ?? []));
  // "Exp in Java" is the experience with one skill
  const isOfOneThing = meant.has('experience') && words.some((word) => !meaningsOfWord.has(word) && !AROUND.has(word));
  if (isOfOneThing && !meant.has('pay')) return null;
  const rule = RULES.find(
    ({ has, not = [] }) => has.every((one) => meant.has(one)) && !not.some((one) => meant.has(one)),
  );
  return rule?.column ?? null;
}

/** Whether a header refers to the candidate's present: "Current Company", "Candidate Location". */
export const isOfCandidateNow = (header: string): boolean => {
  const meant = headerWords(header).flatMap((word) => meaningsOfWord.get(word) ?? []);
  return meant.includes('current') || meant.includes('person');
};

/** Whether a header's words name another person: a referee, a recruiter. */
export const isOfOthers = (header: string): boolean =>
  headerWords(header).some((word) => meaningsOfWord.get(word)?.includes('others'));
