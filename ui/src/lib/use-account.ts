import type { CurrentUser } from '#api/http/contract.ts';
import { useSession } from './session.tsx';

/** The signed-in account, on a page behind a guard. Throws if signed out. */
export function useAccount(): CurrentUser {
  const { session } = useSession();
  if (session.state !== 'signed-in') throw new Error('this page needs an account');
  return session.user;
}
