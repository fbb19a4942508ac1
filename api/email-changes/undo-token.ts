import { createHash, randomBytes } from 'node:crypto';

/** The secret of an undo link: 43 characters of base64url. */
export const newUndoToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: a reader of the database learns no link. */
export const hashOfUndoToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
