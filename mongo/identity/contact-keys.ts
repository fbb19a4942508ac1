import { createHash } from 'node:crypto';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** Country codes and leading zeros come and go; the last ten digits are the number. */
const PHONE_DIGITS = 10;

/** The keys in `candidateContacts` that belong to a candidate's own email and phone. */
export function contactKeys({ emailAddress, phoneNumber }: Pick<CandidateRecord, 'emailAddress' | 'phoneNumber'>) {
  const keys: string[] = [];
  if (emailAddress) keys.push(`email:${emailAddress.toLowerCase()}`);
  const digits = phoneNumber?.number.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (digits) keys.push(`phone:${digits}`);
  return keys;
}

/** A key as it may stand where nobody is to be read: whoever has the key finds it again. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Of a name, where nothing better is known of a person. */
export const nameKey = (name: string): string => `name:${name.trim().toLowerCase().replace(/\s+/g, ' ')}`;
