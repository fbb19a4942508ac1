import { checkauth } from './checkauth.ts';
import type { Contract } from './define-contract.ts';

/** Every call there is. A contract that is missing here has no route, no docs and no client. */
export const contracts: readonly Contract[] = [checkauth];
