import { findCandidate } from '#api/candidates/find-candidate.ts';
import { profilePicture } from '#api/contract/profile-picture.ts';
import { ApiError } from '#api/errors.ts';
import { pictureMediaType } from '#api/pictures/picture-media-type.ts';
import { readPicture } from '#api/profile/pictures.ts';
import { handler } from './handler.ts';

const NO_PICTURE = 'There is no photo.';

export const profilePictureRoute = handler(profilePicture, async ({ input: { params }, session, deps }) => {
  const candidate = await findCandidate(deps.mongo, params.id);
  const isOwn = String(candidate.user) === session.user._id;
  if (session.user.role === 'job-seeker' && !isOwn) throw new ApiError(404, NO_PICTURE);
  const bytes = await readPicture(deps, candidate.profilePicLink);
  // by its content again, whatever the record says: nothing that a browser would run leaves here
  const mediaType = bytes && pictureMediaType(bytes);
  if (!mediaType) throw new ApiError(404, NO_PICTURE);
  return { body: bytes, fileName: `photo.${mediaType.split('/')[1]}`, mediaType, inline: true };
});
