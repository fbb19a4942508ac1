import type { PersonEducation } from '../person.ts';
import type { Facts } from './facts.ts';
import { type Block, bullets, columns, line, table } from './page-model.ts';
import { dayForms } from './written.ts';

/** `{degree}`, `{branch}`, `{course}` (both), `{institute}`, `{board}`, `{year}`, `{from}`, `{marks}`. */
function fill(facts: Facts, course: PersonEducation, pattern: string) {
  facts.shown.add('education').add('degree');
  for (const name of ['institute', 'board', 'marks'] as const) if (pattern.includes(`{${name}}`)) facts.shown.add(name);
  if (/\{(branch|course|in)\}/.test(pattern)) facts.shown.add('branch');
  const { degree, branch } = course;
  return pattern
    .replace('{degree}', degree)
    .replace('{branch}', branch ?? '-')
    .replace('{course}', branch ? `${degree} (${branch})` : degree)
    .replace('{in}', branch ? `${degree} in ${branch}` : degree)
    .replace('{institute}', course.institute)
    .replace('{board}', course.board)
    .replace('{from}', String(course.from))
    .replace('{year}', String(course.year))
    .replace('{marks}', course.marks);
}

export const educationAsTable = (
  facts: Facts,
  wanted: readonly [string, string][],
  widths: number[],
  borders: 'all' | 'rows' | 'none' = 'all',
): Block[] => [
  table(
    [
      wanted.map(([header]) => header),
      ...facts.person.education.map((course) => wanted.map(([, pattern]) => fill(facts, course, pattern))),
    ],
    widths,
    { borders },
  ),
];
export const educationAsLines = (facts: Facts, patterns: readonly string[]): Block[] =>
  facts.person.education.flatMap((course) =>
    patterns.map((pattern, at) => line(fill(facts, course, pattern), { space: at === patterns.length - 1 ? 5 : 1 })),
  );
export const educationAsBullets = (
  facts: Facts,
  pattern: string,
  mark: 'disc' | 'arrow' | 'dash' | 'number' = 'disc',
): Block[] => [
  bullets(
    facts.person.education.map((course) => fill(facts, course, pattern)),
    mark,
  ),
];
export const educationByDateColumn = (
  facts: Facts,
  left: string,
  patterns: readonly string[],
  widths: [number, number],
): Block[] =>
  facts.person.education.map((course) =>
    columns(widths, [
      [line(fill(facts, course, left))],
      patterns.map((pattern) => line(fill(facts, course, pattern), { space: 1 })),
    ]),
  );

export function allSkills(facts: Facts) {
  facts.shown.add('skills');
  return facts.person.skillGroups.flatMap(({ skills }) => skills);
}
export const skillsInOneLine = (facts: Facts, separator = ', ', end = ''): Block[] => [
  line(`${allSkills(facts).join(separator)}${end}`),
];
export const skillsAsBullets = (facts: Facts, mark: 'disc' | 'arrow' | 'dash' = 'disc'): Block[] => [
  bullets(allSkills(facts), mark),
];
export function skillsByGroup(facts: Facts, separator = ': ', isBold = true): Block[] {
  facts.shown.add('skills').add('groups');
  return facts.person.skillGroups.map(({ name, skills }) =>
    line(`${isBold ? `**${name}**` : name}${separator}${skills.join(', ')}`),
  );
}
export function skillsAsTable(facts: Facts, headers: [string, string]): Block[] {
  facts.shown.add('skills').add('groups');
  return [
    table([headers, ...facts.person.skillGroups.map(({ name, skills }) => [name, skills.join(', ')])], [30, 70], {
      shadeFirst: true,
    }),
  ];
}
/** A skill in the first column, and how well the person knows it. */
export const skillsWithLevels = (facts: Facts, headers: [string, string, string]): Block[] => [
  table(
    [
      headers,
      ...allSkills(facts).map((skill, at) => [
        skill,
        ['Expert', 'Good', 'Good', 'Basic'][at % 4]!,
        `${1 + (at % 5)} yrs`,
      ]),
    ],
    [50, 25, 25],
  ),
];
export const skillsAsBars = (facts: Facts): Block[] =>
  allSkills(facts).map((label, at) => ({ kind: 'bar', label, share: 90 - (at % 4) * 15 }));
export function skillsInColumns(facts: Facts, count: number, mark: 'disc' | 'arrow' | 'dash' = 'disc'): Block[] {
  const skills = allSkills(facts);
  const height = Math.ceil(skills.length / count);
  const cells = Array.from({ length: count }, (_, at) => skills.slice(at * height, (at + 1) * height));
  return [
    columns(
      cells.map(() => Math.floor(100 / count)),
      cells.map((each) => [bullets(each, mark)]),
    ),
  ];
}

export const pairsAsLines = (pairs: [string, string][], separator = ' : ', isBold = false): Block[] =>
  pairs.map(([label, value]) => line(`${isBold ? `**${label}**` : label}${separator}${value}`, { space: 1 }));
export const pairsAsTable = (
  pairs: [string, string][],
  widths: [number, number] = [35, 65],
  borders: 'all' | 'rows' | 'none' = 'none',
  isNumbered = false,
): Block[] => [
  table(
    isNumbered ? pairs.map(([label, value], at) => [`${at + 1}.`, label, value]) : pairs,
    isNumbered ? [6, widths[0], widths[1] - 6] : widths,
    { borders, hasHeader: false, shadeFirst: borders === 'all' && !isNumbered },
  ),
];

/** A form whose values are content controls in Word. */
export const pairsAsControls = (pairs: [string, string][], widths: [number, number]): Block[] => [
  {
    kind: 'table',
    rows: pairs.map(([label, value]) => [[line(label)], [line(value, { control: true })]]),
    widths,
    borders: 'none',
  },
];

export const certifications = (facts: Facts, mark: 'disc' | 'arrow' | 'dash' | 'number' = 'disc'): Block[] => {
  facts.shown.add('certifications');
  return [bullets(facts.person.certifications, mark)];
};
/** A heading and the projects, if the person has any. */
export function projects(facts: Facts, title: Block): Block[] {
  if (facts.person.projects.length === 0) return [];
  facts.shown.add('projects');
  return [
    title,
    ...facts.person.projects.flatMap(({ name, text }) => [
      line(`**${name}**`, { space: 1 }),
      line(`${text}.`, { space: 4 }),
    ]),
  ];
}

export function references(facts: Facts, form: 'lines' | 'columns' | 'sentence'): Block[] {
  facts.shown.add('references');
  const { references: people } = facts.person;
  if (form === 'sentence')
    return people.map((each) => line(`${each.name}, ${each.title}, can be contacted on ${each.phone}.`));
  const cells = people.map((each) => [
    line(`**${each.name}**`, { space: 1 }),
    line(each.title, { space: 1 }),
    line(`Mob: ${each.phone}`),
  ]);
  return form === 'columns' ? [columns([50, 50], cells)] : cells.flat();
}

export function declaration(
  facts: Facts,
  text = 'I hereby declare that the particulars given above are true to the best of my knowledge and belief.',
  form: 'two lines' | 'one line' = 'two lines',
): Block[] {
  facts.shown.add('documentDate');
  const { person } = facts;
  const date = `Date: ${dayForms[facts.style.day](person.documentDate)}`;
  if (form === 'one line') return [line(text), line(`${date}\t(${person.name})`)];
  return [
    line(text, { space: 8 }),
    line(`Place: ${person.city}`),
    line(`${date}\tSignature`),
    line(`\t${person.name}`),
  ];
}
