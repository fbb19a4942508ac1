import { body, docxWith } from './hostile/docx-with.ts';
import { FONT, flate, pdfWith, stream } from './hostile/pdf-with.ts';

/** Files for tests, made byte by byte so that the repository holds no binaries. */

/** A PDF of this text (Latin letters, no parentheses) on each of its pages; with `locked` behind a password. */
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

/** A PDF of one page that is a picture and nothing else, as a scanner makes it: grey, so many pixels a side. */
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
