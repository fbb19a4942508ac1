import { inflateRawSync } from 'node:zlib';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { archiveDirectory } from '#indexer/files/archive/read-archive.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { packedBytes } from '#mongo/files/zip-directory.ts';
import { decodePicture } from './decode-picture.ts';

/** Later pages of a resume hold certificates; each takes seconds. */
export const MOST_PICTURES = 5;
/** A logo or a photograph is smaller, in both directions. */
const LEAST_SIDE = 400;
/** More than an A4 page at 600 dpi. */
const MOST_PIXELS = 40_000_000;
/** Of a compressed page; logos are smaller. */
const LEAST_PAGE_BYTES = 20_000;
const MOST_PICTURE_BYTES = 24 * 1024 * 1024;

/** The pictures of a PDF or DOCX, in PGM, as below. Throws or rejects if it is damaged. */
export const picturesOf = (bytes: Buffer): AsyncIterable<Buffer> | Iterable<Buffer> =>
  resumeKind(bytes) === 'pdf' ? pdfPictures(bytes) : docxPictures(bytes);

/** The pages' pictures of a PDF as PGM of at most 300 dpi, the largest of each page. Rejects with pdfjs's error if it is damaged. */
export async function* pdfPictures(bytes: Buffer): AsyncGenerator<Buffer> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    maxImageSize: MOST_PIXELS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    for (let number = 1; number <= Math.min(document.numPages, MOST_PICTURES); number++) {
      const page = await document.getPage(number);
      const picture = largest(await paintedPictures(page));
      if (picture) yield reduced(toPgm(turned(toGray(picture), page.rotate)));
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}

/** As pdfjs decodes it: 1 is one bit a pixel, 2 is RGB, 3 is RGBA. */
interface PaintedPicture {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}

async function paintedPictures(page: PDFPageProxy): Promise<PaintedPicture[]> {
  const list = await page.getOperatorList();
  const found: PaintedPicture[] = [];
  for (let at = 0; at < list.fnArray.length; at++) {
    const [first] = list.argsArray[at] ?? [];
    if (list.fnArray[at] === OPS.paintInlineImageXObject) found.push(first);
    if (list.fnArray[at] !== OPS.paintImageXObject || typeof first !== 'string') continue;
    const store = first.startsWith('g_') ? page.commonObjs : page.objs;
    found.push(await new Promise<PaintedPicture>((resolve) => store.get(first, resolve)));
  }
  return found.filter((picture) => picture?.data && Math.min(picture.width, picture.height) >= LEAST_SIDE);
}

const largest = (pictures: readonly PaintedPicture[]): PaintedPicture | undefined =>
  pictures.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

export interface GrayPicture {
  width: number;
  height: number;
  /** A byte a pixel, row by row; 255 is white. */
  pixels: Uint8Array;
}

function toGray({ width, height, kind, data = new Uint8Array() }: PaintedPicture): GrayPicture {
  const pixels = new Uint8Array(width * height);
  if (kind === 1) {
    const rowBytes = (width + 7) >> 3;
    for (let at = 0; at < pixels.length; at++) {
      const x = at % width;
      const byte = data[((at - x) / width) * rowBytes + (x >> 3)] ?? 0;
      pixels[at] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
    return { width, height, pixels };
  }
  const step = kind === 2 ? 3 : 4;
  for (let at = 0; at < pixels.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * step], data[at * step + 1], data[at * step + 2]];
    pixels[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return { width, height, pixels };
}

/** The picture as a page turned clockwise by `degrees` shows it. */
function turned(picture: GrayPicture, degrees: number): GrayPicture {
  const quarters = ((degrees / 90) % 4) + 4;
  let shown = picture;
  for (let done = 0; done < quarters % 4; done++) shown = quarterTurn(shown);
  return shown;
}

function quarterTurn({ width, height, pixels }: GrayPicture): GrayPicture {
  const shown = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) shown[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return { width: height, height: width, pixels: shown };
}

const toPgm = ({ width, height, pixels }: GrayPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);

/** With more pixels an enlarged picture takes the recognition more than its 512 MB. */
const MOST_ENLARGED_PIXELS = 14_000_000;
/** An A4 page at 300 dpi has fewer; finer ones are read no better. */
const MOST_PAGE_PIXELS = 9_000_000;

const PGM_HEAD = /^P5\n(\d+) (\d+)\n255\n/;

export function fromPgm(pgm: Buffer): GrayPicture {
  const [{ length } = '', width, height] = PGM_HEAD.exec(pgm.subarray(0, 40).toString('latin1')) ?? [];
  return { width: Number(width), height: Number(height), pixels: pgm.subarray(length) };
}

/** How many times larger a PGM may become, at most `wanted` times. */
export function mostTimes(pgm: Buffer, wanted: number, mostPixels = MOST_ENLARGED_PIXELS): number {
  const { width, height } = fromPgm(pgm);
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}

function reduced(pgm: Buffer): Buffer {
  const times = mostTimes(pgm, 1, MOST_PAGE_PIXELS);
  return times < 1 ? enlarged(pgm, times) : pgm;
}

/** A PGM at `times` its size, with values between its pixels. */
export function enlarged(pgm: Buffer, times: number): Buffer {
  const { width, height, pixels } = fromPgm(pgm);
  const columns = places(width, times);
  const rows = places(height, times);
  const head = Buffer.from(`P5\n${columns.length} ${rows.length}\n255\n`);
  const shown = Buffer.alloc(head.length + columns.length * rows.length);
  let to = head.copy(shown);
  for (const y of rows) {
    const [above, below] = [y.at * width, y.next * width];
    for (const x of columns) {
      const upper = pixels[above + x.at]! * (1 - x.share) + pixels[above + x.next]! * x.share;
      const lower = pixels[below + x.at]! * (1 - x.share) + pixels[below + x.next]! * x.share;
      shown[to++] = Math.round(upper * (1 - y.share) + lower * y.share);
    }
  }
  return shown;
}

/** For each pixel of an enlarged row or column: the two pixels that it lies between, and the share of the second. */
const places = (length: number, times: number) =>
  Array.from({ length: Math.round(length * times) }, (_, place) => {
    const exact = Math.min(length - 1, Math.max(0, (place + 0.5) / times - 0.5));
    const at = Math.floor(exact);
    return { at, next: Math.min(length - 1, at + 1), share: exact - at };
  });

/** The PNG and JPEG pictures of a DOCX as PGM of at most 300 dpi, without small ones, by their names. Throws if it is damaged. */
export function* docxPictures(bytes: Buffer): Generator<Buffer> {
  const media = archiveDirectory(bytes)
    .filter(
      ({ name, unpackedBytes }) => /^word\/media\/.*\.(?:png|jpe?g)$/i.test(name) && unpackedBytes > LEAST_PAGE_BYTES,
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  for (const entry of media.slice(0, MOST_PICTURES)) {
    const packed = packedBytes(bytes, entry);
    const file = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: MOST_PICTURE_BYTES });
    yield reduced(toPgm(toGray(decodePicture(file, MOST_PIXELS))));
  }
}
