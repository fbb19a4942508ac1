/**
 * How a column's bare values are read, if the cell is ambiguous: "6.5", "12", "03/04/1990". `none` is the default of
 * the column's kind.
 */
export const importReadings = [
  'none',
  'years-and-months',
  'decimal-years',
  'months',
  'lakhs',
  'crores',
  'thousands',
  'rupees',
  'monthly-rupees',
  'day-first',
  'month-first',
] as const;
export type ImportReading = (typeof importReadings)[number];
