import {
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_SIZE_MESSAGE,
  pictureMediaTypes,
} from '#api/profile/contract.ts';

/** What is wrong with a chosen photo or logo before it is sent; null where nothing is. The server looks at its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureMediaTypes.some((each) => each === type)) return PICTURE_KIND_MESSAGE;
  return size > PICTURE_MAX_BYTES ? PICTURE_SIZE_MESSAGE : null;
}
