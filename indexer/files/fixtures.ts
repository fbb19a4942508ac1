import { deflateSync } from 'node:zlib';
import { archiveOf } from './archive/archive-fixture.ts';

/** Files for tests, made byte by byte so that the repository holds no binaries. */

/** A PDF of this text (Latin letters, no parentheses) on each of its pages; with `locked` behind a password. */
export function pdfOf(text: string, { pages = 1, locked = false } = {}): Buffer {
  const page = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const first = 5;
  const kids = Array.from({ length: pages }, (_, at) => `${first + at} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...kids.map(
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    ),
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, position) => {
    const start = file.length;
    file += `${position + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const key = 'ab'.repeat(32);
  const lock = locked ? `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]` : '';
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R${lock}>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

/** A PDF of one page that is a picture and nothing else, as a scanner makes it: grey, so many pixels a side. */
export function scannedPdf(side = 64): Buffer {
  const pixels = deflateSync(Buffer.from(Array.from({ length: side * side }, (_, at) => (at * 37) % 256)));
  const page = `q ${side * 8} 0 0 ${side * 8} 20 20 cm /Im1 Do Q`;
  const head = Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</Im1 5 0 R>>>>>>endobj',
      `4 0 obj<</Length ${page.length}>>stream\n${page}\nendstream endobj`,
      `5 0 obj<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode/Length ${pixels.length}>>stream\n`,
    ].join('\n'),
    'latin1',
  );
  // readers find the objects without a table of them
  return Buffer.concat([
    head,
    pixels,
    Buffer.from('\nendstream endobj\ntrailer<</Size 6/Root 1 0 R>>\n%%EOF', 'latin1'),
  ]);
}

/** A DOCX of one paragraph. */
export function docxOf(text: string): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

function zipOf(files: Record<string, string>): Buffer {
  return archiveOf(...Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })));
}
