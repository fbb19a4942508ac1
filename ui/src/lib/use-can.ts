import { type Action, can, canForAny } from '#domain/permissions.ts';
import { useSession } from './session.tsx';

/** Whether the signed-in account may do an action, perhaps only on its own records. False for visitors. */
export function useCan(action: Action): boolean {
  const { session } = useSession();
  return session.state === 'signed-in' && can(session.user, action);
}

/** Whether the signed-in account may do an action on every record. False for visitors. */
export function useCanForAny(action: Action): boolean {
  const { session } = useSession();
  return session.state === 'signed-in' && canForAny(session.user, action);
}
