import { useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Step = (before: URLSearchParams) => URLSearchParams;

/**
 * What stands behind the address's `?`, and a way to change it step by step. The router hands every step what was drawn
 * last, so that of two in one moment the later would undo the earlier; here it goes on from it.
 */
export function useAddress(): [URLSearchParams, (step: Step, options?: NavigateOptions) => void] {
  const [drawn, navigate] = useSearchParams();
  const seen = useRef(drawn);
  const latest = useRef(drawn);
  if (seen.current !== drawn) {
    seen.current = drawn;
    latest.current = drawn;
  }
  return [
    drawn,
    (step, options) => {
      latest.current = step(new URLSearchParams(latest.current));
      navigate(latest.current, options);
    },
  ];
}
