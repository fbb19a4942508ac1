/** The parts of a page, for HTML and Word. */
/** `control`: a content control of Word; `deleted`: text before it that a tracked change removed. */
export type Run = {
  text: string;
  control?: boolean;
  deleted?: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  size?: number;
  color?: string;
};

export type Block =
  | { kind: 'paragraph'; runs: Run[]; align?: 'left' | 'center' | 'right'; indent?: number; space?: number }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[]; mark?: 'disc' | 'dash' | 'number' | 'arrow' }
  | {
      kind: 'table';
      rows: Block[][][];
      widths: number[];
      borders: 'all' | 'rows' | 'none';
      hasHeader?: boolean;
      shadeFirst?: boolean;
    }
  | { kind: 'columns'; widths: number[]; cells: Block[][]; shades?: (string | undefined)[] }
  /** A frame next to the text: a text box in Word. */
  | { kind: 'box'; blocks: Block[]; width: number; color?: string }
  | { kind: 'bar'; label: string; share: number }
  | { kind: 'rule' };

export type Design = {
  font: string;
  size: number;
  color: string;
  nameSize: number;
  heading: {
    size: number;
    bold?: boolean;
    italic?: boolean;
    capitals?: boolean;
    spaced?: boolean;
    underline?: boolean;
    rule?: boolean;
    shade?: string;
    align?: 'left' | 'center' | 'right';
    colon?: boolean;
  };
  /** Millimetres. */
  margin: number;
};

export type Page = { design: Design; header?: Block[]; footer?: Block[]; footerHasNumber?: boolean; body: Block[] };

/** `**bold**` and `_italic_` spans; a tab moves to the right margin, a line feed starts a line in the same paragraph. */
export function runsOf(text: string, rest: Partial<Run> = {}): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\b_[^_]+_\b)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { ...rest, text: part.slice(2, -2), bold: true }
        : part.startsWith('_') && part.endsWith('_') && part.length > 2
          ? { ...rest, text: part.slice(1, -1), italic: true }
          : { ...rest, text: part },
    );
}

export const line = (
  text: string,
  rest: Partial<Run> & { align?: 'left' | 'center' | 'right'; indent?: number; space?: number } = {},
): Block => {
  const { align, indent, space, ...run } = rest;
  return {
    kind: 'paragraph',
    runs: runsOf(text, run),
    ...(align && { align }),
    ...(indent && { indent }),
    ...(space !== undefined && { space }),
  };
};
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const bullets = (items: string[], mark: 'disc' | 'dash' | 'number' | 'arrow' = 'disc'): Block => ({
  kind: 'list',
  items,
  mark,
});
export const columns = (widths: number[], cells: Block[][], shades?: (string | undefined)[]): Block => ({
  kind: 'columns',
  widths,
  cells,
  ...(shades && { shades }),
});
/** Every cell has one line of text. */
export const table = (
  rows: string[][],
  widths: number[],
  {
    borders = 'all',
    hasHeader = true,
    shadeFirst = false,
  }: { borders?: 'all' | 'rows' | 'none'; hasHeader?: boolean; shadeFirst?: boolean } = {},
): Block => ({
  kind: 'table',
  rows: rows.map((row, at) => row.map((cell) => [line(hasHeader && at === 0 ? `**${cell}**` : cell)])),
  widths,
  borders,
  hasHeader,
  shadeFirst,
});
export const rule: Block = { kind: 'rule' };
