import { z } from 'zod';
import { type ColumnName, columnSpellings } from '#indexer/files/spreadsheet/columns.ts';

const columnName = z.enum(Object.keys(columnSpellings) as [ColumnName, ...ColumnName[]]);

/** What somebody has chosen a file's columns to mean: see headerShape; a place without a column is left out. */
export const columnMapping = z.object({ shape: z.string(), columns: z.array(columnName.nullable()) });
