import { shortlistCandidates } from '#api/contract/shortlist-candidates.ts';
import { presentSeenShortlist } from '#api/presenters/present-seen-shortlists.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { presentResult } from '#api/search/present-result.ts';
import { runSearch } from '#api/search/run-search.ts';
import { findSeenShortlist } from '#api/shortlists/find-shortlist.ts';
import { candidateCardsBody } from '#search-templates/candidates/cards.ts';
import { handler } from './handler.ts';

const PER_PAGE = 20;

export const shortlistCandidatesRoute = handler(shortlistCandidates, async ({ input, session, deps, ctx }) => {
  const list = await findSeenShortlist(deps.mongo, input.params.id, session.user._id);
  const shortlist = await presentSeenShortlist(deps.mongo, list, session.user._id);
  const everybody = list.candidates.map(String).toReversed();
  const from = (input.query.page - 1) * PER_PAGE;
  const ids = everybody.slice(from, from + PER_PAGE);
  const shown = { shortlist, ids: everybody, totalPages: Math.ceil(everybody.length / PER_PAGE) };
  if (ids.length === 0) return { success: true, message: 'No candidates here.', ...shown, candidates: [] };
  const index = candidatesAlias(deps.mongo);
  const run = { call: shortlistCandidates.name, index, body: candidateCardsBody(ids), signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const { candidates } = await presentResult(deps, answer, PER_PAGE);
  const place = new Map(ids.map((id, at) => [id, at]));
  const ordered = candidates.toSorted((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0));
  return { success: true, message: 'Candidates found.', ...shown, candidates: ordered };
});
