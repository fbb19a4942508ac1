import { Schema, SchemaTypes, type Types } from 'mongoose';
import { id, key, number, plainPartOptions, recordOptions, requiredId, text } from './schema-types.ts';

/** Why a row of a spreadsheet, or one of its cells, was not imported. */
export interface RowProblem {
  /** The column's header in the file; empty if the whole row is meant. */
  column: string;
  reason: string;
}

/** Days after which the rows of an import's report are removed. Its counts stay with its task. */
export const IMPORT_REPORT_DAYS = 180;

export interface ReportedRow {
  /** As a spreadsheet program numbers it: the first row is 1. */
  rowNumber: number;
  /** `incomplete` rows were imported without the cells that `problems` name. */
  outcome: 'refused' | 'duplicate' | 'incomplete';
  /** The row's cells as text, in the file's order. */
  cells: string[];
  problems: RowProblem[];
  /** The candidate of an `incomplete` row of an import of new candidates. */
  candidate?: Types.ObjectId;
}

/** A part of an import's report. `_id` is `<task id>:<first row number>`, so a repeated part replaces itself. */
export interface ImportReportRecord {
  _id: string;
  task: Types.ObjectId;
  firstRow: number;
  header: string[];
  rows: ReportedRow[];
}

const problem = new Schema({ column: text(500), reason: text(1_000) }, plainPartOptions);
const row = new Schema(
  {
    rowNumber: number(1, 2_000_000),
    outcome: { type: String, enum: ['refused', 'duplicate', 'incomplete'] },
    cells: [SchemaTypes.String],
    problems: [problem],
    candidate: id,
  },
  plainPartOptions,
);

export const importReportSchema = new Schema<ImportReportRecord>(
  { _id: key, task: requiredId, firstRow: number(1, 2_000_000), header: [SchemaTypes.String], rows: [row] },
  recordOptions,
);

importReportSchema.index({ task: 1, firstRow: 1 });
