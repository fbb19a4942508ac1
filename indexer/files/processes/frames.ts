/** Framing of a process's files and responses in one stream: a length of four bytes before each. */

const LENGTH_BYTES = 4;

/** A frame's announced length exceeds the limit. */
export class FrameTooLong extends Error {
  override name = 'FrameTooLong';
}

/** `bytes` as one frame. */
export function toFrame(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/**
 * The frames of a stream in order, without an unfinished last one. Throws FrameTooLong as soon as one of more than
 * `mostBytes` is announced.
 */
export async function* readFrames(stream: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted: number | null = null;
  const take = (bytes: number): Buffer => {
    const all = Buffer.concat(parts);
    parts = [all.subarray(bytes)];
    held -= bytes;
    return all.subarray(0, bytes);
  };
  for await (const part of stream) {
    parts.push(part);
    held += part.length;
    for (;;) {
      if (wanted === null) {
        if (held < LENGTH_BYTES) break;
        wanted = take(LENGTH_BYTES).readUInt32BE();
        if (wanted > mostBytes) throw new FrameTooLong(`A frame of ${wanted} bytes exceeds the limit`);
      }
      if (held < wanted) break;
      yield take(wanted);
      wanted = null;
    }
  }
}
