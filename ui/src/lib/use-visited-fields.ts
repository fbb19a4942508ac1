import { useState } from 'react';
import type { FieldProblems } from './field-problems.ts';

/** Fields of a form that may show their errors: each after it was left, all after a submit. */
export function useVisitedFields<Name extends string = string>() {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  return {
    left,
    isSubmitted,
    leave: (name: Name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    submitted: () => setIsSubmitted(true),
    /** The errors that may be shown now. */
    sayable: (problems: FieldProblems<Name>): FieldProblems<Name> => {
      if (isSubmitted) return problems;
      const said = Object.entries(problems).filter(([name]) => left.has(name as Name));
      return Object.fromEntries(said) as FieldProblems<Name>;
    },
  };
}
