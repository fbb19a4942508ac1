import { countOnce } from '#api/http/count-use.ts';
import { handler } from '#api/http/handler.ts';
import { can } from '#domain/permissions.ts';
import { candidateContact, fetchCandidate } from './contract.ts';
import { countView } from './count-view.ts';
import { findCandidate } from './find-candidate.ts';
import { readCounters } from './present-candidate-card.ts';
import { presentCandidateProfile, withCityNames } from './present-candidate-profile.ts';

export const fetchCandidateRoute = handler(fetchCandidate, async ({ input, session, deps, ctx }) => {
  const { mongo } = deps;
  const record = await findCandidate(mongo, input.params.id);
  await countOnce(deps, session, 'candidate', record._id);
  if (can(session.user, 'candidates.count-views') && ctx.fromOwnPage && !input.query.again) {
    const view = { kind: 'profile-view', candidate: record._id, employer: session.user._id, now: deps.now() } as const;
    await countView(mongo, view);
  }
  const id = String(record._id);
  const counters = await readCounters(mongo, [id]);
  const candidate = withCityNames(presentCandidateProfile(record, counters.get(id), deps.now()));
  return { success: true, message: 'Candidate found.', candidate };
});

export const candidateContactRoute = handler(candidateContact, async ({ input, session, deps }) => {
  const record = await findCandidate(deps.mongo, input.params.id);
  await countOnce(deps, session, 'candidate', record._id);
  const { phoneNumber, alternatePhoneNumber, emailAddress, alternateEmailAddress } = record;
  return {
    success: true,
    message: 'Contact found.',
    contact: {
      phoneNumber: phoneNumber ?? null,
      alternatePhoneNumber: alternatePhoneNumber ?? null,
      emailAddress: emailAddress ?? null,
      alternateEmailAddress: alternateEmailAddress ?? null,
    },
  };
});
