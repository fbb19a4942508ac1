import { utils, type WorkSheet, write } from 'xlsx';
import { archiveOf } from './archives.ts';

/** Real workbooks for tests, and archives that only resemble some. */

export type FixtureRow = unknown[];

/** A workbook of one sheet, or of the sheets given by name, as the bytes that Excel would write. */
export function workbook(
  sheets: FixtureRow[] | Record<string, FixtureRow[] | WorkSheet>,
  type: 'xlsx' | 'biff8' = 'xlsx',
): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(Array.isArray(sheets) ? { Candidates: sheets } : sheets)) {
    const sheet = Array.isArray(rows) ? utils.aoa_to_sheet(rows, { UTC: true }) : rows;
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: type, compression: true }) as Buffer;
}

/** The parts of a small .xlsx, to be modified individually. */
export function xlsxParts(sheetXml: string, sharedStrings?: string): Record<string, string | Buffer> {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml,
    ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': sharedStrings }),
  };
}

export interface ArchiveLies {
  /** A false unpacked size for every entry in the directory. */
  unpackedBytes?: number;
  encrypted?: boolean;
}

/** A zip archive; a Buffer is content that is already deflated. */
export function archive(
  parts: Record<string, string | Buffer>,
  { unpackedBytes, encrypted }: ArchiveLies = {},
): Buffer {
  return archiveOf(
    ...Object.entries(parts).map(([name, content]) => ({
      name,
      bytes: Buffer.from(content),
      deflated: Buffer.isBuffer(content),
      encrypted: encrypted ?? false,
      claims: {
        unpackedBytes: unpackedBytes ?? (Buffer.isBuffer(content) ? content.length * 1000 : Buffer.byteLength(content)),
      },
    })),
  );
}
