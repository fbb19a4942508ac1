/** The file can't be imported at all; the message says why, and what to do, to the person who sent it. */
export class UnreadableFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableFile';
  }
}
