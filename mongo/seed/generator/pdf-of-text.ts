/** A4 in points, 1/72 inch. */
const PAGE = { width: 595, height: 842, margin: 50 };
const LINE_HEIGHT = 13;
const LINES_A_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / LINE_HEIGHT);
const LINE_CHARS = 95;

/** A plain PDF of a text in Helvetica, so that demo resumes can be opened like real ones. Latin letters only. */
export function pdfOfText(text: string): Buffer {
  const lines = text.split('\n').flatMap(wrap);
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) || 1 }, (_, page) =>
    lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE),
  );
  // objects 1 to 3 are catalog, page tree and font; then a page and its content alternate
  const pageNumbers = pages.map((_, page) => 4 + 2 * page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => [pageObject(5 + 2 * at), contentObject(page)]),
  ];
  return assemble(objects);
}

function wrap(line: string): string[] {
  const wrapped: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > LINE_CHARS) {
      wrapped.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...wrapped, current];
}

const pageObject = (content: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`;

function contentObject(lines: string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  const stream = `BT /F1 10 Tf ${LINE_HEIGHT} TL ${PAGE.margin} ${PAGE.height - PAGE.margin} Td\n${shown.join('\n')}\nET`;
  return `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`;
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
