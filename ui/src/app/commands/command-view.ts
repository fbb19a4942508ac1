import type { RouteObject } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';

/** The props of the palette and the list of keys. */
export interface CommandViewProps {
  screens: readonly RouteObject[];
  account: CurrentUser;
  /** Closes it, returns the focus to where it was, then runs the action. */
  onClose: (then?: () => void) => void;
}
