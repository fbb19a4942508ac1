/** The file can't be imported at all; the message says why, and what to do. */
export class UnreadableFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableFile';
  }
}

/** The message for a document with macros or an embedded file, which would run where it is opened. */
export const MACROS = 'It contains macros or an embedded file. Please save it without them, or as PDF.';

/** The same for a spreadsheet. */
export const MACROS_IN_SHEET =
  'The file contains macros or an embedded file. Please save it as .xlsx without them and send that.';

/** The message for a file whose content is not a resume. */
export const OTHER_KIND = 'It is neither PDF, DOCX nor DOC, whatever its name says.';

/** The message for a file of no bytes. */
export const EMPTY = 'It is empty.';
