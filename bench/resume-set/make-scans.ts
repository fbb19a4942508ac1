/**
 * Scans of ten printed pages of the set: pictures of the pages, a little skewed and grainy, in PDFs without text.
 *   node bench/resume-set/make-scans.ts
 * It needs poppler's pdftoppm and pdfinfo.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Label } from './label.ts';
import { seededRandom } from './random.ts';

const here = new URL('.', import.meta.url).pathname;
const DPI = [110, 130, 150, 175, 200];
const random = seededRandom(2_026);

/** A PDF of one page with one JPEG. */
function pdfOf(jpeg: Buffer, width: number, height: number): Buffer {
  const content = 'q 595 0 0 842 0 0 cm /Scan Do Q';
  const objects: Buffer[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((text) => Buffer.from(text, 'latin1'));
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  objects.push(Buffer.concat([Buffer.from(image, 'latin1'), jpeg, Buffer.from('\nendstream', 'latin1')]));
  const parts = [Buffer.from('%PDF-1.4\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, at) => {
    offsets.push(length);
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`, 'latin1'),
      object,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(whole);
    length += whole.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(trailer, 'latin1')]);
}

mkdirSync(join(here, 'scans'), { recursive: true });
for (const half of ['seen', 'hidden'] as const) {
  const labels = readdirSync(join(here, half))
    .filter((file) => file.endsWith('.pdf.json'))
    .map((file): Label => JSON.parse(readFileSync(join(here, half, file), 'utf8')));
  const isOnePage = ({ file }: Label) =>
    /Pages:\s+1\n/.test(execFileSync('pdfinfo', [join(here, half, file)], { encoding: 'utf8' }));
  const layouts = new Set<string>();
  const fit = random.shuffled(labels).filter((label) => {
    if (
      layouts.has(label.layout) ||
      !label.jobs.length ||
      !label.phones.length ||
      !label.emails.length ||
      !isOnePage(label)
    )
      return false;
    layouts.add(label.layout);
    return true;
  });
  // Scanned resumes are mostly typed ones: three own layouts for two themes.
  const chosen = [
    ...fit.filter(({ layoutBy }) => layoutBy === 'own').slice(0, 3),
    ...fit.filter(({ layoutBy }) => layoutBy === 'theme').slice(0, 2),
  ];
  for (const [at, label] of chosen.entries()) {
    const dpi = DPI[at]!;
    const png = execFileSync(
      'pdftoppm',
      ['-gray', '-r', String(dpi), '-png', '-singlefile', join(here, half, label.file)],
      { maxBuffer: 1e8 },
    );
    const skewed = sharp(png)
      .rotate(at % 2 ? 0.4 : -0.3, { background: '#ffffff' })
      .blur(0.4 + at / 20)
      .linear(0.92, 14);
    const { data, info } = await skewed
      .toColourspace('b-w')
      .jpeg({ quality: 72 })
      .toBuffer({ resolveWithObject: true });
    const file = `scan-${label.file}`;
    writeFileSync(join(here, 'scans', file), pdfOf(data, info.width, info.height));
    writeFileSync(join(here, 'scans', `${file}.json`), `${JSON.stringify({ ...label, file, dpi }, null, 1)}\n`);
  }
}
