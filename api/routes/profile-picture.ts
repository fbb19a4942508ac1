import { findCandidate } from '#api/candidates/find-candidate.ts';
import { profilePicture } from '#api/contract/profile-picture.ts';
import { ApiError } from '#api/errors.ts';
import { readPicture } from '#api/profile/pictures.ts';
import { handler } from './handler.ts';

const NO_PICTURE = 'There is no photo.';

export const profilePictureRoute = handler(profilePicture, async ({ input: { params }, session, deps }) => {
  const candidate = await findCandidate(deps.mongo, params.id);
  const isOwn = String(candidate.user) === session.user._id;
  if (session.user.role === 'job-seeker' && !isOwn) throw new ApiError(404, NO_PICTURE);
  const picture = await readPicture(deps, candidate.profilePicLink);
  if (!picture) throw new ApiError(404, NO_PICTURE);
  const { bytes, mediaType } = picture;
  return { body: bytes, fileName: `photo.${mediaType.slice('image/'.length)}`, mediaType, inline: true };
});
