import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/errors.ts';

/** For a caller whose account was deleted while the request was under way. */
export const accountGone = () => new ApiError(401, NOT_SIGNED_IN_MESSAGE);
