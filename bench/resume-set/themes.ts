import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FactName, Shown, Style } from './layouts/facts.ts';
import { style } from './layouts/layout.ts';
import { dayForms, noticeText, payForms, totalText } from './layouts/written.ts';
import type { Person } from './person.ts';

export type Theme = {
  id: string;
  /** `year`: it prints years without months. `start`: it prints only when a job began. */
  dates?: 'year' | 'start';
  /** It prints the names of skill groups but not their keywords: each skill becomes a group. */
  flatSkills?: boolean;
  lacksPlace?: boolean;
  lacksLanguages?: boolean;
};
const theme = (id: string, rest: Omit<Theme, 'id'> = {}): Theme => ({ id, ...rest });

/** Themes of the JSON Resume project. Forks and relatives of one theme are in one half. */
export const themes: Record<'seen' | 'hidden', readonly Theme[]> = {
  seen: [
    theme('even'),
    theme('projects'),
    theme('kendall', { lacksLanguages: true }),
    theme('classy'),
    theme('light-classy-responsive', { lacksPlace: true }),
    theme('cora'),
    theme('flat', { lacksPlace: true }),
    theme('wraypro', { lacksPlace: true }),
    theme('rocketspacer', { lacksLanguages: true, lacksPlace: true }),
    theme('compact', { lacksLanguages: true, lacksPlace: true }),
    theme('mantra'),
    theme('spartan'),
    theme('actual'),
    theme('autumn'),
    theme('stackoverflow'),
    theme('sceptile'),
    theme('modern', { lacksLanguages: true, dates: 'year' }),
    theme('github', { dates: 'start', flatSkills: true }),
    theme('minyma'),
    theme('tachyons-clean'),
  ],
  hidden: [
    theme('elegant'),
    theme('eloquent'),
    theme('caffeine'),
    theme('macchiato'),
    theme('orbit', { lacksPlace: true, dates: 'year', flatSkills: true }),
    theme('onepage'),
    theme('onepage-plus'),
    theme('paper'),
    theme('paper-plus-plus'),
    theme('slick'),
    theme('srt', { lacksPlace: true }),
    theme('simple-red'),
    theme('straightforward', { lacksLanguages: true }),
    theme('standard-resume'),
    theme('short', { lacksPlace: true }),
    theme('full'),
    theme('direct', { lacksPlace: true }),
    theme('colophon'),
    theme('techlead', { lacksLanguages: true }),
  ],
};

const day = ({ year, month }: { year: number; month: number }) => `${year}-${String(month).padStart(2, '0')}-01`;

/** Some people add common questions of portals to their summary. */
function summaryOf(person: Person, { pay, notice, total }: Style) {
  if (Number(person.id.slice(1)) % 3 !== 0) return `${person.summary}.`;
  const parts = [
    person.totalMonths && `Total experience: ${totalText(person.totalMonths, total)}`,
    person.currentCTC && `Current CTC: ${payForms[pay](person.currentCTC)}`,
    `Expected CTC: ${payForms[pay](person.expectedCTC)}`,
    person.lastWorkingDay
      ? `Notice period: serving, LWD ${dayForms['12-May-1991'](person.lastWorkingDay)}`
      : `Notice period: ${noticeText(person.noticeDays, notice)}`,
    `Date of birth: ${dayForms['12 May 1991'](person.dateOfBirth)}`,
  ];
  return `${person.summary}. ${parts.filter(Boolean).join('. ')}.`;
}

/** A person as a JSON Resume, with the field names of its old and its new schema. */
export function jsonResumeOf(person: Person, { flatSkills }: Theme, written: Style) {
  const [local, ...rest] = person.address.split(' - ');
  const profile = (network: string, url?: string) =>
    url ? [{ network, username: url.split('/').at(-1), url: `https://${url}` }] : [];
  return {
    basics: {
      name: person.name,
      label: person.jobs[0]?.title ?? 'Fresher',
      email: person.emails[0],
      phone: person.phones[0]!.asWritten,
      summary: summaryOf(person, written),
      location: { address: local, postalCode: rest[0], city: person.city, region: person.state, countryCode: 'IN' },
      profiles: [...profile('LinkedIn', person.linkedIn), ...profile('GitHub', person.gitHub)],
    },
    work: person.jobs.map((job) => ({
      name: job.employer,
      company: job.employer,
      position: job.title,
      location: job.place,
      startDate: day(job.from),
      ...(job.to && { endDate: day(job.to) }),
      summary: '',
      highlights: job.duties.map((duty) => duty.replaceAll('*', '')),
    })),
    education: person.education.map((course) => ({
      institution: course.institute,
      area: course.branch ?? course.board,
      studyType: course.degree,
      startDate: `${course.from}-06-01`,
      endDate: `${course.year}-05-01`,
      gpa: course.marks,
      score: course.marks,
      courses: [],
    })),
    skills: flatSkills
      ? person.skillGroups.flatMap(({ skills }) => skills.map((name) => ({ name, level: '', keywords: [] })))
      : person.skillGroups.map(({ name, skills }) => ({ name, level: '', keywords: skills })),
    languages: person.languages.map((language, at) => ({ language, fluency: at === 0 ? 'Native' : 'Fluent' })),
    interests: person.hobbies.map((name) => ({ name, keywords: [] })),
    references: person.references.map(({ name, title, phone }) => ({
      name: `${name}, ${title}`,
      reference: `Phone ${phone}`,
    })),
    certificates: person.certifications.map((name) => ({
      name,
      issuer: '',
      date: `${person.education[0]!.year}-09-01`,
    })),
    projects: person.projects.map(({ name, text }) => ({
      name,
      description: text,
      highlights: [],
      keywords: [],
      roles: [],
      startDate: `${person.education[0]!.year - 1}-07-01`,
      endDate: `${person.education[0]!.year}-03-01`,
    })),
  };
}

