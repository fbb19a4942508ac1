import { DUPLICATES_PER_PAGE, duplicates } from '#api/contract/duplicates.ts';
import { confirmGroups } from '#api/duplicates/confirm-groups.ts';
import { presentDuplicate } from '#api/presenters/present-duplicate.ts';
import { presentTask } from '#api/presenters/present-task.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

/** Those that are not settled; a group of an earlier release doesn't say. */
const OPEN = { settled: { $ne: true } };

export const duplicatesRoute = handler(duplicates, async ({ input: { query }, deps: { mongo } }) => {
  const [stored, total, [look]] = await Promise.all([
    mongo.duplicateGroups
      .find(OPEN)
      .sort({ place: 1 })
      .skip((query.page - 1) * DUPLICATES_PER_PAGE)
      .limit(DUPLICATES_PER_PAGE)
      .lean<DuplicateGroupRecord[]>(),
    mongo.duplicateGroups.countDocuments(OPEN),
    mongo.tasks.find({ kind: 'find-duplicates' }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>(),
  ]);
  const groups = await confirmGroups(mongo, stored);
  return {
    success: true,
    groups: groups.map(({ _id, reasons, candidates }) => ({
      _id,
      reasons,
      candidates: candidates.map(presentDuplicate),
    })),
    total,
    totalPages: Math.ceil(total / DUPLICATES_PER_PAGE),
    look: look ? presentTask(look) : null,
  };
});
