import type { Contract } from '#api/contract/define-contract.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE, WRONG_ROLE_MESSAGE } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import type { Origin } from './own-pages.ts';

export const FOREIGN_MESSAGE = 'This request did not come from our own pages.';

/** Throws 403 where another site sends a request that changes something. */
export function checkOrigin(contract: Contract, origin: Origin): void {
  if (contract.ownPagesOnly ? origin !== 'own' : contract.method !== 'GET' && origin === 'foreign') {
    throw new ApiError(403, FOREIGN_MESSAGE);
  }
}

/** Throws 401 where the call needs a session and there is none, 403 where the account's role may not make it. */
export function checkAccess({ roles }: Contract, session: Session | null): void {
  if (roles === 'public') return;
  if (!session) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  if (roles !== 'signed-in' && !roles.includes(session.user.role)) throw new ApiError(403, WRONG_ROLE_MESSAGE);
}
