import { readArchivePart } from './archive-part.ts';
import { composeLayout, profileLinks } from './compose-layout.ts';
import { type ParagraphStyle, styleSheet, type TextStyle, textStyleOf } from './docx-styles.ts';
import type { DraftCell, DraftLine, ResumeLayout } from './layout.ts';
import { rowLines } from './table-lines.ts';
import { childOf, parseXml, type XmlNode } from './xml-nodes.ts';

const USUAL_SIZE = 11;
const TAB_POINTS = 36;
const TWIPS = 20;
/** Deleted text, and the copy of a text box for older programs. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:rPrChange',
  'w:pPrChange',
  'w:instrText',
  'w:delText',
]);

/** The layout of a DOCX. Throws if it is damaged. */
export function readDocxLayout(bytes: Buffer): ResumeLayout {
  const part = (name: string) => {
    const xml = readArchivePart(bytes, name);
    return xml === null ? undefined : parseXml(xml);
  };
  const document = childOf(part('word/document.xml'), 'w:document');
  const body = childOf(document, 'w:body');
  if (!body) throw new Error('The document has no body.');
  const reader = new BlockReader(styleSheet(part('word/styles.xml')));
  const relationships = childOf(part('word/_rels/document.xml.rels'), 'Relationships')?.children ?? [];
  // programs name these parts freely: header1.xml, header.xml, customHeader.xml
  const edges = (kind: 'header' | 'footer') => {
    const targets = relationships
      .filter(({ attributes }) => attributes.Type?.endsWith(`/${kind}`))
      .map(({ attributes }) => (attributes.Target ?? '').replace(/^\/?(?:word\/)?/, 'word/'));
    return [...new Set(targets)]
      .sort()
      .flatMap((name) => childOf(part(name), kind === 'header' ? 'w:hdr' : 'w:ftr') ?? []);
  };
  const header = edges('header').flatMap((node) => reader.lines(node.children, 0));
  const main = reader.lines(body.children, 0);
  const footer = edges('footer').flatMap((node) => reader.lines(node.children, 0));
  const [contacts, rest] = hasContacts(footer) ? [footer, []] : [[], footer];
  const layout = composeLayout([...withoutRepeats([...header, ...contacts]), ...main, ...withoutRepeats(rest)]);
  const links = relationships.filter(({ attributes }) => attributes.Type?.endsWith('/hyperlink'));
  return { ...layout, links: profileLinks(links.map(({ attributes }) => attributes.Target ?? '')) };
}

/** A footer with the person's contacts is read before the body, like a header. */
const hasContacts = (lines: readonly DraftLine[]): boolean =>
  lines.some(({ cells }) => cells.some(({ text }) => /[\w.-]@[\w-]+\.\w|\d{5}[\s-]?\d{5}/.test(text)));

/** The first page's header often repeats that of the other pages; a page number is not text. */
function withoutRepeats(lines: readonly DraftLine[]): DraftLine[] {
  const seen = new Set<string>();
  return lines.filter(({ cells }) => {
    const text = cells
      .map((cell) => cell.text)
      .join(' ')
      .trim();
    const isNew = !seen.has(text) && !/^(?:page)?[\s\d/|of-]*$/i.test(text);
    seen.add(text);
    return isNew;
  });
}

class BlockReader {
  private readonly style: (id: string | undefined) => ParagraphStyle;
  private table = 0;
  private column = 0;

  constructor(style: (id: string | undefined) => ParagraphStyle) {
    this.style = style;
  }

  lines(nodes: readonly XmlNode[], x: number): DraftLine[] {
    return nodes.flatMap((node): DraftLine[] => {
      if (SKIPPED.has(node.name)) return [];
      if (node.name === 'w:p') return this.paragraph(node, x);
      if (node.name === 'w:tbl') return this.rows(node, x);
      if (node.name === 'w:sdt') return this.lines(childOf(node, 'w:sdtContent')?.children ?? [], x);
      return node.name === '' || node.name.endsWith('Pr') ? [] : this.lines(node.children, x);
    });
  }

  private rows(table: XmlNode, x: number): DraftLine[] {
    const number = ++this.table;
    const rows = rowsIn(table);
    return rows.flatMap((row, at) => {
      let left = x;
      const cells = cellsIn(row).map((cell) => {
        const width = Number(childOf(childOf(cell, 'w:tcPr'), 'w:tcW')?.attributes['w:w']) / TWIPS;
        const lines = this.lines(cell.children, left);
        left += width > 0 ? width : 100;
        return lines;
      });
      return rowLines(cells, { table: number, row: at }, () => ++this.column);
    });
  }

