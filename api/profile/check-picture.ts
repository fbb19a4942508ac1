import { PICTURE_KIND_MESSAGE, PICTURE_MAX_BYTES, PICTURE_SIZE_MESSAGE } from '#api/contract/picture-rules.ts';
import { ApiError } from '#api/errors.ts';
import { type PictureMediaType, pictureKind } from '#mongo/files/picture-kind.ts';

/** What an uploaded picture is by its bytes. Throws 413 over 2 MB, 415 for whatever is no PNG, JPEG or WebP. */
export function checkPicture(bytes: Buffer): PictureMediaType {
  if (bytes.length > PICTURE_MAX_BYTES) throw new ApiError(413, PICTURE_SIZE_MESSAGE);
  const kind = pictureKind(bytes);
  if (!kind) throw new ApiError(415, PICTURE_KIND_MESSAGE);
  return kind;
}
