import { expect, it } from 'vitest';
import { newTotpSecret, stepAt, stepOfCode, toBase32, totpAddress, totpCode } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i s is the last six digits of RFC 6238’s: %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(at(seconds)))).toBe(code);
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is RFC 4648’s, without padding', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

it('a code is accepted from one step before its own to one after', () => {
  const step = 1_000;
  const code = totpCode(secret, step);
  const found = [-61, -30, 0, 29, 59, 60].map((seconds) => stepOfCode(secret, code, at(step * 30 + seconds)));
  expect(found).toEqual([null, step, step, step, step, null]);
});

it('a secret has 160 random bits', () => {
  const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
  expect(secrets.size).toBe(100);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

it('an app reads secret, account and product from the address', () => {
  const address = new URL(totpAddress(secret, 'asha+1@example.com'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/Talent:asha+1@example.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Talent' });
});
