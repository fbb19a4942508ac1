import { importPreview, previewResult } from '#api/contract/import-preview.ts';
import { ApiError } from '#api/errors.ts';
import { dropPreview, dropStalePreviews } from '#api/imports/drop-previews.ts';
import { orderImport } from '#api/imports/order-import.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { handler } from './handler.ts';

/** A hostile file takes 20 s of the reader's time, and others may wait before this one. */
const PATIENCE_MS = 90_000;
const NOBODY_READS = 'The file could not be read in time. Please try again.';

export const importPreviewRoute = handler(importPreview, async ({ input, session, deps, ctx }) => {
  const { mapping } = input.body;
  await dropStalePreviews(deps);
  const ordered = await orderImport(deps, session, {
    kind: 'preview-import',
    uploads: input.files.file,
    ...(mapping && { input: { mapping } }),
  });
  try {
    const signal = AbortSignal.any([ctx.signal, deps.stopping, AbortSignal.timeout(PATIENCE_MS)]);
    for await (const { task, ended } of watchTask(deps.mongo, ordered.task, signal)) {
      if (!ended) continue;
      if (task.state !== 'done') throw new ApiError(422, task.error ?? NOBODY_READS);
      return { success: true, message: 'Nothing has been written yet.', ...previewResult.parse(task.result) };
    }
    throw new ApiError(503, NOBODY_READS);
  } finally {
    await dropPreview(deps, ordered);
  }
});
