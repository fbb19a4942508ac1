import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { UploadedFile } from '#api/routes/handler.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { keepUploads } from './keep-uploads.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/** Keeps uploaded resumes and puts their parsing on the list as one job; gives its id. A failure leaves no file behind. */
export function orderParsing(
  deps: Deps,
  session: Session,
  uploads: readonly UploadedFile[],
  by: 'parse-resumes' | 'bulk-parse-resumes',
): Promise<Types.ObjectId> {
  const createdBy = new Types.ObjectId(session.user._id);
  const uploadedByName = fullName(session.user);
  return keepUploads(deps, createdBy, uploads, (files) =>
    createTask(
      deps.changes,
      { kind: 'parse-resumes', createdBy, input: { files, uploadedByName, by }, total: files.length },
      deps.now(),
    ),
  );
}
