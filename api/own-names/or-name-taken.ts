import { ApiError } from '#api/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';

/** Writes a named record; a name that its owner has given already becomes a 409. */
export async function orNameTaken<T>(kind: 'search' | 'list', write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw nameTaken(kind, error);
  }
}

export const nameTaken = (kind: 'search' | 'list', cause: unknown): ApiError =>
  new ApiError(409, `You have a ${kind} of this name already.`, { cause });
