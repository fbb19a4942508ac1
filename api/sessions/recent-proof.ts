import { PROOF_MINUTES, refusedFor } from '#api/http/contract/refusal-reasons.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';

const PROOF_MS = PROOF_MINUTES * 60 * 1000;
const NEEDED_MESSAGE = 'Please confirm your password to continue.';

/** Throws 403 with the reason `proof-needed` if the password was last entered in this session too long ago. */
export function requireRecentProof({ now }: Pick<Dependencies, 'now'>, { provedAt }: Session): void {
  if (now().getTime() - provedAt.getTime() <= PROOF_MS) return;
  throw new ApiError(403, NEEDED_MESSAGE, { errors: [refusedFor('proof-needed')] });
}
