/** What may be uploaded as a photo or a logo: PNG, JPEG or WebP by its content, at most 2 MB. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_KIND_MESSAGE = 'Only PNG, JPEG or WebP pictures allowed.';
export const PICTURE_SIZE_MESSAGE = 'Max size 2MB.';
export const pictureMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
