import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';
import { secretsOf } from './secrets.ts';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const secrets = secretsOf(OLD);
const sealed = seal(secrets, 'a secret text', 'account:1');

it('a sealed text opens with the same secret and binding, and shows nothing of itself', () => {
  expect(unseal(secrets, sealed, 'account:1')).toEqual({ text: 'a secret text', isFormer: false });
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('secret');
  expect(seal(secrets, 'a secret text', 'account:1')).not.toBe(sealed);
});

it('opens during a rotation, and is then recognised as the former secret’s', () => {
  const during = secretsOf(NEW, OLD);
  expect(unseal(during, sealed, 'account:1')).toEqual({ text: 'a secret text', isFormer: true });
  expect(unseal(secretsOf(NEW), sealed, 'account:1')).toBeNull();
});

const [id = '', content = ''] = sealed.split('.');
const flipped = Buffer.from(content, 'base64url');
flipped[15] = (flipped[15] as number) ^ 1;

it.each([
  ['bound to something else', sealed, 'account:2'],
  ['altered', `${id}.${flipped.toString('base64url')}`, 'account:1'],
  ['cut off', sealed.slice(0, -4), 'account:1'],
  ['too short for a tag', `${id}.AAAA`, 'account:1'],
  ['without content', id, 'account:1'],
  ['under another key’s name', `AAAAAAAA.${content}`, 'account:1'],
  ['no sealed text', 'junk', 'account:1'],
])('does not open %s', (_, text, boundTo) => {
  expect(unseal(secrets, text, boundTo)).toBeNull();
});
