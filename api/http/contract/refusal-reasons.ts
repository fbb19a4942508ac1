import type { CallError } from './client.ts';

/** Refusals that a screen can resolve; the answer's `errors` has the reason. */
type RefusalReason =
  /** The password is correct, and /signin-code completes the sign-in. */
  | 'code-needed'
  /** The password was entered too long ago: /confirm-password, then again. */
  | 'proof-needed'
  /** The account's role requires a second factor, which it must set up first. */
  | 'second-factor-needed';

/** How long a sign-in or /confirm-password counts as recent. */
export const PROOF_MINUTES = 15;

export const refusedFor = (reason: RefusalReason) => ({ reason });

export const isRefusedFor = (reason: RefusalReason, { errors }: Pick<CallError, 'errors'>): boolean =>
  errors.some((each) => (each as { reason?: unknown } | null)?.reason === reason);
