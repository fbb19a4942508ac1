import { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { EMAIL_FORMAT_MESSAGE, email } from '#api/http/contract/fields.ts';
import { formChoices } from '#domain/choice-fields.ts';
import { choiceFormValues, choiceRules, REQUIRED, wireChoices } from './choices.ts';
import {
  dayForm,
  digitsForm,
  districtForm,
  type Form,
  personForm,
  placeForm,
  proseForm,
  ruled,
  wireDay,
  wireFlag,
  wireNumber,
  wireText,
} from './rules.ts';

export const PERSONALS_BLOCKED_MESSAGE = 'Kindly correct all the fields and try again!';
const THREE: [number, string] = [3, 'Enter atleast 3 character!'];
export const proficiencies = ['beginner', 'intermediate', 'advanced'] as const;
export const COUNTRY_CODE = '91';
const MOST_LANGUAGES = 50;

const phone = z.strictObject({ countryCode: wireNumber, number: wireNumber });
const address = z.strictObject({
  addressLine1: wireText(500),
  addressLine2: wireText(500),
  city: wireText(200),
  district: wireText(200),
  state: wireText(200),
  country: wireText(200),
  zipCode: wireNumber,
});
const language = z.strictObject({
  name: wireText(200),
  proficiency: wireText(20),
  read: wireFlag,
  write: wireFlag,
  speak: wireFlag,
});
export type AddressValues = z.output<typeof address>;
export type LanguageValues = z.output<typeof language>;

/** The wire fields of the Personals tab: texts, and parts that a form sends as JSON. */
export const personalsTexts = {
  firstName: wireText(100),
  middleName: wireText(100),
  lastName: wireText(100),
  applicantName: wireText(200),
  emailAddress: wireText(254),
  alternateEmailAddress: wireText(254),
  dateOfBirth: wireDay,
  ...wireChoices(formChoices.personals),
};
export const personalsParts = {
  phoneNumber: phone,
  alternatePhoneNumber: phone,
  disability: z.strictObject({ isDisabled: wireFlag, desc: wireText(500) }),
  presentAddress: address,
  permanentAddress: address,
  languages: z.array(language).max(MOST_LANGUAGES, `At most ${MOST_LANGUAGES} languages!`),
};
export type Personals = z.output<z.ZodObject<typeof personalsTexts & typeof personalsParts>>;

const oneOf = (values: readonly string[]): Form => [(text) => values.includes(text), 'Choose one of the list!'];
const emailForm: Form = [(text) => email.safeParse(text).success, EMAIL_FORMAT_MESSAGE];
const person = (required?: string, least?: [number, string]) =>
  ruled({ forms: [personForm], ...(required && { required }), ...(least && { least }) });
const codeForm: Form = [/^[0-9]{1,3}$/, 'At most 3 digits!'];
const numberForm: Form = [/^[0-9]{10,15}$/, 'Phone must be 10 digits'];

const place = (form: Form) => ruled({ required: REQUIRED, least: THREE, forms: [form] });
const addressRules = z.object({
  addressLine1: place(proseForm),
  addressLine2: ruled({ forms: [proseForm] }),
  city: place(placeForm),
  district: place(districtForm),
  state: place(placeForm),
  country: place(placeForm),
  zipCode: ruled({ required: REQUIRED, forms: [digitsForm, [/^.{1,6}$/, 'Maximum 6 digits allowed!']] }),
});

export const languageRules = z.object({
  name: ruled({
    required: 'This field is required!',
    forms: [placeForm, [/^.{3,}$/su, 'Enter atleast 3 characters long!']],
  }),
  proficiency: ruled({ required: 'This field is required!', forms: [oneOf(proficiencies)] }),
});

const LEAST_AGE = 18;

/** The latest birth date of a person who is 18 today in India; `now` is the current time. */
export function latestBirth(now: Date): string {
  const today = new Date(now.getTime() + 5.5 * 3_600_000);
  return new Date(Date.UTC(today.getUTCFullYear() - LEAST_AGE, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

/** The rules and messages of the Personals tab. */
export const personalsRules = (now: Date) =>
  z
    .object({
      firstName: person(REQUIRED, THREE),
      middleName: person(),
      lastName: person(REQUIRED),
      applicantName: person(REQUIRED, THREE),
      emailAddress: ruled({ required: 'Enter Email Address.', forms: [emailForm] }),
      alternateEmailAddress: ruled({ forms: [emailForm] }),
      phoneNumber: z.object({
        countryCode: ruled({ required: REQUIRED, forms: [digitsForm, codeForm] }),
        number: ruled({ required: REQUIRED, forms: [digitsForm, numberForm] }),
      }),
      alternatePhoneNumber: z.object({
        countryCode: ruled({ forms: [digitsForm, codeForm] }),
        number: ruled({ forms: [digitsForm, numberForm] }),
      }),
      dateOfBirth: ruled({
        required: REQUIRED,
        forms: [dayForm, [(day) => day <= latestBirth(now), 'Age under 18 are not allowed.']],
      }),
      ...choiceRules(formChoices.personals),
      disability: z.object({ isDisabled: z.boolean(), desc: ruled({ forms: [proseForm] }) }),
      presentAddress: addressRules,
      permanentAddress: addressRules,
      languages: z.array(languageRules),
    })
    .refine((all) => !same(all.alternateEmailAddress, all.emailAddress), {
      path: ['alternateEmailAddress'],
      error: 'Kindly provide a different mail Id.',
      when: () => true,
    })
    .refine((all) => !same(all.alternatePhoneNumber.number, all.phoneNumber.number), {
      path: ['alternatePhoneNumber', 'number'],
      error: 'Kindly provide a different phone number.',
      when: () => true,
    })
    .refine(({ disability }) => !disability.isDisabled || disability.desc !== '', {
      path: ['disability', 'desc'],
      error: 'Kindly describe the disabilty!',
      when: () => true,
    })
    .refine(({ disability: { isDisabled, desc } }) => !isDisabled || desc === '' || desc.length >= 3, {
      path: ['disability', 'desc'],
      error: THREE[1],
      when: () => true,
    });

const same = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase();

/** Converts a profile's Personals to form values. */
export function personalsOf(profile: CandidateProfile): Personals {
  return {
    firstName: profile.firstName ?? '',
    middleName: profile.middleName ?? '',
    lastName: profile.lastName ?? '',
    applicantName: profile.applicantName,
    emailAddress: profile.emailAddress ?? '',
    alternateEmailAddress: profile.alternateEmailAddress ?? '',
    phoneNumber: profile.phoneNumber ?? { countryCode: COUNTRY_CODE, number: '' },
    alternatePhoneNumber: profile.alternatePhoneNumber ?? { countryCode: COUNTRY_CODE, number: '' },
    dateOfBirth: profile.dateOfBirth?.slice(0, 10) ?? '',
    ...choiceFormValues(formChoices.personals, profile),
    disability: { isDisabled: profile.disability?.isDisabled ?? false, desc: profile.disability?.desc ?? '' },
    presentAddress: addressOf(profile.presentAddress),
    permanentAddress: addressOf(profile.permanentAddress),
    languages: profile.languages.map(({ _id, ...entry }) => entry),
  };
}

function addressOf(address: CandidateProfile['presentAddress']): AddressValues {
  return {
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    district: address?.district ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
    zipCode: address?.zipCode ?? '',
  };
}
