import type { Logger } from 'pino';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { searchOfJob } from '#api/jobs/search-of-job.ts';
import { candidatesAlias, orFilterProblems, runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { requirementsOf, withPay } from '#domain/requirements.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { explainCandidatesBody, readExplanation } from '#search-templates/candidates/explain.ts';
import { type ApplicationRequirement, employerApplications } from './contract.ts';

interface Applicants {
  applications: readonly ApplicationRecord[];
  /** By `_id`; without deleted ones. */
  jobs: ReadonlyMap<string, JobRecord>;
  candidates: ReadonlyMap<string, CandidateRecord>;
  /** Whose searches these are. */
  account: string;
  log: Logger;
  signal: AbortSignal;
}

/**
 * What each applicant meets of the requirements of the job, by application: one search per job. Applications are
 * missing from the result whose job or candidate is gone, and all of a job for which the search can't run: the list is
 * useful without.
 */
export async function examineApplicants(
  deps: Dependencies,
  { applications, jobs, account, log, ...people }: Applicants,
): Promise<Map<string, ApplicationRequirement[]>> {
  const byJob = Map.groupBy(applications, ({ job }) => String(job));
  const examine = async ([id, own]: [string, ApplicationRecord[]]) => {
    const job = jobs.get(id);
    if (!job) return [];
    return examineForJob(deps, job, { applications: own, ...people }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ err: error, job: id }, 'comparing applicants with their job failed');
      return [];
    });
  };
  const all = () => Promise.all([...byJob].map(examine));
  const examined = await deps.searchLimit.run(account, all).catch((error: unknown) => {
    // too many searches of this account at the same time
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error }, 'comparing applicants with their jobs failed');
    return [];
  });
  return new Map(examined.flat());
}

type Examined = [application: string, requirements: ApplicationRequirement[]];

async function examineForJob(
  deps: Dependencies,
  job: JobRecord,
  { applications, candidates, signal }: Pick<Applicants, 'applications' | 'candidates' | 'signal'>,
): Promise<Examined[]> {
  const today = todayInIndia(deps.now());
  const from = { filter: withPay(searchOfJob(job), job.salary), searchTerm: '' };
  const ids = applications.map(({ candidate }) => String(candidate));
  const body = orFilterProblems(() => explainCandidatesBody(ids, from, today));
  const run = { call: employerApplications.name, index: candidatesAlias(deps.mongo), body, signal };
  const hits = new Map((await runSearch(deps, run)).hits.hits.map((hit) => [hit._id, hit]));
  return applications.flatMap(({ _id, candidate }): Examined[] => {
    const hit = hits.get(String(candidate));
    const profile = candidates.get(String(candidate));
    if (!hit || !profile || profile.deleted) return [];
    const requirements = requirementsOf(readExplanation(hit, from, today), from.filter, profile);
    return [[_id, requirements.map(({ name, asked, state }) => ({ name, asked, state }))]];
  });
}
