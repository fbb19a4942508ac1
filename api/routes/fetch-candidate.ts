import { findCandidate } from '#api/candidates/find-candidate.ts';
import { countView } from '#api/commands/count-view.ts';
import { fetchCandidate } from '#api/contract/fetch-candidate.ts';
import { presentCandidateProfile } from '#api/presenters/present-candidate-profile.ts';
import { readCounters } from '#api/search/read-counters.ts';
import { handler } from './handler.ts';

export const fetchCandidateRoute = handler(fetchCandidate, async ({ input, session, deps, ctx }) => {
  const { mongo } = deps;
  const record = await findCandidate(mongo, input.params.id);
  if (session.user.role === 'employer' && ctx.fromOwnPage && !input.query.again) {
    const view = { kind: 'profile-view', candidate: record._id, employer: session.user._id, now: deps.now() } as const;
    await countView(mongo, view);
  }
  const id = String(record._id);
  const counters = await readCounters(mongo, [id]);
  const candidate = presentCandidateProfile(record, counters.get(id), deps.now());
  return { success: true, message: 'Candidate found.', candidate };
});
