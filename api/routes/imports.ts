import { IMPORTS_PER_PAGE, imports } from '#api/contract/imports.ts';
import { importKinds } from '#api/imports/find-import.ts';
import { undosOf } from '#api/imports/find-undo.ts';
import { presentEntry } from '#api/presenters/present-import-entry.ts';
import { readPage } from '#api/read-page.ts';
import { handler } from './handler.ts';

export const importsRoute = handler(imports, async ({ input: { query }, session, deps: { mongo, now } }) => {
  const { page } = query;
  const filter = { kind: { $in: [...importKinds] } };
  const { records, total, totalPages } = await readPage(mongo.tasks, filter, {
    sort: { createdAt: -1, _id: -1 },
    page,
    perPage: IMPORTS_PER_PAGE,
    fields: { checkpoint: 0, log: 0 },
  });
  const undos = await undosOf(mongo);
  const seen = { account: session.user._id, now: now() };
  return {
    success: true,
    imports: records.map((task) => presentEntry(task, undos.get(String(task._id)) ?? null, seen)),
    pagination: { page, perPage: IMPORTS_PER_PAGE, totalPages, total },
  };
});
