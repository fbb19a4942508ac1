import { useState } from 'react';
import type { z } from 'zod';
import { sectionProblems } from '#api/profile/contract/rules.ts';
import type { FieldProblems } from '#ui/lib/field-problems.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';

/** The value at `presentAddress.city`; undefined if the path ends early. */
export function atPath(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** The values with a new one at `presentAddress.city`; doesn't modify the old ones. */
function withPath<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[key];
  return { ...values, [key]: rest.length === 0 ? value : withPath(inner as object, rest.join('.'), value) };
}

export interface SectionForm<Values extends object> {
  values: Values;
  /** A value differs from the initial ones. */
  dirty: boolean;
  /** Errors that may be shown now: field → message. */
  problems: FieldProblems<string>;
  set: (path: string, value: unknown) => void;
  setAll: (values: Values) => void;
  /** Props of a text field. */
  text: (path: string) => TextProps;
  /** Shows all errors from now on; returns true if there are none. */
  check: () => boolean;
}

interface TextProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
}

/**
 * A form's values and their errors by the server's own rules. A field shows its error once it was left, all fields once
 * a save was tried. `stored` is the server's data; untouched stored values are not validated.
 */
export function useSectionForm<Values extends object>(
  rules: z.ZodType,
  start: Values,
  stored: object | null,
  lacks: Readonly<Record<string, string>> = {},
): SectionForm<Values> {
  const [begun] = useState(start);
  const [values, setValues] = useState(start);
  const visited = useVisitedFields();
  const found: Record<string, string> = { ...lacks };
  for (const { field, message } of sectionProblems(rules, values, stored)) found[field] ??= message;
  const problems = visited.sayable(found);
  const set = (path: string, value: unknown) => setValues((before) => withPath(before, path, value));
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(begun),
    problems,
    set,
    setAll: setValues,
    text: (path) => ({
      name: path,
      value: String(atPath(values, path) ?? ''),
      error: problems[path],
      onChange: (event) => set(path, event.currentTarget.value),
      onBlur: () => visited.leave(path),
    }),
    check: () => {
      visited.submitted();
      return Object.keys(found).length === 0;
    },
  };
}
