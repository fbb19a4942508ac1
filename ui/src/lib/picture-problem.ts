import {
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_SIZE_MESSAGE,
  pictureMediaTypes,
} from '#api/profile/contract.ts';

/** Why a chosen photo or logo can't be sent; null if it can. The server checks its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureMediaTypes.some((each) => each === type)) return PICTURE_KIND_MESSAGE;
  return size > PICTURE_MAX_BYTES ? PICTURE_SIZE_MESSAGE : null;
}
