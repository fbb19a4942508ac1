/** A malicious or accidental upload, and the reason for its rejection. */
export type HostileFile = [what: string, bytes: Buffer, reason: RegExp];

export const DAMAGED = /damaged/;
export const OTHER_KIND = /neither PDF, DOCX nor DOC/;
export const COSTLY = /memory|longer than|more text than|damaged/;
export const NO_TEXT = /holds no text|neither text nor a picture/;
/** Harmless content is read as any other file, and belongs to no person. */
export const READ = /names neither a person nor/;

/** Enough for a resume's text, without a person: a reader reports that. */
export const HARMLESS = 'Harmless text of a resume that names no person at all';
