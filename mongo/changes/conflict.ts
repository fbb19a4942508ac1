/**
 * The record changed concurrently, or another command kept its claim for too long. Nothing was written; a retry may
 * succeed. The API returns 409 with this message.
 */
export class Conflict extends Error {
  override name = 'Conflict';

  constructor(message = 'This is being saved elsewhere just now. Please try again.') {
    super(message);
  }
}
