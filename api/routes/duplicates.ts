import { DUPLICATES_PER_PAGE, duplicates } from '#api/contract/duplicates.ts';
import { confirmGroups } from '#api/duplicates/confirm-groups.ts';
import { presentDuplicate } from '#api/presenters/present-duplicate.ts';
import { presentTask } from '#api/presenters/present-task.ts';
import { readPage } from '#api/read-page.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

/** Those that are not settled; a group of an earlier release doesn't say. */
const OPEN = { settled: { $ne: true } };

export const duplicatesRoute = handler(duplicates, async ({ input: { query }, deps: { mongo } }) => {
  const [{ records, total, totalPages }, [look]] = await Promise.all([
    readPage(mongo.duplicateGroups, OPEN, { sort: { place: 1 }, page: query.page, perPage: DUPLICATES_PER_PAGE }),
    mongo.tasks.find({ kind: 'find-duplicates' }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>(),
  ]);
  const groups = await confirmGroups(mongo, records);
  return {
    success: true,
    groups: groups.map(({ _id, reasons, candidates }) => ({
      _id,
      reasons,
      candidates: candidates.map(presentDuplicate),
    })),
    total,
    totalPages,
    look: look ? presentTask(look) : null,
  };
});
