import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '#api/http/dependencies.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateFacetBodies } from '#search-templates/candidates/facets.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { candidatesAlias, runSearch } from './run-search.ts';

/** Typical searches that together touch every field that is searched, counted or displayed. */
const usualSearches: CandidateFilterInput[] = [
  {},
  { keyword: { badges: [{ keyword: 'java' }, { keyword: 'project manager' }, { keyword: 'machine learning' }] } },
  { keyword: { boolean: true, inputText: '(java OR python) AND "spring boot" NOT test*' } },
  { designation: { badges: [{ keyword: 'software engineer' }], searchCurrent: true }, experience: { min: 2, max: 8 } },
  { company: { badges: [{ keyword: 'infosys' }] }, selectedCities: ['Bengaluru'], includePreferredLocation: true },
  { resumeSearch: 'communication skills', salary: { min: 5 }, selectedNoticePeriod: ['30'] },
];

/** The share of all candidates from which facets are estimated. */
const SHARE = 1 / 20;

const POLL_MS = 2_000;

/**
 * Runs typical searches once, so that the first recruiter doesn't wait for a cold page cache: as soon as the index
 * exists, which at the very first start the indexer is still creating. Failures are only logged. Never rejects.
 */
export async function warmUp(deps: Dependencies): Promise<void> {
  const { elasticsearch, log, mongo, ranking, stopping: signal } = deps;
  const today = todayInIndia(deps.now());
  const index = candidatesAlias(mongo);
  try {
    // an unreachable engine counts as one without the index
    while (!(await elasticsearch.indices.existsAlias({ name: index }, { signal }).catch(() => false)))
      await delay(POLL_MS, undefined, { signal, ref: false });
    const started = performance.now();
    for (const input of usualSearches) {
      const filter = candidateFilter.parse(input);
      const facets = candidateFacetBodies(filter, today);
      const cards = candidateSearchBody(filter, today, ranking.current().weights);
      const bodies = [cards, facets.pilot, facets.counts([SHARE])];
      for (const body of bodies) await runSearch(deps, { call: 'warm-up', index, body, signal });
    }
    log.info({ ms: Math.round(performance.now() - started) }, 'search warmed up');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'warming up the search failed');
  }
}
