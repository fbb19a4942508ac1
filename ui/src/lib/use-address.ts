import { useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Step = (before: URLSearchParams) => URLSearchParams;

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
    latest.current = rendered;
  }
  return [
    rendered,
    (step, options) => {
      latest.current = step(new URLSearchParams(latest.current));
      navigate(latest.current, options);
    },
  ];
}
