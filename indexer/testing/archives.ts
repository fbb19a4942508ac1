import { crc32, deflateRawSync } from 'node:zlib';

export interface PackedFile {
  name: string;
  bytes: Buffer;
  /** Not deflated. */
  stored?: boolean;
  /** The bytes are already deflated. */
  deflated?: boolean;
  /** Marked as encrypted. */
  encrypted?: boolean;
  /** A compression method other than the actual one. */
  method?: number;
  /** False values in the archive's directory. */
  claims?: { unpackedBytes?: number; crc32?: number; offset?: number };
}

/** A zip for tests, built byte by byte, so that its metadata can be false; names and contents are used unchanged. */
export function archiveOf(...files: PackedFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, stored = false, deflated = false, encrypted = false, method, claims = {} } of files) {
    const packed = stored || deflated ? bytes : deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(encrypted ? 1 : 0, 2);
    shared.writeUInt16LE(method ?? (stored ? 0 : 8), 4);
    shared.writeUInt32LE(claims.crc32 ?? crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims.unpackedBytes ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(claims.offset ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, tail, Buffer.from(name));
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed]);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
