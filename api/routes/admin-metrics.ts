import { adminMetrics } from '#api/contract/admin-metrics.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { foundTotal } from '#search-templates/found-total.ts';
import { handler } from './handler.ts';

export const adminMetricsRoute = handler(adminMetrics, async ({ deps, ctx }) => {
  const { mongo } = deps;
  const [userManagement, candidateManagement, jobManagement] = await Promise.all([
    mongo.users.countDocuments({}),
    countCandidates(),
    mongo.jobs.countDocuments({ deleted: { $ne: true } }),
  ]);
  return {
    success: true,
    message: 'Metrics found.',
    metrics: { userManagement, candidateManagement, jobManagement },
  };

  /** By the index: the record's collection also holds the stubs of those that were removed. */
  async function countCandidates(): Promise<number> {
    const body = { size: 0, track_total_hits: true };
    const run = { call: adminMetrics.name, index: candidatesAlias(mongo), body, signal: ctx.signal };
    return foundTotal(await runSearch(deps, run));
  }
});
