import { createHash } from 'node:crypto';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** Country codes and leading zeros are optional; the last ten digits identify the number. */
const PHONE_DIGITS = 10;

/** The keys in `candidateContacts` for a candidate's own email and phone. */
export function contactKeys({ emailAddress, phoneNumber }: Pick<CandidateRecord, 'emailAddress' | 'phoneNumber'>) {
  const keys: string[] = [];
  if (emailAddress) keys.push(`email:${emailAddress.toLowerCase()}`);
  const digits = phoneNumber?.number.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (digits) keys.push(`phone:${digits}`);
  return keys;
}

/** The hash of a key, for places where the key itself must not be readable; a caller with the key can compute it. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Fallback if only a name is known. */
export const nameKey = (name: string): string => `name:${name.trim().toLowerCase().replace(/\s+/g, ' ')}`;
