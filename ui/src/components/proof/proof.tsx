import { createContext, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { isRefusedFor } from '#api/http/contract/refusal-reasons.ts';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useKeptFocus } from '#ui/lib/use-kept-focus.ts';
import type { ConfirmPasswordProps } from './confirm-password.tsx';

/**
 * Runs calls that require a recently entered password. If the server refuses for that reason, asks for the password and
 * runs them again; if the question is cancelled, throws the refusal.
 */
type WithProof = <T>(run: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof | null>(null);

const ConfirmPassword = lazyScreen<ConfirmPasswordProps>(() =>
  import('./confirm-password.tsx').then((m) => ({ default: m.ConfirmPassword })),
);

export function ProofProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const goBack = useKeptFocus(content);
  const withProof = useMemo<WithProof>(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return async (run) => {
      try {
        return await run();
      } catch (error) {
        const isNeeded = error instanceof CallError && isRefusedFor('proof-needed', error);
        if (!isNeeded || !(await ask())) throw error;
        return run();
      }
    };
  }, []);
  const end = (confirmed: boolean) => {
    answer?.(confirmed);
    setAnswer(null);
    window.setTimeout(() => goBack(false));
  };
  return (
    <ProofContext value={withProof}>
      {children}
      {answer && (
        <Suspense>
          <ConfirmPassword content={content} onEnd={end} />
        </Suspense>
      )}
    </ProofContext>
  );
}

/** Throws outside ProofProvider. */
export function useProof(): WithProof {
  const withProof = useContext(ProofContext);
  if (!withProof) throw new Error('useProof needs a ProofProvider above it');
  return withProof;
}
