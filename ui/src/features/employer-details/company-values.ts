import { z } from 'zod';
import { type Company, companyFields } from '#api/companies/contract.ts';

/** The form's values as typed. */
export interface CompanyValues {
  companyName: string;
  companyWebsite: string;
  industry: string;
  companySize: string;
  headquarters: Company['headquarters'];
  description: string;
}

/** The call's own rules. */
export const companySchema = z.strictObject(companyFields);
export type CompanyToSend = z.output<typeof companySchema>;

/** The company's stored values; empty fields for missing ones. */
export const companyValues = (company: Company | null): CompanyValues => ({
  companyName: company?.companyName ?? '',
  companyWebsite: company?.companyWebsite ?? '',
  industry: company?.industry ?? '',
  companySize: company?.companySize ?? '',
  headquarters: company?.headquarters ?? {
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    country: 'India',
    zipCode: '',
  },
  description: company?.description ?? '',
});
