import { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { formChoices } from '#domain/choice-fields.ts';
import { noticeNames } from '#domain/notice-periods.ts';
import { among, choiceFormValues, choiceRules, REQUIRED, wireChoices } from './choices.ts';
import {
  dayForm,
  type Form,
  nameForm,
  placeForm,
  proseForm,
  ruled,
  wireDay,
  wireFlag,
  wireNumber,
  wireText,
  wordsForm,
} from './rules.ts';

export const PREFERENCES_BLOCKED_MESSAGE = 'Please fix all errors before submitting!';
export const RESUME_REQUIRED_MESSAGE = 'Kindly upload your Resume!';
export const MOST_PREFERRED = 50;

const ctc = z.strictObject({ amount: wireNumber, currency: z.literal('INR').nullish() });
const entries = z.array(wireText(200)).max(MOST_PREFERRED, `At most ${MOST_PREFERRED} entries!`);

/** The wire fields of the Careers & Preferences tab. */
export const preferencesTexts = {
  ...wireChoices(formChoices.preferences),
  noticePeriod: wireText(20),
  negotiableNoticePeriod: wireText(20),
  noticePeriodServingDate: wireDay,
  lwd: wireDay,
  profileSummary: wireText(5_000),
};
export const preferencesParts = {
  experience: z.strictObject({ year: wireNumber, month: wireNumber }),
  currentCTC: ctc,
  expectedCTC: ctc,
  preferredJob: entries,
  preferredLocation: entries,
  relocation: wireFlag,
};
export type Preferences = z.output<z.ZodObject<typeof preferencesTexts & typeof preferencesParts>>;

const amount = z.object({
  amount: ruled({
    required: REQUIRED,
    forms: [
      [/^[0-9.]+$/, 'Only numbers are allowed!'],
      [/^\d{1,2}(\.\d)?$/, 'At most 2 digits and one decimal!'],
    ],
  }),
});
const period = ruled({ required: REQUIRED, forms: [among(noticeNames)] });
const listOf = (form: Form) => z.array(ruled({ required: REQUIRED, forms: [form] })).min(1, REQUIRED);
/** The rules of the Careers & Preferences tab, except for the resume. */
export const preferencesRules = z
  .object({
    experience: z.object({
      year: ruled({
        required: REQUIRED,
        forms: [
          [/^[0-9]+$/, 'Only numbers are allowed!'],
          [/^.{1,2}$/, 'Maximum 2 digits allowed!'],
        ],
      }),
      month: ruled({
        required: REQUIRED,
        forms: [[/^(\d|0\d|1[0-2])$/, 'Experience month should be between 0 and 12.']],
      }),
    }),
    currentCTC: amount,
    expectedCTC: amount,
    ...choiceRules(formChoices.preferences),
    noticePeriod: period,
    negotiableNoticePeriod: period,
    noticePeriodServingDate: ruled({ forms: [dayForm] }),
    lwd: ruled({ forms: [dayForm] }),
    preferredJob: listOf(nameForm),
    preferredLocation: listOf(placeForm),
    relocation: z.boolean(),
    profileSummary: ruled({
      required: REQUIRED,
      least: [3, 'Enter atleast 3 character!'],
      forms: [wordsForm, proseForm],
    }),
  })
  .refine((all) => all.noticePeriod !== 'serving' || all.noticePeriodServingDate !== '', {
    path: ['noticePeriodServingDate'],
    error: REQUIRED,
    when: () => true,
  })
  .refine((all) => all.noticePeriod !== 'serving' || all.lwd !== '', {
    path: ['lwd'],
    error: REQUIRED,
    when: () => true,
  });

/** Converts a profile's Careers & Preferences to form values. */
export function preferencesOf(profile: CandidateProfile): Preferences {
  const { experience, currentCTC, expectedCTC } = profile;
  const amountOf = (given: { amount: number } | null) => ({ amount: given ? String(given.amount) : '' });
  return {
    experience: experience
      ? { year: String(experience.year), month: String(experience.month) }
      : { year: '', month: '' },
    currentCTC: amountOf(currentCTC),
    expectedCTC: amountOf(expectedCTC),
    ...choiceFormValues(formChoices.preferences, profile),
    noticePeriod: profile.noticePeriod ?? '',
    negotiableNoticePeriod: profile.negotiableNoticePeriod ?? '',
    noticePeriodServingDate: profile.noticePeriodServingDate?.slice(0, 10) ?? '',
    lwd: profile.lwd?.slice(0, 10) ?? '',
    preferredJob: profile.preferredJob,
    preferredLocation: profile.preferredLocation,
    relocation: profile.relocation ?? false,
    profileSummary: profile.profileSummary ?? '',
  };
}
