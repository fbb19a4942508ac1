import { CallError, call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { importCandidateStatus } from '#api/imports/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

const ASK_EVERY_MS = 1_500;

export type ImportStatus = ResponseOf<typeof importCandidateStatus>;

/** Asks for an import until it has ended, the server's absences passed over; ends at once on abort. */
export async function* followStatus(jobId: string, signal: AbortSignal): AsyncGenerator<ImportStatus> {
  while (!signal.aborted) {
    const found = await askOnce(jobId, signal);
    if (signal.aborted) return;
    if (found) yield found;
    if (found && !isUnderWay(found)) return;
    await new Promise((resolve) => window.setTimeout(resolve, ASK_EVERY_MS));
  }
}

async function askOnce(jobId: string, signal: AbortSignal): Promise<ImportStatus | null> {
  try {
    return await call(importCandidateStatus, { params: { jobId }, query: {} }, { signal });
  } catch (error) {
    if (signal.aborted || (error instanceof CallError && error.status === 0)) return null;
    throw error;
  }
}
