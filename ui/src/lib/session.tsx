import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { CallError, call, UNREACHABLE_MESSAGE } from '#api/http/contract/client.ts';
import { isRefusedFor } from '#api/http/contract/refusal-reasons.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { checkauth } from '#api/sessions/first-load-contract.ts';
import { usePopup } from './popup.tsx';

/** `unreachable`: the server didn't answer; `retry` asks again. */
export type SessionState =
  | { state: 'checking' }
  | { state: 'unreachable' }
  | { state: 'signed-out' }
  | {
      state: 'signed-in';
      user: CurrentUser;
      /** The account's role requires a second factor; until it is set up, the server refuses everything else. */
      mustSetUpSecondFactor: boolean;
    };

interface Session {
  session: SessionState;
  /** Resolves when the server has answered again or failed to. */
  retry: () => Promise<unknown>;
  signedIn: (user: CurrentUser) => void;
  signedOut: () => void;
  /** The required second factor is set up. */
  secondFactorSetUp: () => void;
  /**
   * Keeps the screen while a form on it has unsaved changes: an ended session is reported, and the redirect waits until
   * the returned function is called.
   */
  holdScreen: () => () => void;
}

const ENDED = 'Your session has ended. Sign in again in another tab, then save here what you have typed.';

const SESSION_KEY = ['session'];
const SessionContext = createContext<Session | null>(null);

/** Checks the session on start, and again whenever a call answers 401. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const popup = usePopup();
  const check = useQuery({ queryKey: SESSION_KEY, queryFn: checkSession, staleTime: Number.POSITIVE_INFINITY });

  const alerted = useRef(0);
  useEffect(() => {
    if (check.isError && alerted.current !== check.errorUpdatedAt) {
      alerted.current = check.errorUpdatedAt;
      void popup.alert(UNREACHABLE_MESSAGE);
    }
  }, [check.isError, check.errorUpdatedAt, popup]);

  const { data, isError, isFetching, refetch } = check;
  const [mustSetUp, setMustSetUp] = useState(false);
  const held = useRef(0);
  const isEndTold = useRef(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof CallError && isRefusedFor('second-factor-needed', error)) setMustSetUp(true);
        if (!(error instanceof CallError && error.status === 401)) return;
        if (held.current === 0) client.setQueryData(SESSION_KEY, null);
        else if (!isEndTold.current) {
          isEndTold.current = true;
          void popup.alert(ENDED);
        }
      }),
    [client, popup],
  );
  const holdScreen = useCallback(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
      if (held.current > 0 || !isEndTold.current) return;
      isEndTold.current = false;
      // possibly signed in again in another tab
      void refetch();
    };
  }, [refetch]);
  const value = useMemo<Session>(
    () => ({
      session: stateOf(data, isError && !isFetching, mustSetUp),
      retry: () => refetch(),
      signedIn: (user) => {
        setMustSetUp(false);
        resetCache(client, user);
      },
      signedOut: () => {
        setMustSetUp(false);
        resetCache(client, null);
      },
      secondFactorSetUp: () => {
        forgetFetched(client);
        setMustSetUp(false);
      },
      holdScreen,
    }),
    [client, data, holdScreen, isError, isFetching, mustSetUp, refetch],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** No cached data of one account remains for the next. */
function resetCache(client: QueryClient, user: CurrentUser | null) {
  forgetFetched(client);
  client.setQueryData(SESSION_KEY, user);
}

/** Drops all cached data, so that no list shows an erased person; keeps the session and queries with these keys. */
export function forgetFetched(client: QueryClient, ...kept: readonly string[]): void {
  const names: readonly unknown[] = [...SESSION_KEY, ...kept];
  client.removeQueries({ predicate: ({ queryKey }) => !names.includes(queryKey[0]) });
}

function stateOf(user: CurrentUser | null | undefined, failed: boolean, mustSetUpSecondFactor: boolean): SessionState {
  if (user) return { state: 'signed-in', user, mustSetUpSecondFactor };
  if (user === null) return { state: 'signed-out' };
  return { state: failed ? 'unreachable' : 'checking' };
}

/** The account; null if signed out. Throws if the server doesn't answer. */
async function checkSession({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  try {
    return (await call(checkauth, {}, { signal })).user;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** Throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
