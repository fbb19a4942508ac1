/** A case: what somebody might send to harm, or by mistake; its bytes; and why it is refused. */
export type HostileFile = [what: string, bytes: Buffer, reason: RegExp];

export const DAMAGED = /damaged/;
export const OTHER_KIND = /neither PDF, DOCX nor DOC/;
export const COSTLY = /memory|longer than|more text than|damaged/;
export const NO_TEXT = /holds no text/;
/** What can do no harm is read as any other file, and found to be nobody's. */
export const READ = /names neither a person nor/;

/** Enough to be a resume's text, and of nobody: who reads it says so. */
export const HARMLESS = 'Harmless text of a resume that names nobody at all';
