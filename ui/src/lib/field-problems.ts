import type { z } from 'zod';

/** What is wrong with each field, first message first; a field that is right has no key. */
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

/**
 * A form's values against the contract's own schema, in its words. Each field shows its first message; fields under
 * `all` show every one of theirs, a line each.
 */
export function fieldProblems<Name extends string>(
  schema: z.ZodType,
  values: Readonly<Record<Name, unknown>>,
  all: readonly NoInfer<Name>[] = [],
): FieldProblems<Name> {
  const problems: FieldProblems<Name> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0]) as Name;
    const before = problems[name];
    if (before === undefined) problems[name] = message;
    else if (all.includes(name)) problems[name] = `${before}\n${message}`;
  }
  return problems;
}
