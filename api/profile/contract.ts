import { z } from 'zod';
import { candidateProfile } from '#api/candidates/contract.ts';
import { recordId, version } from '#api/http/contract/fields.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from '#api/resumes/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { personalsParts, personalsTexts } from './contract/personals.ts';
import { preferencesParts, preferencesTexts } from './contract/preferences.ts';
import { profileErrors, userId, wireJson, wireJsonFields } from './contract/rules.ts';

export const fetchProfileData = defineContract({
  name: 'fetch-profile-data',
  method: 'POST',
  path: '/fetch-profile-data',
  roles: 'signed-in',
  summary:
    'An account with its profile: the own one, or, for an admin, any account’s. Only job seekers have a candidate.',
  body: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    user: currentUser.extend({
      candidate: candidateProfile.nullable(),
      /**
       * Not in the original API: `personals`, `preferences` and each entry's id → its version, to be sent with a
       * change.
       */
      versions: z.record(z.string(), z.string()),
    }),
  }),
  errors: { 404: 'There is no such account, or it is not the caller’s.' },
});
export type ProfileData = z.infer<typeof fetchProfileData.response>['user'];

/** Limits of an uploaded photo or logo: PNG, JPEG or WebP by content. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;
export const PICTURE_KIND_MESSAGE = 'Only PNG, JPEG or WebP pictures allowed.';
export const PICTURE_SIZE_MESSAGE = 'Max size 2MB.';
export const pictureMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PICTURE_PIXELS_MESSAGE = 'Max 25 megapixels.';
export const PICTURE_DAMAGED_MESSAGE = 'The picture is damaged and can’t be read.';
export const PICTURE_TOO_COSTLY_MESSAGE =
  'The picture takes too much time or memory to read. Please save it as a JPEG.';
/** Each picture is decoded in its own process, a few at a time. */
export const PICTURES_BUSY = 'Too many pictures are being processed at the moment. Please try again in a few seconds.';

export const updatePersonalDetails = defineContract({
  name: 'update-personal-details',
  method: 'POST',
  path: '/update-personal-details',
  roles: rolesThatCan('profile.edit'),
  summary: 'Saves the Personals of a profile, and a photo if one is sent. Parts are JSON text.',
  body: z.strictObject({
    ...personalsTexts,
    ...wireJsonFields(personalsParts),
    userId,
    version,
  }),
  files: {
    profilePic: { maxBytes: PICTURE_MAX_BYTES, maxFiles: 1, tooLarge: PICTURE_SIZE_MESSAGE, optional: true },
  },
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: {
    ...profileErrors,
    413: 'The photo is larger than 2 MB or 25 megapixels, or takes too much time or memory to read.',
    415: 'The photo is neither PNG, JPEG nor WebP, regardless of its name, or is damaged.',
    503: PICTURES_BUSY,
  },
});

export const updatePreferenceDetails = defineContract({
  name: 'update-preference-details',
  method: 'POST',
  path: '/update-preference-details',
  roles: rolesThatCan('profile.edit'),
  summary: 'Saves Careers & Preferences of a profile, and a resume if one is sent. Parts are JSON text.',
  body: z.strictObject({
    ...preferencesTexts,
    ...wireJsonFields(preferencesParts),
    userId,
    version,
  }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: {
    ...profileErrors,
    413: 'The resume is larger than 2 MB.',
    415: 'The resume is neither PDF nor DOCX, regardless of its name, is protected by a password or carries macros.',
  },
});

const MOST_ACCEPTED = 300;

export const fillProfile = defineContract({
  name: 'fill-profile',
  method: 'POST',
  path: '/fill-profile/{id}',
  roles: rolesThatCan('profile.keep'),
  summary: 'Applies the accepted offers of /resume-offers/{id}, and stores the resume itself if it is sent.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    /** The keys of the accepted offers, as JSON text. */
    accepted: wireJson(z.array(z.string().max(60)).max(MOST_ACCEPTED)),
    /** Version of the offers as shown: if the profile has changed since, the call answers 409. */
    version: z.string().max(40),
  }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: {
    ...profileErrors,
    404: 'There is no such reading or profile, or it is not the caller’s.',
    413: 'The resume is larger than 2 MB.',
    415: 'The resume is neither PDF nor DOCX, regardless of its name, is protected by a password or carries macros.',
  },
});

export const profilePicture = defineContract({
  name: 'profile-picture',
  method: 'GET',
  path: '/profile-picture/{id}',
  roles: 'signed-in',
  summary: 'A candidate’s photo: for employers, admins and the candidate’s own account.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Changes with every new photo, so that browsers don't show the former one. */
    v: recordId.optional(),
  }),
  file: pictureMediaTypes,
  errors: { 404: 'There is no such candidate, it is not the caller’s to see, or it has no photo.', 503: PICTURES_BUSY },
});
