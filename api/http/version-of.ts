import { createHash } from 'node:crypto';

/** The version of what somebody is shown to change: another for every other content. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
