import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is never sent twice at once: of two clicks in one moment, before the screen shows that the first is
 * under way, the second does nothing. What comes after it belongs into `options`, which `mutate` waits for.
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
    // a failure is told by the options' onError
    mutateAsync(variables).then(done, done);
  };
  return { ...state, mutate };
}
