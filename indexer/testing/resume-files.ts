import { deflateSync } from 'node:zlib';
import { archiveOf, type PackedFile } from './archives.ts';
import { HARMLESS } from './hostile-files/hostile-file.ts';

export const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const relations = (...more: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>${more.join('')}</Relationships>`;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const body = (inner: string, before = '') =>
  `${before}<w:document xmlns:w="${WORD}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:r><w:t>${inner}</w:t></w:r></w:p></w:body></w:document>`;

/** A DOCX with this document.xml and more parts. */
export function docxWith(document: string | Buffer, more: PackedFile[] = [], rels = relations()): Buffer {
  const part = (name: string, text: string | Buffer) => ({ name, bytes: Buffer.from(text as Buffer) });
  return archiveOf(
    part('[Content_Types].xml', TYPES),
    part('_rels/.rels', rels),
    part('word/document.xml', document),
    ...more,
  );
}
export const file = (name: string, text: string): PackedFile => ({ name, bytes: Buffer.from(text) });

/** A PDF of these objects, numbered from 1; the first is the catalog. `trailer` adds to the trailer. */
export function pdfWith(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  let length = parts[0]!.length;
  const starts = objects.map((object, at) => {
    const bytes = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj`),
      Buffer.from(object as Buffer),
      Buffer.from('endobj\n'),
    ]);
    const start = length;
    parts.push(bytes);
    length += bytes.length;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

export const stream = (bytes: Buffer | string, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${more}/Length ${Buffer.byteLength(bytes)}>>stream\n`),
    Buffer.from(bytes as Buffer),
    Buffer.from('\nendstream'),
  ]);
export const TEXT = `BT /F1 12 Tf 20 100 Td (${HARMLESS}) Tj ET`;
export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const page = (more = '', resources = '/Font<</F1 4 0 R>>') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<<${resources}>>${more}>>`;

/** One page with this content; `more` are objects from number 6 on. */
export const onePage = (
  content: Buffer | string = stream(TEXT),
  { catalog = '', pageMore = '', font = FONT, resources = '/Font<</F1 4 0 R>>' } = {},
  ...more: (string | Buffer)[]
): Buffer =>
  pdfWith([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(pageMore, resources),
    font,
    content,
    ...more,
  ]);
export const flate = (bytes: Buffer) => deflateSync(bytes, { level: 9 });

/** Files for tests, built byte by byte so that the repository contains no binaries. */

/** A PDF with this text (Latin letters, no parentheses) on each of its pages; `locked` adds a password. */
export function pdfOf(text: string, { pages = 1, locked = false } = {}): Buffer {
  const page = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const first = 5;
  const kids = Array.from({ length: pages }, (_, at) => `${first + at} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    stream(Buffer.from(page, 'latin1')),
    FONT,
    ...kids.map(
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    ),
  ];
  const key = 'ab'.repeat(32);
  return pdfWith(objects, locked ? `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]` : '');
}

/** A PDF of one page with only a picture, as from a scanner: grey, this many pixels a side. */
export function scannedPdf(side = 64): Buffer {
  const pixels = flate(Buffer.from(Array.from({ length: side * side }, (_, at) => (at * 37) % 256)));
  return pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</Im1 5 0 R>>>>>>',
    stream(`q ${side * 8} 0 0 ${side * 8} 20 20 cm /Im1 Do Q`),
    stream(
      pixels,
      `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
    ),
  ]);
}

/** A DOCX of one paragraph. */
export const docxOf = (text: string): Buffer => docxWith(body(text));
