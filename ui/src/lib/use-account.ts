import type { CurrentUser } from '#api/http/contract.ts';
import { useSession } from './session.tsx';

/** The signed-in account, on a page that its guard opens to nobody else. Throws where nobody is signed in. */
export function useAccount(): CurrentUser {
  const { session } = useSession();
  if (session.state !== 'signed-in') throw new Error('this page needs an account');
  return session.user;
}
