import { createHash } from 'node:crypto';

/** A version string that changes with the content. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
