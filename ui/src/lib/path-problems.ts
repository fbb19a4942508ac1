import type { z } from 'zod';

/** Errors of a form with nested fields, by path (`salary.max`): the first message of each. */
export type PathProblems = Readonly<Record<string, string>>;

/** Validates a form's values with the contract's own schema. Errors of list entries are reported on the list. */
export function pathProblems(schema: z.ZodType, values: unknown): PathProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const at = path.findIndex((part) => typeof part === 'number');
    const name = (at === -1 ? path : path.slice(0, at)).map(String).join('.');
    problems[name] ??= message;
  }
  return problems;
}
