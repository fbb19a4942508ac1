/** What one import into the inbox may bring: the product's rules. */

const MB = 1024 * 1024;

export const MAX_FILES = 500;
export const MAX_FILE_BYTES = 10 * MB;
export const MAX_UNPACKED_BYTES = 500 * MB;

/** Unpacked by one process: some five large resumes, done long before its time is up, and a small loss in a crash. */
export const SLICE_BYTES = 50 * MB;

/** The list of 65,535 entries with names of 100 characters takes half of it. */
export const MAX_DIRECTORY_BYTES = 20 * MB;
