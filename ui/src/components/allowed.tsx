import type { ReactNode } from 'react';
import type { Action } from '#domain/permissions.ts';
import { useCan } from '#ui/lib/use-can.ts';

/** Shows its children to accounts that may do an action. */
export function Allowed({ to, children }: { to: Action; children: ReactNode }) {
  return useCan(to) && children;
}
