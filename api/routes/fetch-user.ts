import { fetchUser } from '#api/contract/fetch-user.ts';
import { presentDevice } from '#api/presenters/present-device.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { findUser } from '#api/users/find-user.ts';
import { readLooks } from '#api/users/read-looks.ts';
import { handler } from './handler.ts';

export const fetchUserRoute = handler(fetchUser, async ({ input: { params }, deps: { mongo } }) => {
  const user = await findUser(mongo, params.id);
  const found = { success: true, message: 'User found.' } as const;
  if (user.role === 'job-seeker') {
    const candidate = await mongo.candidates.findOne({ user: user._id }, { _id: 1 }).lean();
    return { ...found, user: { ...presentUser(user), ...(candidate && { candidateId: String(candidate._id) }) } };
  }
  if (user.role !== 'employer') return { ...found, user: presentUser(user) };
  const [profileViews, resumeViews, resumeDownloads] = await Promise.all([
    readLooks(mongo, user._id, 'profile-view'),
    readLooks(mongo, user._id, 'resume-view'),
    readLooks(mongo, user._id, 'resume-download'),
  ]);
  return {
    ...found,
    user: {
      ...presentUser(user),
      profileViewHistory: profileViews.newest,
      resumeViewHistory: resumeViews.newest,
      resumeDownloadHistory: resumeDownloads.newest,
      lookCounts: {
        profileViews: profileViews.total,
        resumeViews: resumeViews.total,
        resumeDownloads: resumeDownloads.total,
      },
      // the one used last comes first
      deviceInfos: (user.deviceInfos ?? []).toReversed().map(presentDevice),
    },
  };
});
