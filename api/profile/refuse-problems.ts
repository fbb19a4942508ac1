import type { z } from 'zod';
import { type SectionProblem, sectionProblems } from '#api/contract/profile/section-problems.ts';
import { ApiError } from '#api/errors.ts';

/** Throws 400 with `errors: [{field, message}]` where a section breaks its rules; `more` are problems beside them. */
export function refuseProblems(
  rules: z.ZodType,
  values: object,
  stored: object | null,
  more: SectionProblem[] = [],
): void {
  const problems = [...sectionProblems(rules, values, stored), ...more];
  if (problems.length === 0) return;
  const messages = [...new Set(problems.map(({ message }) => message))];
  throw new ApiError(400, messages.slice(0, 3).join(' '), { errors: problems.slice(0, 50) });
}
