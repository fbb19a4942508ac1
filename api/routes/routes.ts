import { checkauthRoute } from './checkauth.ts';
import type { Route } from './handler.ts';

/** What answers each contract, in the contracts' order. */
export const routes: readonly Route[] = [checkauthRoute];
