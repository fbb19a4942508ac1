import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { call } from '#api/contract/call.ts';
import { CallError, UNREACHABLE_MESSAGE } from '#api/contract/call-error.ts';
import { checkauth } from '#api/contract/checkauth.ts';
import type { CurrentUser } from '#api/contract/shapes.ts';
import { usePopup } from '#ui/components/popup.tsx';

/** `unknown` covers both the first check under way and a server out of reach (then `retry` checks again). */
export type SessionState =
  | { state: 'checking' }
  | { state: 'unreachable' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: CurrentUser };

interface Session {
  session: SessionState;
  /** Resolves when the server has answered, or failed to, once more. */
  retry: () => Promise<unknown>;
  signedIn: (user: CurrentUser) => void;
  signedOut: () => void;
}

const SESSION_KEY = ['session'];
const SessionContext = createContext<Session | null>(null);

/** Asks once at the start who is signed in, and again whenever a screen's call is answered with 401. */
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

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof CallError && error.status === 401) client.setQueryData(SESSION_KEY, null);
      }),
    [client],
  );

  const { data, isError, isFetching, refetch } = check;
  const value = useMemo<Session>(
    () => ({
      session: stateOf(data, isError && !isFetching),
      retry: () => refetch(),
      signedIn: (user) => startAfresh(client, user),
      signedOut: () => startAfresh(client, null),
    }),
    [client, data, isError, isFetching, refetch],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Nothing that one account has seen stays for the next. */
function startAfresh(client: QueryClient, user: CurrentUser | null) {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
  client.setQueryData(SESSION_KEY, user);
}

function stateOf(user: CurrentUser | null | undefined, failed: boolean): SessionState {
  if (user) return { state: 'signed-in', user };
  if (user === null) return { state: 'signed-out' };
  return { state: failed ? 'unreachable' : 'checking' };
}

/** The account, null where nobody is signed in. Throws where the server can't say. */
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
