import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from './password-hash.ts';

const CODES = 10;
/** 49 bits: with the password hash they are stored by, beyond any search. */
const LETTERS = 10;
/** Without letters that look like another: i, l, o, u, 0 and 1. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';

interface StoredCodes {
  salt: string;
  hashes: string[];
}

/** New codes, as shown to their owner once, and what is stored of them. Throws 503 if too many hashes are waiting. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; stored: StoredCodes }> {
  const codes = Array.from({ length: CODES }, newCode);
  // one salt for all, so that an attempt costs one hash
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(salt, code)));
  return { codes, stored: { salt, hashes } };
}

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}

/** The stored hash of a code; case, blanks and hyphens don't count. */
export const hashRecoveryCode = (salt: string, code: string): Promise<string> =>
  hashWithSalt(code.toLowerCase().replaceAll(/[\s-]/g, ''), salt);