/** A theme's text formats, except its dates. */
export const themeStyle = ({ id, dates }: Theme): Style =>
  style(dates === 'year' ? '2017' : 'Mar 2017', 'Present', {
    pay: (['lpa', 'lacs', 'lakhs', 'digits'] as const)[id.length % 4]!,
    total: (['words', 'plus', 'decimal'] as const)[id.length % 3]!,
  });

/** `folder` contains one folder per theme, with the theme in its node_modules. */
export async function renderTheme(folder: string, { id }: Theme, resume: unknown): Promise<string> {
  const home = join(folder, id, 'node_modules', `jsonresume-theme-${id}`);
  process.chdir(home);
  const require = createRequire(join(home, 'package.json'));
  const loaded = id === 'even' ? await import(pathToFileURL(join(home, 'dist/index.js')).href) : require(home);
  const render = loaded.render ?? loaded.default?.render ?? loaded.default;
  const print = async (content: unknown) =>
    String(await render.call(loaded.default ?? loaded, structuredClone(content)));
  // Some themes fail on an empty list, others on a missing one.
  return print(withoutEmptyLists(resume)).catch(() => print(resume));
}

const withoutEmptyLists = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (Array.isArray(each) && each.length === 0 ? undefined : each)));

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‐‑–—]/g, '-');
const letters = (squeezed: string) => squeezed.replace(/[^a-z0-9]/g, '');
const SHORT = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether text without blanks contains any form of the month. */
function hasMonth(text: string, { year, month }: { year: number; month: number }) {
  const two = String(month).padStart(2, '0');
  const name = SHORT[month - 1]!;
  return (
    [`${year}-${two}`, `${two}/${year}`, `${year}-${name}`].some((form) => text.includes(form)) ||
    new RegExp(`${name}[a-z]*,?${year}`).test(text)
  );
}

/** The facts that a theme's page shows: those in its text, within lists whose first entry it shows. */
export function shownBy(
  text: string,
  person: Person,
  { id, dates, flatSkills, lacksPlace, lacksLanguages }: Theme,
): { shown: Shown; warnings: string[] } {
  const page = squeeze(text);
  const has = (value: string | undefined) => value !== undefined && page.includes(squeeze(value));
  const shown: Shown = new Set();
  const warnings: string[] = [];
  const add = (name: Parameters<Shown['add']>[0], isThere: boolean) => isThere && shown.add(name);
  const all = <T>(values: readonly T[], is: (value: T) => boolean, what: string) => {
    const count = values.filter(is).length;
    if (count > 0 && count < values.length) warnings.push(`${id}: only ${count} of ${values.length} ${what}`);
    return count > 0 && count === values.length;
  };
  if (!has(person.name)) warnings.push(`${id}: no name`);
  add('email', has(person.emails[0]));
  add('phone', has(person.phones[0]!.asWritten));
  add('city', !lacksPlace && (has(person.city) || has(person.state)));
  add('linkedIn', has(person.linkedIn) || has(person.linkedIn?.split('/').at(-1)));
  add('gitHub', has(person.gitHub) || has(person.gitHub?.split('/').at(-1)));
  if (all(person.jobs, (job) => has(job.title) && has(job.employer), 'jobs')) {
    shown.add('jobs');
    add(
      'places',
      all(person.jobs, ({ employer, place }) => letters(page).includes(letters(squeeze(employer + place))), 'places'),
    );
    add(
      'duties',
      all(
        person.jobs.flatMap(({ duties }) => duties),
        (duty) => has(duty.replaceAll('*', '')),
        'duties',
      ),
    );
    const ends = person.jobs.flatMap(({ to }) => (to && dates !== 'start' ? [to] : []));
    if (dates !== 'year' && ![...person.jobs.map(({ from }) => from), ...ends].every((month) => hasMonth(page, month)))
      warnings.push(`${id}: a month is missing`);
  } else if (person.jobs.length) warnings.push(`${id}: no jobs`);
  const skills = person.skillGroups.flatMap((group) => group.skills);
  if (all(skills, has, 'skills')) shown.add('skills');
  if (!flatSkills && shown.has('skills'))
    add(
      'groups',
      person.skillGroups.every(({ name }) => has(name)),
    );
  if (all(person.education, ({ institute }) => has(institute), 'courses')) {
    shown.add('education').add('institute');
    add(
      'degree',
      all(person.education, ({ degree }) => has(degree), 'degrees'),
    );
    add(
      'branch',
      all(
        person.education.filter(({ branch }) => branch),
        ({ branch }) => has(branch),
        'branches',
      ),
    );
    add(
      'board',
      all(
        person.education.filter(({ branch }) => !branch),
        ({ board }) => has(board),
        'boards',
      ),
    );
    add(
      'marks',
      all(person.education, ({ marks }) => has(marks), 'marks'),
    );
  }
  if (!lacksLanguages) add('languages', all(person.languages, has, 'languages'));
  add('certifications', all(person.certifications, has, 'certificates'));
  add('projects', person.projects.length > 0 && person.projects.every(({ name }) => has(name)));
  add(
    'references',
    all(person.references, ({ phone }) => has(phone), 'references'),
  );
  if (has('Expected CTC:')) {
    const extra: FactName[] = ['total', 'currentCTC', 'expectedCTC', 'notice', 'dateOfBirth'];
    for (const name of extra) shown.add(name);
  }
  return { shown, warnings };
}
