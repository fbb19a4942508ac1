/** A search counts hits exactly up to this number, and its pages end there: deeper pages are too expensive. */
export const REACHABLE_HITS = 10_000;

/** Maximum size of one resume: with its text it must fit MongoDB's 16 MB document limit. */
export const RESUME_LIMIT_BYTES = 10 * 1024 * 1024;

/** Shown to users as the reason why a file is refused. */
export const RESUME_TOO_LARGE = 'It is larger than 10 MB.';
