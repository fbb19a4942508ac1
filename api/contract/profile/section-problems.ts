import type { z } from 'zod';

export interface SectionProblem {
  /** The field's name, inner ones with a dot: `presentAddress.city`. */
  field: string;
  message: string;
}

/**
 * What is wrong with a section by its rules. A value that stood there before and was not touched is let be: imported
 * profiles hold what no form would take. What is missing is always told.
 */
export function sectionProblems(rules: z.ZodType, values: object, stored: object | null): SectionProblem[] {
  const issues = rules.safeParse(values).error?.issues ?? [];
  return issues
    .filter(({ path }) => {
      const value = valueAt(values, path);
      return isEmpty(value) || !stored || !stoodThere(stored, path, value);
    })
    .map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values);
}

/** In a list any entry may be it: others may have been added or taken away before. */
function stoodThere(stored: unknown, path: readonly PropertyKey[], value: unknown): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return JSON.stringify(stored) === JSON.stringify(value);
  if (Array.isArray(stored)) return stored.some((entry) => stoodThere(entry, rest, value));
  if (typeof stored !== 'object' || stored === null) return false;
  return stoodThere((stored as Record<PropertyKey, unknown>)[key], rest, value);
}
