import { ApiError } from '#api/errors.ts';

const DUPLICATE_KEY = 11000;

/** Writes a named record; a name that its owner has given already becomes a 409. */
export async function orNameTaken<T>(kind: 'search' | 'list', write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
    throw new ApiError(409, `You have a ${kind} of this name already.`, { cause: error });
  }
}
