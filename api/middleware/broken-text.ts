import { ApiError } from '#api/errors.ts';

/**
 * Throws 400 for what no text of ours holds: null characters, which some stores cut at, and halves of surrogate pairs,
 * which stores replace.
 */
export function refuseBrokenText(text: string): void {
  if (text.includes('\0')) throw new ApiError(400, 'Null characters are not allowed.');
  if (!text.isWellFormed()) throw new ApiError(400, 'Text must be valid Unicode.');
}

/** JSON from outside. Throws a SyntaxError where it is none, and as refuseBrokenText for each name and text in it. */
export function parseJson(text: string): unknown {
  // looking at every part slows the reading: it is needed only where an escape may hold what is broken
  return JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? refuseBrokenPart : undefined);
}

function refuseBrokenPart(name: string, value: unknown): unknown {
  refuseBrokenText(name);
  if (typeof value === 'string') refuseBrokenText(value);
  return value;
}