  private paragraph(node: XmlNode, x: number): DraftLine[] {
    const properties = childOf(node, 'w:pPr');
    const style = this.style(childOf(properties, 'w:pStyle')?.attributes['w:val']);
    const indent = Number(
      childOf(properties, 'w:ind')?.attributes['w:left'] ?? childOf(properties, 'w:ind')?.attributes['w:start'] ?? 0,
    );
    const before = Number(childOf(properties, 'w:spacing')?.attributes['w:before'] ?? 0) / TWIPS;
    const boxes: DraftLine[] = [];
    const lines: DraftCell[][] = [[]];
    let left = x + (indent > 0 ? indent / TWIPS : 0);
    const start = left;
    let shade: string | undefined;
    let isAfterPlain = false;
    const add = (text: string, style: TextStyle) => {
      const line = lines.at(-1) as DraftCell[];
      const shown = style.caps ? text.toUpperCase() : text;
      const last = line.at(-1);
      const isBold = style.bold ?? false;
      // shaded words with plain blanks between them are entries of a list
      const isEntry = shade !== undefined && isAfterPlain && style.shade === shade && shown.trim() !== '';
      isAfterPlain = shown.trim() === '' && style.shade === undefined;
      if (shown.trim() !== '') shade = style.shade;
      if (last && !isEntry) {
        // a cell is bold if all its text is
        last.bold = last.text.trim() === '' ? isBold : last.bold && (isBold || shown.trim() === '');
        last.text += shown;
        if (style.size && shown.trim().length > last.text.length / 2) last.size = style.size;
      } else
        line.push({
          text: shown,
          x: left,
          right: left,
          bold: isBold,
          size: style.size ?? USUAL_SIZE,
          ...(style.color && { color: style.color }),
        });
    };
    const visit = (child: XmlNode, style: TextStyle) => {
      if (SKIPPED.has(child.name)) return;
      switch (child.name) {
        case 'w:t':
          add(child.children.map(({ text }) => text).join(''), style);
          return;
        case 'w:tab':
        case 'w:ptab':
          left += TAB_POINTS;
          (lines.at(-1) as DraftCell[]).push({
            text: '',
            x: left,
            right: left,
            bold: style.bold ?? false,
            size: style.size ?? USUAL_SIZE,
          });
          return;
        case 'w:br':
        case 'w:cr':
          lines.push([]);
          left = start;
          return;
        case 'w:noBreakHyphen':
          add('-', style);
          return;
        case 'w:sym': {
          add('•', style);
          return;
        }
        case 'w:txbxContent':
          this.column++;
          boxes.push(...this.lines(child.children, x));
          this.column++;
          return;
        case 'w:r': {
          const runStyle = childOf(childOf(child, 'w:rPr'), 'w:rStyle')?.attributes['w:val'];
          const own = {
            ...style,
            ...(runStyle && definedIn(this.style(runStyle).text)),
            ...textStyleOf(childOf(child, 'w:rPr')),
          };
          for (const each of child.children) visit(each, own);
          return;
        }
        case 'w:pPr':
        case 'w:rPr':
          return;
        default:
          for (const each of child.children) visit(each, style);
      }
    };
    for (const child of node.children) visit(child, style.text);
    const isListed = style.isList || childOf(properties, 'w:numPr') !== undefined;
    const isRuled =
      childOf(childOf(properties, 'w:pBdr'), 'w:bottom') !== undefined || childOf(properties, 'w:shd') !== undefined;
    const made = lines
      .map((cells) => cells.filter(({ text }) => text.trim() !== ''))
      .map((cells, at): DraftLine => {
        const main = cells.toSorted((a, b) => b.text.length - a.text.length)[0];
        return {
          page: 1,
          column: this.column,
          x: start,
          size: main?.size ?? USUAL_SIZE,
          bold: cells.length > 0 && cells.every(({ bold }) => bold),
          italic: false,
          ...(main?.color && { color: main.color }),
          gap: at === 0 ? Math.min(before / USUAL_SIZE, 2) : 0,
          ruled: isRuled,
          listed: isListed && at === 0,
          wraps: false,
          heading: style.isHeading,
          cells,
        };
      });
    return [...boxes, ...made];
  }
}

/** A character style contains only differences. */
const definedIn = (style: TextStyle): TextStyle =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

const rowsIn = (table: XmlNode): XmlNode[] =>
  table.children.flatMap((node): XmlNode[] =>
    node.name === 'w:tr' ? [node] : SKIPPED.has(node.name) || node.name.endsWith('Pr') ? [] : rowsIn(node),
  );
const cellsIn = (row: XmlNode): XmlNode[] =>
  row.children.flatMap((node): XmlNode[] =>
    node.name === 'w:tc' ? [node] : SKIPPED.has(node.name) || node.name.endsWith('Pr') ? [] : cellsIn(node),
  );
