import { deflateSync } from 'node:zlib';
import { HARMLESS } from './hostile-file.ts';

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
