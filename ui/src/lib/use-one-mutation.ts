import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that never runs twice at once: a second click before the next render does nothing. Follow-up work belongs
 * in `options`, which `mutate` waits for.
 */
export function useOneMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): Omit<UseMutationResult<Data, Error, Variables, Context>, 'mutate' | 'mutateAsync'> & {
  mutate: (variables: Variables) => void;
} {
  const { mutate: _, mutateAsync, ...state } = useMutation(options);
  const isRunning = useRef(false);
  const mutate = (variables: Variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const done = () => {
      isRunning.current = false;
    };
    // the options' onError reports the failure
    mutateAsync(variables).then(done, done);
  };
  return { ...state, mutate };
}
