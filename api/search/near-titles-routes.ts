import { handler } from '#api/http/handler.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import {
  askedTitleNames,
  proposeTitles,
  readTitleOffers,
  titleOffersRequest,
} from '#search-templates/candidates/near-title-offers.ts';
import { advanceFilterNearTitles } from './near-titles-contract.ts';
import { readNearTitles } from './read-near-titles.ts';
import { candidatesAlias, orFilterProblems, runSearch } from './run-search.ts';

export const advanceFilterNearTitlesRoute = handler(
  advanceFilterNearTitles,
  async ({ input: { body: filter }, session, deps, ctx }) => {
    const proposals = proposeTitles(filter, await readNearTitles(deps.mongo, askedTitleNames(filter)));
    const request = orFilterProblems(() => titleOffersRequest(filter, proposals, todayInIndia(deps.now())));
    if (!request) return { success: true, message: 'There is no near title.', offers: [] };
    const { body, counted } = request;
    const run = { call: advanceFilterNearTitles.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
    const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, { ...run, cached: true }));
    const offers = readTitleOffers(answer, counted);
    return {
      success: true,
      message: offers.length === 0 ? 'No near title adds anyone.' : 'Near titles found.',
      offers,
    };
  },
);
