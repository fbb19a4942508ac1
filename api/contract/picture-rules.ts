/** Limits of an uploaded photo or logo: PNG, JPEG or WebP by its content. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_KIND_MESSAGE = 'Only PNG, JPEG or WebP pictures allowed.';
export const PICTURE_SIZE_MESSAGE = 'Max size 2MB.';
export const pictureMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Checked from the header, before anything is decoded: 25 megapixels take 100 MB, more than most cameras make. */
export const PICTURE_MOST_PIXELS = 25_000_000;
export const PICTURE_PIXELS_MESSAGE = 'Max 25 megapixels.';
export const PICTURE_DAMAGED_MESSAGE = 'The picture is damaged and can’t be read.';
export const PICTURE_TOO_COSTLY_MESSAGE =
  'The picture takes too much time or memory to read. Please save it as a JPEG.';
/** Each picture is decoded in a process of its own, a few at a time. */
export const PICTURES_BUSY = 'Too many pictures are being processed at the moment. Please try again in a few seconds.';
