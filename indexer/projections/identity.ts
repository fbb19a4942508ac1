import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import { cleanTexts } from './clean-texts.ts';

/** A phone's digits, with the country's code and without: people type either. */
function digitsOf(phone: Phone | undefined): string[] {
  const number = phone?.number?.replace(/\D/g, '') ?? '';
  if (!number) return [];
  const code = phone?.countryCode?.replace(/\D/g, '') ?? '';
  return code ? [number, code + number] : [number];
}

/** What the list search finds a candidate by beside the profile: ID, names, email addresses, phone digits. */
export function identityOf(record: CandidateRecord): string[] {
  return cleanTexts([
    record.applicantID,
    record.applicantName,
    [record.firstName, record.middleName, record.lastName].filter(Boolean).join(' '),
    record.emailAddress,
    record.alternateEmailAddress,
    ...digitsOf(record.phoneNumber),
    ...digitsOf(record.alternatePhoneNumber),
  ]);
}
