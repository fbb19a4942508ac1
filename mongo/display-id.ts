const PREFIXES = { candidates: 'SAN-', jobs: 'JOB-', tickets: 'TKT-', users: 'USR-', erasures: 'ERA-' } as const;
export type Numbered = keyof typeof PREFIXES;

/** How a number is shown: a prefix and at least six digits. */
export const displayId = (kind: Numbered, number: number): string =>
  `${PREFIXES[kind]}${String(number).padStart(6, '0')}`;
