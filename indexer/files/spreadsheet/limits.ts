/** Resource limits of a spreadsheet. Measured with 50,000 rows of 30 columns (an .xlsx of 20 MB). */

const MB = 1024 * 1024;

/** The product's rule for spreadsheets. */
export const MAX_FILE_BYTES = 20 * MB;

/** The product's rule for imports; data rows without empty ones. */
export const MAX_ROWS = 100_000;

/** About forty columns are known; three times as many unknown ones are still a realistic sheet. */
export const MAX_COLUMNS = 160;

/** Unpacked, 100,000 rows of 40 columns take about 350 MB of XML; a bomb claims gigabytes. */
export const MAX_UNPACKED_BYTES = 600 * MB;

/** A workbook has a few dozen parts; thousands mean an archive with a spreadsheet's name. */
export const MAX_ARCHIVE_ENTRIES = 2_000;

/** Excel's own limit for text in a cell. */
export const MAX_CELL_CHARACTERS = 32_767;

/** 100,000 rows of 40 columns came to 60 MB; one long text shared by every cell would come to thousands. */
export const MAX_ROWS_TEXT_BYTES = 256 * MB;

/** Titles and notes precede a header row; further down there is none. */
export const HEADER_SEARCH_ROWS = 30;

/** Number of sheets searched for a header row: each costs a pass over the shared texts. */
export const MAX_SHEETS = 10;

/** The child's own processor time: 50,000 rows took 3 to 4 s, so a good file of 100,000 has twice what it needs. */
export const MAX_CPU_MS = 20_000;

/** Wall-clock time, for a child that waits and never works. */
export const MAX_WALL_MS = 120_000;

/** Resident. 50,000 rows took 105 to 340 MB, depending on whether the texts are shared. */
export const MAX_XLSX_MEMORY_BYTES = 450 * MB;

/** Resident. An .xls is loaded completely: 9 MB of it took 354 MB, and 20 MB is the maximum. */
export const MAX_XLS_MEMORY_BYTES = 850 * MB;

/** Limit of the child's output about the sheet: its header and counts; the rows go to a file. */
export const MAX_ANSWER_BYTES = MB;
