import type { z } from 'zod';

/** Errors by field, first message first; valid fields have no key. */
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

/**
 * Validates a form's values with the contract's own schema. Each field shows its first message; fields in `all` show
 * all of theirs, one per line.
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
