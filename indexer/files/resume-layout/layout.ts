import { z } from 'zod';

/** White space above a line that separates paragraphs, in heights of a line. */
export const PARAGRAPH_GAP = 0.75;

/** A part of a line that a wide gap, a tab or a table's border separates from its neighbours. */
const layoutCell = z.object({
  start: z.int(),
  end: z.int(),
  /** Left edge in points; for Word files an estimate from cell, tab and indent. */
  x: z.number(),
  /** Right edge; in Word files the left one. */
  right: z.number(),
  bold: z.boolean(),
  size: z.number(),
  color: z.string().optional(),
});
export type LayoutCell = z.infer<typeof layoutCell>;

/** A line of a page, with its place and style; `start` and `end` are positions in the text. */
const layoutLine = z.object({
  start: z.int(),
  end: z.int(),
  page: z.int(),
  /** Lines of one column or text box share this number. */
  column: z.int(),
  x: z.number(),
  /** Distance from the page's upper edge, in points; absent in Word files. */
  y: z.number().optional(),
  /** In points; of most of its characters. */
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  color: z.string().optional(),
  /** White space above, in heights of a line. */
  gap: z.number(),
  /** A rule or a background marks the line, as often under headings. */
  ruled: z.boolean(),
  /** A list's entry. */
  listed: z.boolean(),
  /** It continues the line above: its first word had no room there. */
  wraps: z.boolean(),
  /** Named as a heading by the file. */
  heading: z.boolean(),
  /** The row of a table with borders or, in Word files, of any table. */
  row: z.object({ table: z.int(), row: z.int() }).optional(),
  cells: z.array(layoutCell),
});
export type LayoutLine = z.infer<typeof layoutLine>;

export const layoutLines = z.array(layoutLine);

/** The pages as they are set: their text in reading order, and every line's place and style. */
export interface ResumeLayout {
  text: string;
  lines: LayoutLine[];
  /** Targets of its links, as `mailto:asha@example.com`, in their order. */
  links?: string[] | undefined;
}

export interface DraftCell {
  text: string;
  x: number;
  right: number;
  bold: boolean;
  size: number;
  color?: string;
}

/** A line before its text has positions. */
export interface DraftLine extends Omit<LayoutLine, 'start' | 'end' | 'cells'> {
  cells: DraftCell[];
}
