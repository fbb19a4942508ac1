import { open } from 'node:fs/promises';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Whether a file may be a spreadsheet by its first bytes: .xlsx is a zip, .xls an OLE container. The indexer opens it. */
export async function looksLikeSpreadsheet(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(OLE.length), 0, OLE.length, 0);
    return buffer.subarray(0, ZIP.length).equals(ZIP) || buffer.equals(OLE);
  } finally {
    await file.close();
  }
}
