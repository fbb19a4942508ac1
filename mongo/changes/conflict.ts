/**
 * The record changed, or another command held it for too long: nothing was written, and trying again may succeed.
 * The API answers 409 with this message.
 */
export class Conflict extends Error {
  override name = 'Conflict';

  constructor(message = 'This is being saved elsewhere just now. Please try again.') {
    super(message);
  }
}
