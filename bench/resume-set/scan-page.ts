import { execFileSync } from 'node:child_process';
import sharp from 'sharp';

/** In degrees, and in pixels. */
interface Grain {
  skew: number;
  blur: number;
}

const DPI = [110, 130, 150, 175, 200];

/** The resolution of a set's scan at a place, and how it is skewed and blurred. */
export function lookOf(at: number): { dpi: number; grain: Grain } {
  const step = at % DPI.length;
  return { dpi: DPI[step] as number, grain: { skew: at % 2 ? 0.4 : -0.3, blur: 0.4 + step / 20 } };
}

export const isOnePage = (pdf: string): boolean =>
  /Pages:\s+1\n/.test(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }));

/**
 * A scan of the first page of a PDF file: its picture in a PDF without text, clean, or skewed, blurred and grey. Needs
 * poppler's pdftoppm.
 */
export async function scanOf(pdf: string, { dpi, grain }: { dpi: number; grain?: Grain }): Promise<Buffer> {
  const png = execFileSync('pdftoppm', ['-gray', '-r', String(dpi), '-png', '-singlefile', pdf], { maxBuffer: 1e8 });
  const clean = sharp(png);
  const page = grain ? clean.rotate(grain.skew, { background: '#ffffff' }).blur(grain.blur).linear(0.92, 14) : clean;
  const jpeg = page.toColourspace('b-w').jpeg({ quality: grain ? 72 : 85 });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  return pdfOf(data, info.width, info.height);
}

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
