import { useState } from 'react';
import type { FieldProblems } from './field-problems.ts';

/** Which fields of a form may be told what is wrong with them: each once it was left, all of them after a submit. */
export function useVisitedFields<Name extends string = string>() {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  return {
    left,
    isSubmitted,
    leave: (name: Name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    submitted: () => setIsSubmitted(true),
    /** Of all that is wrong, what may be said by now. */
    sayable: (problems: FieldProblems<Name>): FieldProblems<Name> => {
      if (isSubmitted) return problems;
      const said = Object.entries(problems).filter(([name]) => left.has(name as Name));
      return Object.fromEntries(said) as FieldProblems<Name>;
    },
  };
}
