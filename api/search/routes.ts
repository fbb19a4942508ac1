import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { presentCandidateCard, presentCounts, readCounters } from '#api/candidates/present-candidate-card.ts';
import { XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { countOnce, countUse } from '#api/http/count-use.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import type { Session } from '#api/http/session.ts';
import { DAY_MS, todayInIndia } from '#domain/day-in-india.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { readStoredFilter } from '#domain/filters/stored-filter.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { SEARCH_HISTORY_DAYS, SEARCH_HISTORY_LENGTH, type SearchHistoryRecord } from '#mongo/models/search-history.ts';
import { explainCandidateBody, readExplanation } from '#search-templates/candidates/explain.ts';
import { candidateFacetBodies, facetShares, readFacets } from '#search-templates/candidates/facets.ts';
import { filterCountsBody, readFilterCounts } from '#search-templates/candidates/filter-counts.ts';
import { candidateListBody } from '#search-templates/candidates/list-query.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { readLikeness, similarCandidatesBody } from '#search-templates/candidates/similar.ts';
import type { TermKind } from '#search-templates/candidates/suggestions.ts';
import { modelOf } from './candidate-model.ts';
import {
  advanceFilter,
  advanceFilterClauseCounts,
  advanceFilterFacets,
  candidateMatched,
  candidateSimilar,
  candidatesExport,
  fetchCities,
  listCandidates,
  searchHistory,
  searchHistoryClear,
  type suggestingFields,
  suggestTerms,
} from './contract.ts';
import { writeCandidates } from './export-candidates.ts';
import { recordSearch } from './record-search.ts';
import { candidatesAlias, orFilterProblems, presentResult, runSearch, type SearchRun } from './run-search.ts';
import { knownTerms, suggestKnownTerms, termsSpelledAlike } from './suggest.ts';
import { knownPlaces, suggestPlaceGroups, suggestPlaces } from './suggest-places.ts';

/** A search for candidates, which counts towards the account's day. */
const runCountedSearch = (deps: Dependencies, session: Session, run: SearchRun) =>
  deps.searchQuota.run(session, () => deps.searchLimit.run(session.user._id, () => runSearch(deps, run)));

export const advanceFilterRoute = handler(advanceFilter, async ({ input: { body: filter }, session, deps, ctx }) => {
  const { weights } = deps.ranking.current();
  const body = orFilterProblems(() => candidateSearchBody(filter, todayInIndia(deps.now()), weights));
  const run = { call: advanceFilter.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await runCountedSearch(deps, session, run);
  const result = await presentResult(deps, answer, filter.itemsPerPage);
  const ran = { user: session.user._id, filter, found: result.totalCandidates };
  ctx.afterwards(() => recordSearch(deps, ran), 'a search is not in the history');
  const message = result.totalCandidates === 0 ? 'No candidates match this search.' : 'Candidates found.';
  return { success: true, message, ...result, pipeline: body as Record<string, unknown> };
});

export const advanceFilterFacetsRoute = handler(
  advanceFilterFacets,
  async ({ input: { body: filter }, session, deps, ctx }) => {
    const today = todayInIndia(deps.now());
    const run = {
      call: advanceFilterFacets.name,
      index: candidatesAlias(deps.mongo),
      signal: ctx.signal,
      cached: true,
    };
    const bodies = orFilterProblems(() => candidateFacetBodies(filter, today));
    const count = async () => {
      const shares = facetShares(await runSearch(deps, { ...run, body: bodies.pilot }), bodies);
      return readFacets(await runSearch(deps, { ...run, body: bodies.counts(shares) }), bodies, shares);
    };
    const { facets, estimated: estimatedFacets } = await deps.searchLimit.run(session.user._id, count);
    return { success: true, message: 'Counted.', facets, estimated: estimatedFacets.length > 0, estimatedFacets };
  },
);

export const advanceFilterClauseCountsRoute = handler(
  advanceFilterClauseCounts,
  async ({ input, session, deps, ctx }) => {
    const body = orFilterProblems(() => filterCountsBody(input.body.filters, todayInIndia(deps.now())));
    const run = { call: advanceFilterClauseCounts.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
    const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, { ...run, cached: true }));
    return { success: true, message: 'Counted.', counts: readFilterCounts(answer) };
  },
);

export const candidateMatchedRoute = handler(candidateMatched, async ({ input, session, deps, ctx }) => {
  const today = todayInIndia(deps.now());
  const body = orFilterProblems(() => explainCandidateBody(input.params.id, input.body, today));
  const run = { call: candidateMatched.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const [hit] = answer.hits.hits;
  if (!hit) throw new ApiError(404, 'This candidate is not in the search index yet.');
  return { success: true, message: 'Search compared.', ...readExplanation(hit, input.body, today) };
});

const kindsOf: Record<(typeof suggestingFields)[number], TermKind[]> = {
  keyword: ['skill', 'title', 'employer'],
  designation: ['title'],
  company: ['employer'],
  skills: ['skill'],
  institutes: ['institute'],
};

export const suggestTermsRoute = handler(suggestTerms, async ({ input: { body }, deps }) => {
  const known = body.prefix === '' ? [] : await knownTerms(deps);
  const terms = suggestKnownTerms(body.prefix, kindsOf[body.field], known);
  const alike = terms.length === 0 ? termsSpelledAlike(body.prefix, kindsOf[body.field], known) : [];
  return { success: true as const, message: terms.length === 0 ? 'Nothing found.' : 'Found.', terms, alike };
});

export const fetchCitiesRoute = handler(fetchCities, async ({ input: { body }, deps, ctx }) => {
  const places = suggestPlaces(body.keyword, await knownPlaces(deps, ctx.signal));
  const groups = suggestPlaceGroups(body.keyword);
  return {
    success: true,
    cities: places.map(({ name }) => name),
    notes: Object.fromEntries(places.flatMap(({ name, note }) => (note === null ? [] : [[name, note]]))),
    groups,
    message: places.length + groups.length === 0 ? 'No city found.' : 'Cities found.',
  };
});

export const listCandidatesRoute = handler(listCandidates, async ({ input, session, deps, ctx }) => {
  const { page, searchTerm, candidatesPerPage: size, filterOptions } = input.body;
  const filter = { ...candidateFilter.parse({}), ...filterOptions };
  const today = todayInIndia(deps.now());
  const { weights } = deps.ranking.current();
  const body = orFilterProblems(() => candidateListBody({ searchTerm, page, size, filter }, today, weights));
  const run = { call: listCandidates.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await runCountedSearch(deps, session, run);
  const result = await presentResult(deps, answer, size);
  return {
    success: true,
    message: result.totalCandidates === 0 ? 'No data available!' : 'Candidates found.',
    ...result,
  };
});

export const candidatesExportRoute = handler(candidatesExport, async ({ input: { body }, session, deps }) => {
  const ids = [...new Set(body.ids)];
  const found = await deps.mongo.candidates
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
    .lean<CandidateRecord[]>();
  const records = new Map(found.filter(({ deleted }) => !deleted).map((record) => [String(record._id), record]));
  if (records.size === 0) throw new ApiError(404, 'None of these candidates is there any longer.');
  await countUse(deps, session, 'export', records.size);
  const now = deps.now();
  // recorded before any byte is sent: no export may go unrecorded
  await deps.mongo.exports.insertMany([
    { _id: new Types.ObjectId(), user: new Types.ObjectId(session.user._id), at: now, candidates: records.size },
  ]);
  const ordered = ids.flatMap((id) => records.get(id) ?? []);
  const fileName = `candidates ${todayInIndia(now)}.xlsx`;
  return { body: writeCandidates(ordered), fileName, mediaType: XLSX_MEDIA_TYPE };
});

export const searchHistoryRoute = handler(searchHistory, async ({ session, deps: { mongo, now } }) => {
  // MongoDB removes expired records only periodically
  const since = new Date(now().getTime() - SEARCH_HISTORY_DAYS * DAY_MS);
  const records = await mongo.searchHistory
    .find({ user: new Types.ObjectId(session.user._id), at: { $gt: since } })
    .sort({ at: -1, _id: -1 })
    .limit(SEARCH_HISTORY_LENGTH)
    .lean<SearchHistoryRecord[]>();
  const searches = records.map(({ _id, filter, filterVersion, found, at }) => ({
    _id: _id.slice(_id.indexOf(':') + 1),
    filter: readStoredFilter({ version: filterVersion, filter }),
    found,
    at: at.toISOString(),
  }));
  return { success: true, message: 'Search history found.', searches };
});

export const searchHistoryClearRoute = handler(searchHistoryClear, async ({ session, deps: { mongo } }) => {
  await mongo.searchHistory.deleteMany({ user: new Types.ObjectId(session.user._id) });
  return { success: true, message: 'Search history cleared.' };
});

const SHOWN = 6;

export const candidateSimilarRoute = handler(candidateSimilar, async ({ input, session, deps, ctx }) => {
  const candidate = await findCandidate(deps.mongo, input.params.id);
  await countOnce(deps, session, 'candidate', candidate._id);
  const model = modelOf(candidate);
  const body = similarCandidatesBody(model, SHOWN);
  if (!body) return { success: true, message: 'There is nothing to compare yet.', candidates: [] };
  const run = { call: candidateSimilar.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const { hits } = (await deps.searchLimit.run(session.user._id, () => runSearch(deps, run))).hits;
  const ids = hits.map(({ _id }) => _id as string);
  const counters = await readCounters(deps.mongo, ids);
  const candidates = hits.map((hit) => {
    const { matched: _, ...card } = presentCandidateCard(hit, deps.now());
    return { ...card, ...presentCounts(counters.get(card._id)), alike: readLikeness(hit, model) };
  });
  return { success: true, message: 'Similar candidates found.', candidates };
});
