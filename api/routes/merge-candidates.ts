import { mergeCandidates as mergeThem } from '#api/commands/merge-candidates.ts';
import { mergeCandidates } from '#api/contract/merge-candidates.ts';
import { handler } from './handler.ts';

export const mergeCandidatesRoute = handler(mergeCandidates, async ({ input: { body }, session, deps }) => {
  const { applicantID } = await mergeThem(deps, { ...body, by: session.user._id });
  return { success: true, message: `Merged into ${applicantID}.` };
});
