import { applicationKey } from '#api/applications/application-key.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Takes a job off an account's saved ones; false where the account has nothing with that job. */
export async function removeSavedJob(mongo: Mongo, user: string, jobId: string): Promise<boolean> {
  const { matchedCount } = await mongo.applications.updateOne(
    { _id: applicationKey(user, jobId) },
    { $set: { saveStatus: false }, $unset: { savedAt: '' } },
  );
  return matchedCount > 0;
}
