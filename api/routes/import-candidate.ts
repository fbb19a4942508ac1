import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import { importCandidate } from '#api/contract/import-candidate.ts';
import { ApiError } from '#api/errors.ts';
import { looksLikeSpreadsheet } from '#api/imports/spreadsheet-magic.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { handler } from './handler.ts';

const NOT_A_SPREADSHEET = 'The file is not a spreadsheet (.xls or .xlsx), whatever its name says.';

export const importCandidateRoute = handler(
  importCandidate,
  async ({ input, session, deps: { mongo, changes, now } }) => {
    const [upload] = input.files.file;
    if (!upload) throw new ApiError(400, "Field 'file': a file is required.");
    if (upload.bytes === 0) throw new ApiError(415, 'The file is empty.');
    if (!(await looksLikeSpreadsheet(upload.path))) throw new ApiError(415, NOT_A_SPREADSHEET);
    const createdBy = new Types.ObjectId(session.user._id);
    const name = upload.fileName.slice(0, 300) || 'spreadsheet';
    const stored = await storeFile(
      mongo,
      { name, contentType: 'application/octet-stream', createdBy },
      createReadStream(upload.path),
      now(),
    );
    const importedByName = `${session.user.firstName} ${session.user.lastName}`.trim();
    const order = {
      kind: 'import-candidates',
      createdBy,
      input: { file: String(stored._id), fileName: name, importedByName },
    } as const;
    try {
      const jobId = String(await createTask(changes, order, now()));
      return { success: true, message: 'The file has arrived; its rows are being imported.', jobId };
    } catch (error) {
      await removeFile(mongo, stored._id);
      throw error;
    }
  },
);
