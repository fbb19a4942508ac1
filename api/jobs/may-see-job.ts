import type { CurrentUser } from '#api/contract/current-user.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';

/** A live job is everybody's to see; a draft its owner's, the admins' and of who saved it or applied to it. */
export function maySeeJob(
  { _id, role }: Pick<CurrentUser, '_id' | 'role'>,
  job: Pick<JobRecord, 'status' | 'createdBy'>,
  marks: Pick<ApplicationRecord, 'saveStatus' | 'applicationStatus'> | null,
): boolean {
  if (job.status === 'live' || role === 'admin' || job.createdBy.equals(_id)) return true;
  return marks !== null && (marks.saveStatus || marks.applicationStatus);
}
