import { handler } from '#api/http/handler.ts';
import { correctCandidate, readCorrections } from './corrections.ts';
import { candidateCorrect, candidateCorrections } from './corrections-contract.ts';

export const candidateCorrectRoute = handler(candidateCorrect, async ({ input, session, deps }) => {
  const { record, isNote } = await correctCandidate(deps, session, input.params.id, input.body);
  return {
    success: true,
    message: isNote ? 'Noted for your company; the profile is the candidate’s own.' : 'The profile was corrected.',
    corrections: await readCorrections(deps.mongo, session.user._id, String(record._id)),
  };
});

export const candidateCorrectionsRoute = handler(candidateCorrections, async ({ input, session, deps }) => ({
  success: true,
  message: 'Corrections found.',
  corrections: await readCorrections(deps.mongo, session.user._id, input.params.id),
}));
