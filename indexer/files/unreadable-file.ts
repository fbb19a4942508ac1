/** The file can't be imported at all; the message says why, and what to do, to the person who sent it. */
export class UnreadableFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableFile';
  }
}

/** What is said of a file that is no resume by its content. */
export const OTHER_KIND = 'It is neither PDF, DOCX nor DOC, whatever its name says.';
