import type { Company } from '#api/contract/company-shapes.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';

/** A company as its page shows it; '' is what its employer has not said. */
export function presentCompany(record: EmployerRecord): Company {
  const at = record.headquarters;
  return {
    companyName: record.companyName,
    companyWebsite: record.companyWebsite ?? '',
    companyLogo: record.companyLogo ?? '',
    industry: record.industry ?? '',
    companySize: record.companySize ?? null,
    headquarters: {
      addressLine1: at?.addressLine1 ?? '',
      addressLine2: at?.addressLine2 ?? '',
      city: at?.city ?? '',
      state: at?.state ?? '',
      country: at?.country ?? '',
      zipCode: at?.zipCode ?? '',
    },
    description: record.description ?? '',
    user: String(record.user),
  };
}
