import { createHmac, randomBytes } from 'node:crypto';
import { sameHash } from './otp.ts';

// Codes that change with time: RFC 6238 with SHA-1, six digits and steps of 30 s, which is what all authenticator apps read.

const STEP_MS = 30_000;
const DIGITS = 6;
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Accepts the code before and after the current one: phones' clocks differ, and typing takes time. */
const STEPS_AROUND = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, as apps read it. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The number of the time step that contains a moment. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The code of a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) as number) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, at or next to the current one; null if it is none of theirs. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const current = stepAt(at);
  for (let step = current - STEPS_AROUND; step <= current + STEPS_AROUND; step += 1) {
    if (sameHash(totpCode(secret, step), code)) return step;
  }
  return null;
}

const ISSUER = 'Talent';

/** The address that authenticator apps read from a QR code. */
export function totpAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: ISSUER });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query}`;
}
