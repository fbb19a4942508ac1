import { Types } from 'mongoose';
import { importCandidate } from '#api/contract/import-candidate.ts';
import { orderImport } from '#api/imports/order-import.ts';
import { handler } from './handler.ts';

export const importCandidateRoute = handler(importCandidate, async ({ input, session, deps }) => {
  const { mapping } = input.body;
  const { task } = await orderImport(deps, session, {
    kind: 'import-candidates',
    uploads: input.files.file,
    ...(mapping && { input: { mapping } }),
  });
  if (mapping) {
    const remembered = { columns: mapping.columns, savedBy: new Types.ObjectId(session.user._id), savedAt: deps.now() };
    await deps.mongo.importMappings.updateOne({ _id: mapping.shape }, { $set: remembered }, { upsert: true });
  }
  return { success: true, message: 'The file has arrived; its rows are being imported.', jobId: String(task) };
});
