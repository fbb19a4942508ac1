import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';

/** Four bytes a pixel, row by row: red, green, blue and 255. */
export interface DecodedPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of the picture's width and height in a PNG. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

/** A PNG, on white where it is transparent, or a JPEG. Throws if it is damaged or has more than `mostPixels`. */
export function decodePicture(bytes: Buffer, mostPixels: number): DecodedPicture {
  if (!bytes.subarray(0, PNG_START.length).equals(PNG_START))
    return decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      maxResolutionInMP: mostPixels / 1e6,
      maxMemoryUsageInMB: 350,
    });
  if (bytes.readUInt32BE(WIDTH_AT) * bytes.readUInt32BE(HEIGHT_AT) > mostPixels)
    throw new Error(`The PNG has more than ${mostPixels} pixels.`);
  const { width, height, data } = PNG.sync.read(bytes);
  for (let at = 0; at < data.length; at += 4) {
    const opaque = data[at + 3]! / 255;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round(data[channel]! * opaque + 255 * (1 - opaque));
    data[at + 3] = 255;
  }
  return { width, height, data };
}
