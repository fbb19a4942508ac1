import { candidateFacetBodies } from '#search-templates/candidates/facets.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { type CandidateFilterInput, candidateFilter } from '#search-templates/language/candidate-filter.ts';
import type { Dependencies } from './dependencies.ts';
import { candidatesAlias } from './search/candidates-alias.ts';
import { runSearch } from './search/run-search.ts';
import { todayInIndia } from './today-in-india.ts';

/** Usual searches: between them they touch every field that is searched, counted or shown. */
const usualSearches: CandidateFilterInput[] = [
  {},
  { keyword: { badges: [{ keyword: 'java' }, { keyword: 'project manager' }, { keyword: 'machine learning' }] } },
  { keyword: { boolean: true, inputText: '(java OR python) AND "spring boot" NOT test*' } },
  { designation: { badges: [{ keyword: 'software engineer' }], searchCurrent: true }, experience: { min: 2, max: 8 } },
  { company: { badges: [{ keyword: 'infosys' }] }, selectedCities: ['Bengaluru'], includePreferredLocation: true },
  { resumeSearch: 'communication skills', salary: { min: 5 }, selectedNoticePeriod: ['30'] },
];

/** Of all candidates, so that facets are estimated. */
const SHARE = 1 / 20;

/**
 * Runs the usual searches once, so that the first recruiter doesn't wait for a cold page cache. A failure is logged:
 * nothing depends on it.
 */
export async function warmUp(deps: Dependencies): Promise<void> {
  const today = todayInIndia(deps.now());
  const index = candidatesAlias(deps.mongo);
  const started = performance.now();
  try {
    for (const input of usualSearches) {
      const filter = candidateFilter.parse(input);
      const facets = candidateFacetBodies(filter, today);
      const bodies = [candidateSearchBody(filter, today), facets.pilot, facets.counts(SHARE)];
      for (const body of bodies) await runSearch(deps, { call: 'warm-up', index, body, signal: deps.stopping });
    }
    deps.log.info({ ms: Math.round(performance.now() - started) }, 'search warmed up');
  } catch (error) {
    if (!deps.stopping.aborted) deps.log.warn({ err: error }, 'search not warmed up');
  }
}
