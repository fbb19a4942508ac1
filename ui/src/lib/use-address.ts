import { useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Returns null to stay where the address is. */
type Step = (before: URLSearchParams) => URLSearchParams | null;

/**
 * The query string, and a function that changes it step by step. The router passes each step the last rendered value,
 * so a second step in the same tick would undo the first; this one accumulates.
 */
export function useAddress(): [URLSearchParams, (step: Step, options?: NavigateOptions) => void] {
  const [rendered, navigate] = useSearchParams();
  const seen = useRef(rendered);
  const latest = useRef(rendered);
  if (seen.current !== rendered) {
    seen.current = rendered;
    // a late rendering of a former address must not undo the steps since
    if (String(rendered) === String(new URLSearchParams(window.location.search))) latest.current = rendered;
  }
  return [
    rendered,
    (step, options) => {
      const next = step(new URLSearchParams(latest.current));
      if (!next) return;
      latest.current = next;
      navigate(next, options);
    },
  ];
}
