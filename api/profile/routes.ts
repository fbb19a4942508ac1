import { readFile } from 'node:fs/promises';
import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { presentCandidateProfile } from '#api/candidates/present-candidate-profile.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { presentUser } from '#api/http/session.ts';
import { formChoices, isRequiredChoice } from '#domain/choice-fields.ts';
import { can, canFor, canForAny } from '#domain/permissions.ts';
import type { Address, CandidateRecord } from '#mongo/models/candidate.ts';
import { changePersonals, changePreferences } from './change-personals.ts';
import { profileVersions } from './change-profile.ts';
import { checkProfile } from './check-contract.ts';
import {
  fetchProfileData,
  fillProfile,
  profilePicture,
  updatePersonalDetails,
  updatePreferenceDetails,
} from './contract.ts';
import { applyOffers } from './fill-profile.ts';
import { readPicture } from './side-effects.ts';

export const fetchProfileDataRoute = handler(fetchProfileData, async ({ input: { body }, session, deps }) => {
  const { mongo, now } = deps;
  const isOwn = body.id === session.user._id;
  const _id = new Types.ObjectId(body.id);
  const user = isOwn || canForAny(session.user, 'profile.edit') ? await mongo.users.findOne({ _id }).lean() : null;
  if (!user) throw new ApiError(404, 'User not found.');
  const record = can(user, 'profile.keep')
    ? await mongo.candidates.findOne({ user: _id }).lean<CandidateRecord>()
    : null;
  const counters = record && (await mongo.candidateCounters.findOne({ _id: record._id }).lean());
  const candidate = record && !record.deleted ? presentCandidateProfile(record, counters ?? undefined, now()) : null;
  const versions = candidate ? profileVersions(candidate) : {};
  return { success: true, message: 'Profile fetched.', user: { ...presentUser(user), candidate, versions } };
});

type Profile = Partial<CandidateRecord>;

const filled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const PERSONALS = [
  'firstName',
  'lastName',
  'applicantName',
  'emailAddress',
  'dateOfBirth',
  ...formChoices.personals.filter(isRequiredChoice),
] as const;
const ADDRESS = ['addressLine1', 'city', 'district', 'state', 'country', 'zipCode'] as const;
const PREFERENCES = [
  'experience',
  'currentCTC',
  'expectedCTC',
  ...formChoices.preferences.filter(isRequiredChoice),
  'noticePeriod',
  'negotiableNoticePeriod',
  'preferredJob',
  'preferredLocation',
  'profileSummary',
] as const;
/** Required only of a person who is serving a notice period. */
const SERVING = ['noticePeriodServingDate', 'lwd'] as const;

/**
 * Names of the fields that the Personals and Preferences tabs require and a candidate lacks; nested ones with a dot,
 * the resume as `resume`. Empty if the profile is complete.
 */
function missingProfileFields(profile: Profile): string[] {
  const lacking = (fields: readonly (keyof Profile)[]) => fields.filter((field) => !filled(profile[field]));
  return [
    ...lacking(PERSONALS),
    ...(filled(profile.phoneNumber?.number) ? [] : ['phoneNumber']),
    ...(profile.disability?.isDisabled && !filled(profile.disability.desc) ? ['disability.desc'] : []),
    ...missingOfAddress('presentAddress', profile.presentAddress),
    ...missingOfAddress('permanentAddress', profile.permanentAddress),
    ...lacking(PREFERENCES),
    ...(profile.noticePeriod === 'serving' ? lacking(SERVING) : []),
    ...(profile.resumeAvailable ? [] : ['resume']),
  ];
}

function missingOfAddress(name: string, address: Address | undefined): string[] {
  return ADDRESS.filter((field) => !filled(address?.[field])).map((field) => `${name}.${field}`);
}

export const checkProfileRoute = handler(checkProfile, async ({ session, deps }) => {
  const { user } = session;
  if (!can(user, 'profile.keep')) return { success: true, message: 'Nothing to fill in.', missing: [] };
  const record = await deps.mongo.candidates.findOne({ user: new Types.ObjectId(user._id) }).lean<CandidateRecord>();
  const missing = missingProfileFields(record ?? {});
  return missing.length === 0
    ? { success: true, message: 'Your profile is complete.', missing }
    : { success: false, message: 'Kindly update your profile to continue using the application!', missing };
});

export const updatePersonalDetailsRoute = handler(updatePersonalDetails, async ({ input, session, deps }) => {
  const { userId, version, ...personals } = input.body;
  const [upload] = input.files.profilePic;
  const photo = upload && (await readFile(upload.path));
  const candidate = await changePersonals(deps, session, { userId, version, personals, photo });
  return { success: true, message: 'Personal details updated successfully!', candidate };
});

export const updatePreferenceDetailsRoute = handler(updatePreferenceDetails, async ({ input, session, deps }) => {
  const { userId, version, ...preferences } = input.body;
  const [upload] = input.files.resume;
  const resume = upload && { bytes: await readFile(upload.path), fileName: upload.fileName };
  const candidate = await changePreferences(deps, session, { userId, version, preferences, resume });
  return { success: true, message: 'Preferences updated successfully!', candidate };
});

export const fillProfileRoute = handler(fillProfile, async ({ input, session, deps }) => {
  const { accepted, version } = input.body;
  const [upload] = input.files.resume;
  const resume = upload && { bytes: await readFile(upload.path), fileName: upload.fileName };
  const candidate = await applyOffers(deps, session, { id: input.params.id, accepted, version, resume });
  return { success: true, message: 'Your profile was filled in from your resume.', candidate };
});

const NO_PICTURE = 'There is no photo.';

export const profilePictureRoute = handler(profilePicture, async ({ input: { params }, session, deps }) => {
  const candidate = await findCandidate(deps.mongo, params.id);
  if (!canFor(session.user, 'profile.see-picture', candidate.user && String(candidate.user)))
    throw new ApiError(404, NO_PICTURE);
  const picture = await readPicture(deps, candidate.profilePicLink);
  if (!picture) throw new ApiError(404, NO_PICTURE);
  const { bytes, mediaType } = picture;
  return { body: bytes, fileName: `photo.${mediaType.slice('image/'.length)}`, mediaType, inline: true };
});
