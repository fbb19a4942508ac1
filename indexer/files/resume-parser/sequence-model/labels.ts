/** What a token can be part of. */
export const KINDS = [
  'name',
  'title',
  'employer',
  'jobPlace',
  'period',
  'degree',
  'branch',
  'institute',
  'board',
  'year',
  'marks',
  'skill',
  'language',
  'certification',
] as const;
export type Kind = (typeof KINDS)[number];

/** The facts of a job, and those of a qualification. */
export const JOB_KINDS: ReadonlySet<Kind> = new Set(['title', 'employer', 'jobPlace', 'period']);
export const COURSE_KINDS: ReadonlySet<Kind> = new Set(['degree', 'branch', 'institute', 'board', 'year', 'marks']);

export const SCHOOL_KINDS: ReadonlySet<Kind> = new Set(['institute', 'board']);
/** Dates and marks, which are no names: they don't continue as names do. */
export const NUMBER_KINDS: ReadonlySet<Kind> = new Set(['period', 'year', 'marks']);

/** A token opens a value (`B`), opens a value and with it an entry (`S`), or continues a value (`I`). */
export type Position = 'B' | 'S' | 'I';
export interface TokenLabel {
  kind: Kind;
  position: Position;
}

/** The model's labels; the first, null, is that of all other tokens. */
export const LABELS: readonly (TokenLabel | null)[] = [
  null,
  ...KINDS.flatMap((kind): TokenLabel[] => [
    { kind, position: 'B' },
    { kind, position: 'I' },
    ...(JOB_KINDS.has(kind) || COURSE_KINDS.has(kind) ? [{ kind, position: 'S' } as const] : []),
  ]),
];

export const labelIndex = (kind: Kind, position: Position): number =>
  LABELS.findIndex((label) => label?.kind === kind && label.position === position);
