import { deleteJobs as remove } from '#api/commands/delete-jobs.ts';
import { deleteJobs } from '#api/contract/delete-jobs.ts';
import { ApiError } from '#api/errors.ts';
import { handler } from './handler.ts';

export const deleteJobsRoute = handler(deleteJobs, async ({ input: { body }, session, deps }) => {
  const { role, _id } = session.user;
  const keys = [...new Set(body.ids)];
  if (role === 'admin' && keys.length > 1) throw new ApiError(403, 'Admins delete one job at a time.');
  const deleted = await remove(deps, keys, role === 'admin' ? null : _id);
  return {
    success: true,
    message: deleted === 1 ? 'Job deleted successfully!' : `${deleted} jobs deleted successfully!`,
  };
});
