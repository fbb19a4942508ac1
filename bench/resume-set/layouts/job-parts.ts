import type { PersonJob } from '../person.ts';
import type { Facts } from './facts.ts';
import { type Block, bullets, columns, line, type Run, table } from './page-model.ts';

/** A landline that belongs to the employer. */
export const employerPhone = (employer: string) =>
  `0${20 + (employer.length % 60)}-2${[...employer].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 7) + 1_000_000}`;

/** A line pattern: `{title}`, `{employer}`, `{place}`, `{period}`, `{from}` and `{to}` are filled in; a tab goes to the right. */
export function fill(facts: Facts, job: PersonJob, pattern: string) {
  facts.shown.add('jobs');
  if (pattern.includes('{place}')) facts.shown.add('places');
  if (pattern.includes('{employerPhone}')) facts.shown.add('employerPhone');
  return pattern
    .replace('{title}', job.title)
    .replace('{TITLE}', job.title.toUpperCase())
    .replace('{employer}', job.employer)
    .replace('{EMPLOYER}', job.employer.toUpperCase())
    .replace('{place}', job.place)
    .replace('{employerPhone}', employerPhone(job.employer))
    .replace('{period}', facts.period(job))
    .replace('{from}', facts.start(job))
    .replace('{to}', facts.end(job));
}

type Options = {
  duties?: 'bullets' | 'dash' | 'arrow' | 'prose' | 'none';
  intro?: string;
  oldestFirst?: boolean;
  run?: Partial<Run>;
};

const ordered = (facts: Facts, { oldestFirst }: Options) =>
  oldestFirst ? [...facts.person.jobs].reverse() : facts.person.jobs;

function dutyBlocks(facts: Facts, job: PersonJob, { duties = 'bullets', intro }: Options): Block[] {
  if (duties === 'none') return [];
  const texts = facts.plainDuties(job);
  const first = intro ? [line(intro)] : [];
  if (duties === 'prose') return [...first, line(`${texts.join('. ')}.`, { space: 6 })];
  return [...first, bullets(texts, ({ bullets: 'disc', dash: 'dash', arrow: 'arrow' } as const)[duties])];
}

/** Each job as the same few lines, then its duties. */
export const jobsAsLines = (facts: Facts, patterns: readonly string[], options: Options = {}): Block[] =>
  ordered(facts, options).flatMap((job) => [
    ...patterns.map((pattern) => line(fill(facts, job, pattern), { space: 1, ...options.run })),
    ...dutyBlocks(facts, job, options),
  ]);

/** Periods in a separate column. */
export const jobsByDateColumn = (
  facts: Facts,
  left: string,
  patterns: readonly string[],
  widths: [number, number],
  options: Options = {},
): Block[] =>
  ordered(facts, options).map((job) =>
    columns(widths, [
      [line(fill(facts, job, left))],
      [...patterns.map((pattern) => line(fill(facts, job, pattern), { space: 1 })), ...dutyBlocks(facts, job, options)],
    ]),
  );

/** A table with a header row; `columns` are header and pattern. */
export function jobsAsTable(
  facts: Facts,
  wanted: readonly [string, string][],
  widths: number[],
  options: Options & { borders?: 'all' | 'rows' | 'none' } = {},
): Block[] {
  if (facts.person.jobs.length === 0) return [];
  const rows = ordered(facts, options).map((job, at) =>
    wanted.map(([, pattern]) => fill(facts, job, pattern.replace('{number}', String(at + 1)))),
  );
  return [table([wanted.map(([header]) => header), ...rows], widths, { borders: options.borders ?? 'all' })];
}

/** One block per employer, with all titles there. */
export function jobsByEmployer(
  facts: Facts,
  employerPattern: string,
  titlePattern: string,
  options: Options = {},
): Block[] {
  const groups: PersonJob[][] = [];
  for (const job of ordered(facts, options)) {
    const group = groups.at(-1);
    if (group?.[0]?.employer === job.employer) group.push(job);
    else groups.push([job]);
  }
  return groups.flatMap((group) => [
    line(fill(facts, group[0]!, employerPattern), { space: 1, ...options.run }),
    ...group.flatMap((job) => [
      line(fill(facts, job, titlePattern), { space: 1, indent: 4 }),
      ...dutyBlocks(facts, job, options),
    ]),
  ]);
}

/** Label and value, one per line, as in forms. */
export const jobsAsForm = (
  facts: Facts,
  labels: readonly [string, string][],
  separator: string,
  options: Options = {},
): Block[] =>
  ordered(facts, options).flatMap((job) => [
    ...labels.map(([label, pattern]) => line(`${label}${separator}${fill(facts, job, pattern)}`, { space: 1 })),
    ...dutyBlocks(facts, job, options),
  ]);

/** Full sentences. */
export const jobsAsSentences = (facts: Facts, now: string, past: string, options: Options = {}): Block[] =>
  ordered(facts, options).flatMap((job) => [
    line(fill(facts, job, job.to ? past : now), { space: 2 }),
    ...dutyBlocks(facts, job, options),
  ]);
