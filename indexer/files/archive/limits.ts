/** What one import into the inbox may bring: the product's rules. */

const MB = 1024 * 1024;

export const MAX_FILES = 500;
export const MAX_FILE_BYTES = 10 * MB;
export const MAX_UNPACKED_BYTES = 500 * MB;

/** Unpacked by one process: some five large resumes, done long before its time is up, and a small loss in a crash. */
export const SLICE_BYTES = 50 * MB;

/** The list of 65,535 entries with names of 100 characters takes half of it. */
export const MAX_DIRECTORY_BYTES = 20 * MB;

/**
 * An archive that unpacks to more times its own size is refused as a whole. PDF and DOCX are compressed already (1 to
 * 2 times), DOC comes to 3 to 20 times; 500 MB of padding take 500 KB, about 1,000 times.
 */
const MOST_TIMES_ITS_SIZE = 100;
/** So much may come out of any archive: one document with an empty picture in it can swell without bad intent. */
const ALWAYS_UNPACKED_BYTES = 20 * MB;

/** How many bytes may come out of an archive of this size, files that are refused included. */
export const mostUnpackedBytes = (archiveBytes: number): number =>
  Math.max(ALWAYS_UNPACKED_BYTES, MOST_TIMES_ITS_SIZE * archiveBytes);
