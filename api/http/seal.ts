import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  /** Names the key in what it sealed; reveals nothing of it. */
  id: string;
  key: Buffer;
}

function keyOf(secret: Uint8Array): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

/**
 * Encrypts a text by AES-256-GCM with a key derived from the current secret. It opens only with the same `boundTo`, so
 * that it is useless in another place.
 */
export function seal(secrets: Secrets, text: string, boundTo: string): string {
  const { id, key } = keyOf(secrets.current);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${id}.${Buffer.concat(sealed).toString('base64url')}`;
}

interface Opened {
  text: string;
  /** Whether the former secret sealed it. */
  isFormer: boolean;
}

/** Decrypts what `seal` returned. Null if it was altered, is bound to something else or no configured secret sealed it. */
export function unseal(secrets: Secrets, sealed: string, boundTo: string): Opened | null {
  const [id, content = ''] = sealed.split('.');
  const secret = secrets.all.find((each) => keyOf(each).id === id);
  const bytes = Buffer.from(content, 'base64url');
  if (!secret || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret).key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return { text: Buffer.concat(text).toString('utf8'), isFormer: secret !== secrets.current };
  } catch {
    return null; // `final` throws if the tag doesn't fit
  }
}
