import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { PICTURE_MAX_BYTES, PICTURE_SIZE_MESSAGE, PICTURES_BUSY } from './picture-rules.ts';
import { profileErrors, userId } from './profile/owner.ts';
import { personalsParts, personalsTexts } from './profile/personals.ts';
import { wireJson } from './profile/wire.ts';

export const updatePersonalDetails = defineContract({
  name: 'update-personal-details',
  method: 'POST',
  path: '/update-personal-details',
  roles: ['job-seeker', 'admin'],
  summary: 'Saves the Personals of a profile, and a photo where one is sent. Parts are JSON text.',
  body: z.strictObject({
    ...personalsTexts,
    phoneNumber: wireJson(personalsParts.phoneNumber),
    alternatePhoneNumber: wireJson(personalsParts.alternatePhoneNumber),
    disability: wireJson(personalsParts.disability),
    presentAddress: wireJson(personalsParts.presentAddress),
    permanentAddress: wireJson(personalsParts.permanentAddress),
    languages: wireJson(personalsParts.languages),
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
    415: 'The photo is neither PNG, JPEG nor WebP, whatever its name, or is damaged.',
    503: PICTURES_BUSY,
  },
});
