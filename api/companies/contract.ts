import { z } from 'zod';
import { jsonText, recordId, requiredText } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { SELECT_ONE_MESSAGE } from '#api/jobs/contract.ts';
import { PICTURE_MAX_BYTES, PICTURE_SIZE_MESSAGE, PICTURES_BUSY, pictureMediaTypes } from '#api/profile/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

const ZIP_MESSAGE = '3–10 digit zip required';
const VALID_URL_MESSAGE = 'Valid URL required';

const most = (characters: number) => `At most ${characters.toLocaleString('en-IN')} characters!`;
const named = (name: string, characters = 200) =>
  requiredText(`${name} is required!`).max(characters, most(characters));
const optional = (characters: number) => z.string().trim().max(characters, most(characters)).default('');

/** http or https, with a host; excludes URLs that a browser would execute. */
const website = optional(2_000).refine((url) => url === '' || isWebAddress(url), VALID_URL_MESSAGE);

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/i.test(url) && URL.canParse(url) && /\w/.test(new URL(url).hostname);
}

const headquartersFields = z.strictObject(
  {
    addressLine1: named('Address Line 1', 500),
    addressLine2: optional(500),
    city: named('City'),
    state: named('State'),
    country: named('Country'),
    zipCode: requiredText(ZIP_MESSAGE).regex(/^[0-9]{3,10}$/, ZIP_MESSAGE),
  },
  'Address Line 1 is required!',
);

/** The fields of a company. Empty text means unset. */
export const companyFields = {
  companyName: named('Company Name'),
  companyWebsite: website,
  industry: named('Industry'),
  companySize: z.enum(companySizes, SELECT_ONE_MESSAGE),
  headquarters: headquartersFields,
  description: optional(20_000),
};

const text = z.string();

/** A company as its page shows it. Empty text means unset. */
const company = z.strictObject({
  companyName: text,
  companyWebsite: text,
  /** A path on this server, or empty. */
  companyLogo: text,
  industry: text,
  companySize: z.enum(companySizes).nullable(),
  headquarters: z.strictObject({
    addressLine1: text,
    addressLine2: text,
    city: text,
    state: text,
    country: text,
    zipCode: text,
  }),
  description: text,
  /** The employer’s account. */
  user: text,
});
export type Company = z.infer<typeof company>;

export const fetchCompany = defineContract({
  name: 'fetch-company',
  method: 'GET',
  path: '/fetch-company/{id}',
  roles: 'signed-in',
  summary: 'The company of an employer, by the employer’s account (a job’s `createdBy._id`).',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Null for the caller’s own company if none is stored yet. */
    company: company.nullable(),
  }),
  errors: { 404: 'There is no such employer, or it has no company details.' },
});

export const companyLogo = defineContract({
  name: 'company-logo',
  method: 'GET',
  path: '/company-logo/{id}',
  roles: 'signed-in',
  summary: 'The logo of an employer’s company, by the employer’s account.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Changes with the picture, so that caches fetch the new one. */
    version: recordId.optional(),
  }),
  file: pictureMediaTypes,
  errors: { 404: 'There is no such employer, or it has no logo.', 503: PICTURES_BUSY },
});

export const updateEmployer = defineContract({
  name: 'update-employer',
  method: 'POST',
  path: '/update-employer',
  roles: rolesThatCan('company.edit'),
  summary: 'Updates the caller’s company: all fields at once, optionally with a logo; its jobs take over the name.',
  body: z.strictObject({ ...companyFields, headquarters: jsonText(companyFields.headquarters) }),
  files: { companyLogo: { maxBytes: PICTURE_MAX_BYTES, maxFiles: 1, tooLarge: PICTURE_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), employer: company }),
  errors: {
    413: 'The logo is larger than 2 MB or 25 megapixels, or takes too much time or memory to read.',
    415: 'The logo is neither PNG, JPEG nor WebP, regardless of its name, or is damaged.',
    503: PICTURES_BUSY,
  },
});
