import { z } from 'zod';
import { requiredText } from './fields/required-text.ts';
import { SELECT_ONE_MESSAGE } from './job-shapes.ts';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

const ZIP_MESSAGE = '3–10 digit zip required';
const VALID_URL_MESSAGE = 'Valid URL required';

const most = (characters: number) => `At most ${characters.toLocaleString('en-IN')} characters!`;
const named = (name: string, characters = 200) =>
  requiredText(`${name} is required!`).max(characters, most(characters));
const optional = (characters: number) => z.string().trim().max(characters, most(characters)).default('');

/** http or https, with a host; nothing a browser would run. */
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

/** What an employer says of its company. Empty texts are what nothing was said of. */
export const companyFields = {
  companyName: named('Company Name'),
  companyWebsite: website,
  industry: named('Industry'),
  companySize: z.enum(companySizes, SELECT_ONE_MESSAGE),
  headquarters: headquartersFields,
  description: optional(20_000),
};

const text = z.string();

/** A company as its page shows it; empty texts are what nothing was said of. */
export const company = z.strictObject({
  companyName: text,
  companyWebsite: text,
  /** A path on this product, or empty. */
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
