import type { z } from 'zod';

/** What is wrong with each field of a form with fields inside fields, by its path (`salary.max`): the first message. */
export type PathProblems = Readonly<Record<string, string>>;

/** A form's values against the contract's own schema, in its words. A list's entries speak for the list. */
export function pathProblems(schema: z.ZodType, values: unknown): PathProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const at = path.findIndex((part) => typeof part === 'number');
    const name = (at === -1 ? path : path.slice(0, at)).map(String).join('.');
    problems[name] ??= message;
  }
  return problems;
}
