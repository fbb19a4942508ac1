import { headingKind, headingKindByStyle } from '#indexer/files/resume-parser/section-headings.ts';
import type { Random } from '../random.ts';
import { cellText, type DraftLine, type DraftPiece, lineText } from './draft-page.ts';

/** The page with less or other formatting, as other programs would have set it. */
export function changeLook(draft: readonly DraftLine[], random: Random): void {
  const isPlain = random.chance(0.12);
  const loses = {
    bold: isPlain || random.chance(0.12),
    size: isPlain || random.chance(0.12),
    color: isPlain || random.chance(0.3),
    gaps: random.chance(0.12),
    rules: random.chance(0.3),
    places: random.chance(0.1),
  };
  const scale = 0.85 + random.whole(0, 40) / 100;
  const cased = random.chance(0.3) ? (random.chance(0.5) ? 'upper' : 'title') : null;
  const sizes = draft.flatMap(({ cells }) => cells.map(({ size }) => size)).toSorted((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 10;
  for (const line of draft) {
    const isHeading = headingKind(lineText(line)) !== null;
    const { layout } = line;
    if (layout) {
      if (loses.bold) layout.bold = false;
      if (loses.size) layout.size = body;
      if (loses.color) delete layout.color;
      if (loses.rules) layout.ruled = false;
      if (loses.gaps) layout.gap = Math.min(layout.gap, 0.2);
      else layout.gap *= 0.8 + random.whole(0, 40) / 100;
    }
    for (const cell of line.cells) {
      if (loses.bold) cell.bold = false;
      if (loses.size) cell.size = body;
      cell.x *= scale;
      cell.right = loses.places ? cell.x : cell.right * scale;
      for (const piece of cell.pieces)
        if (isHeading && cased && !piece.value)
          piece.text = cased === 'upper' ? piece.text.toUpperCase() : titled(piece.text);
    }
  }
}

const titled = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The sections of a page with one column in another order. */
export function shuffleSections(draft: readonly DraftLine[], random: Random): DraftLine[] {
  const columns = new Set(draft.map(({ layout }) => layout?.column));
  if (columns.size > 1) return [...draft];
  const sections: DraftLine[][] = [[]];
  for (const line of draft) {
    if (
      line.cells.length === 1 &&
      line.cells[0]?.pieces.length === 1 &&
      !line.cells[0].pieces[0]?.value &&
      headingKindByStyle(lineText(line))
    )
      sections.push([]);
    sections.at(-1)?.push(line);
  }
  const [header = [], ...rest] = sections;
  return [...header, ...random.shuffled(rest).flat()];
}

/** A narrower page: longer lines break at a blank, values included. */
export function wrapLines(draft: readonly DraftLine[], random: Random): DraftLine[] {
  const width = random.whole(24, 48);
  return draft.flatMap((line): DraftLine[] => {
    const [cell] = line.cells;
    if (!cell || line.cells.length > 1) return [line];
    const text = cellText(cell);
    const at = text.lastIndexOf(' ', width);
    if (text.length <= width || text.length > 2 * width || at < width / 2) return [line];
    const [upper, lower]: [DraftPiece[], DraftPiece[]] = [[], []];
    let from = 0;
    for (const piece of cell.pieces) {
      const cut = Math.max(0, Math.min(piece.text.length, at - from));
      if (cut > 0) upper.push({ ...piece, text: piece.text.slice(0, cut) });
      const rest = piece.text.slice(from + cut === at ? cut + 1 : cut);
      if (rest !== '' && cut < piece.text.length)
        lower.push({
          ...piece,
          text: rest,
          ...(piece.value && { value: { ...piece.value, isRest: cut > 0 || piece.value.isRest } }),
        });
      from += piece.text.length;
    }
    const layout = line.layout && { ...line.layout, gap: 0.2, ruled: false };
    return [
      { ...line, cells: [{ ...cell, pieces: upper }] },
      { ...line, bullet: false, afterGap: false, cells: [{ ...cell, pieces: lower }], ...(layout && { layout }) },
    ];
  });
}
