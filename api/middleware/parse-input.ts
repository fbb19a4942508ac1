import type { z } from 'zod';
import { ApiError } from '#api/errors.ts';

interface FieldProblem {
  field: string;
  message: string;
}

/** Parses one part of a request. Throws 400 with `errors: [{field, message}]`, the message naming the first fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) => problemsOf(issue, []));
  const shown = problems.slice(0, 3).map(({ message }) => message);
  throw new ApiError(400, shown.join(' '), { errors: problems.slice(0, 50) });
}

/** A form's own message stands as written; every other one gets the field's name in front. */
function problemsOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): FieldProblem[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...path, key].map(String).join('.');
      return { field, message: `Unknown field '${field}'.` };
    });
  }
  const field = path.map(String).join('.');
  if (isOwnSentence(issue.message)) return [{ field, message: issue.message }];
  if (issue.code === 'invalid_union') return unionProblems(issue, path, field);
  return [{ field, message: field ? `Field '${field}': ${issue.message}.` : `The request: ${issue.message}.` }];
}

/** Of several possible shapes, the one that came furthest says what is wrong; of several values, all are named. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, path: PropertyKey[], field: string): FieldProblem[] {
  const values = issue.errors.flatMap((branch) =>
    branch.flatMap((each) => (each.code === 'invalid_value' ? each.values : [])),
  );
  if (values.length > 0) return [{ field, message: `Field '${field}': must be one of ${values.join(', ')}.` }];
  const furthest = issue.errors.find((branch) =>
    branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
  );
  if (furthest) return furthest.flatMap((each) => problemsOf(each, path));
  return [{ field, message: `Field '${field}': is of the wrong type.` }];
}

/** How the library's own messages begin, which don't say which field they are about. */
const LIBRARYS = /^(Invalid (input|option|string|number|key|value|ISO|URL|UUID|email address)|Too (big|small)|Unrec)/;

function isOwnSentence(message: string): boolean {
  return /^[A-Z0-9≥]/.test(message) && !LIBRARYS.test(message);
}
