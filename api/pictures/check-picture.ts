import { PICTURE_KIND_MESSAGE, PICTURE_MAX_BYTES, PICTURE_SIZE_MESSAGE } from '#api/contract/picture-rules.ts';
import { ApiError } from '#api/errors.ts';
import { type PictureMediaType, pictureMediaType } from './picture-media-type.ts';

/** The media type of an uploaded picture, by its content. Throws 413 where it is too large, 415 for anything else. */
export function checkPicture(bytes: Buffer): PictureMediaType {
  if (bytes.length > PICTURE_MAX_BYTES) throw new ApiError(413, PICTURE_SIZE_MESSAGE);
  const mediaType = pictureMediaType(bytes);
  if (!mediaType) throw new ApiError(415, PICTURE_KIND_MESSAGE);
  return mediaType;
}
