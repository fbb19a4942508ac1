import { type ParsedResume, type ResumeValues, resumeValues, valuesOf } from '#domain/parsed-resume.ts';

/** An entry of a list of short texts; `key` names its reading, if it comes from the resume. */
export interface ListEntry {
  key: string;
  text: string;
}

/** Months as typed: `2020-04`, `2020`, or empty. */
export interface JobDraft {
  key: string;
  title: string;
  employer: string;
  from: string;
  to: string;
  isOngoing: boolean;
}

export interface CourseDraft {
  key: string;
  course: string;
  institution: string;
  year: string;
}

/** The parsed values while they are corrected; all of them texts. */
export interface Draft {
  name: string;
  emails: [string, string];
  phones: [string, string];
  city: string;
  years: string;
  months: string;
  skills: ListEntry[];
  jobs: JobDraft[];
  education: CourseDraft[];
  certifications: ListEntry[];
  languages: ListEntry[];
  summary: string;
  /** Read facts without fields on the screen, saved as they are. */
  personal?: ResumeValues['personal'];
}

/** Errors by field key: `name`, `emails.1`, `jobs.0`. */
export type DraftProblems = Readonly<Record<string, string>>;

type Month = { year: number; month?: number | undefined };
const monthText = (at: Month | undefined): string =>
  at ? `${at.year}${at.month ? `-${String(at.month).padStart(2, '0')}` : ''}` : '';

export function draftOf(parsed: ParsedResume): Draft {
  const values = valuesOf(parsed);
  const entries = (name: 'skills' | 'certifications' | 'languages'): ListEntry[] =>
    values[name].map((text, at) => ({ key: `${name}.${at}`, text }));
  const phone = (at: number): string => {
    const found = values.phones[at];
    return found ? `+${found.countryCode} ${found.number}` : '';
  };
  return {
    name: values.name ?? '',
    emails: [values.emails[0] ?? '', values.emails[1] ?? ''],
    phones: [phone(0), phone(1)],
    city: values.city ?? '',
    years: values.experience ? String(values.experience.year) : '',
    months: values.experience ? String(values.experience.month) : '',
    skills: entries('skills'),
    jobs: values.jobs.map(({ title = '', employer = '', from, to, isOngoing }, at) => ({
      ...{ key: `jobs.${at}`, title, employer, isOngoing },
      ...{ from: monthText(from), to: monthText(to) },
    })),
    education: values.education.map(({ course = '', institution = '', year }, at) => ({
      ...{ key: `education.${at}`, course, institution, year: year ? String(year) : '' },
    })),
    certifications: entries('certifications'),
    languages: entries('languages'),
    summary: values.summary ?? '',
    ...(values.personal && { personal: values.personal }),
  };
}

const PHONE = /^(?:\+(\d{1,4})[\s-]+)?(\d[\d\s-]*)$/;
const MONTH = /^(\d{4})(?:-(\d{1,2}))?$/;
const WHOLE = /^\d{1,4}$/;

export const PHONE_PROBLEM = 'Please enter a phone number such as +91 9876543210.';
export const MONTH_PROBLEM = 'Please enter months such as 2020-04, or years such as 2020.';
export const YEAR_PROBLEM = 'Please enter a year such as 2019.';

/** The values to save, or the errors by field. */
export function valuesOfDraft(
  draft: Draft,
): { values: ReturnType<typeof resumeValues.parse> } | { problems: DraftProblems } {
  const problems: Record<string, string> = {};
  const textOf = (text: string): string | null => text.trim() || null;
  const filled = <T extends string>(texts: readonly T[], name: string) =>
    texts.map((text, at) => ({ key: `${name}.${at}`, text: text.trim() })).filter(({ text }) => text !== '');
  const emails = filled(draft.emails, 'emails');
  const phones = filled(draft.phones, 'phones');
  const month = (text: string, key: string): Month | undefined => {
    if (text.trim() === '') return undefined;
    const [, year, ofYear] = MONTH.exec(text.trim()) ?? [];
    if (!year) problems[key] = MONTH_PROBLEM;
    return { year: Number(year), ...(ofYear && { month: Number(ofYear) }) };
  };
  const whole = (text: string, key: string, problem: string): number => {
    if (text.trim() !== '' && !WHOLE.test(text.trim())) problems[key] = problem;
    return Number(text.trim());
  };
  const list = (entries: readonly ListEntry[]) => entries.map(({ text }) => text);
  const values = {
    name: textOf(draft.name),
    emails: emails.map(({ text }) => text),
    phones: phones.map(({ text, key }) => {
      const [, countryCode = '91', number] = PHONE.exec(text) ?? [];
      if (!number) problems[key] = PHONE_PROBLEM;
      return { countryCode, number: (number ?? '').replace(/\D/g, '') };
    }),
    city: textOf(draft.city),
    experience:
      draft.years.trim() === '' && draft.months.trim() === ''
        ? null
        : {
            year: whole(draft.years, 'experience', 'Please enter whole years.'),
            month: whole(draft.months, 'experience', 'Please enter whole months, 0 to 11.'),
          },
    skills: list(draft.skills),
    jobs: draft.jobs.map(({ key, title, employer, from, to, isOngoing }) => ({
      ...(textOf(title) && { title }),
      ...(textOf(employer) && { employer }),
      ...(textOf(from) && { from: month(from, key) }),
      ...(!isOngoing && textOf(to) && { to: month(to, key) }),
      isOngoing,
    })),
    education: draft.education.map(({ key, course, institution, year }) => ({
      ...(textOf(course) && { course }),
      ...(textOf(institution) && { institution }),
      ...(textOf(year) && { year: whole(year, key, YEAR_PROBLEM) }),
    })),
    certifications: list(draft.certifications),
    languages: list(draft.languages),
    summary: textOf(draft.summary),
    ...(draft.personal && { personal: draft.personal }),
  };
  const checked = resumeValues.safeParse(values);
  const keysOf: Record<string, readonly { key: string }[]> = { ...draft, emails, phones } as never;
  for (const { path, message } of checked.error?.issues ?? []) {
    const [field, at] = path;
    const key = keysOf[String(field)]?.[Number(at)]?.key ?? String(field);
    problems[key] ??= message;
  }
  return checked.success && Object.keys(problems).length === 0 ? { values: checked.data } : { problems };
}
