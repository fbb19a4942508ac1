/** The file isn't an OLE container, or a chain of its sectors leads nowhere. */
export class BrokenContainer extends Error {}

const DIRECTORY_ENTRY_BYTES = 128;
/** Name of up to 31 UTF-16 characters; its length in bytes, with the final zero, follows. */
const NAME_BYTES = 64;
const STREAM = 2;
const ROOT = 5;
const HEADER_BYTES = 512;
/** The header names this many sectors of the allocation table, the last one 436 bytes behind the first. */
const TABLE_SECTORS_FROM = 76;
const MINI_SECTOR_BYTES = 64;
/** Above this, sector numbers mean: end of the chain, free, part of the table. */
const LAST_SECTOR = 0xfffffffa;

/**
 * The bytes of each stream with one of these names (in lower case), in any folder of an OLE container such as an .xls or
 * a .doc. Throws BrokenContainer.
 */
export function oleStreams(file: Buffer, names: readonly string[]): Buffer[] {
  try {
    return readStreams(file, names);
  } catch (error) {
    // a number of the file that points behind its end
    if (error instanceof RangeError) throw new BrokenContainer();
    throw error;
  }
}

function readStreams(file: Buffer, names: readonly string[]): Buffer[] {
  const sectorBytes = 1 << file.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new BrokenContainer();
  const sector = (number: number) => file.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes);
  const table = allocationTable(file, sectorBytes, sector);
  const chain = (first: number) => Buffer.concat(sectorsFrom(first, table).map(sector));

  const entries = entriesOf(chain(file.readUInt32LE(48)));
  const root = entries.find(({ kind }) => kind === ROOT);
  const small = {
    below: file.readUInt32LE(56),
    table: numbersOf(chain(file.readUInt32LE(60))),
    bytes: root ? chain(root.first) : Buffer.alloc(0),
  };
  const miniSector = (number: number) =>
    small.bytes.subarray(number * MINI_SECTOR_BYTES, (number + 1) * MINI_SECTOR_BYTES);
  return entries
    .filter(({ kind, name }) => kind === STREAM && names.includes(name))
    .map(({ first, size }) => {
      const all = size < small.below ? Buffer.concat(sectorsFrom(first, small.table).map(miniSector)) : chain(first);
      return all.subarray(0, size);
    });
}

/** For each sector the next one of its chain. */
function allocationTable(file: Buffer, sectorBytes: number, sector: (number: number) => Buffer): number[] {
  const parts = numbersOf(file.subarray(TABLE_SECTORS_FROM, HEADER_BYTES));
  // larger files name the other sectors of the table in a list of sectors, each with the number of the next at its end
  const most = file.length / sectorBytes;
  for (let list = file.readUInt32LE(68); list <= LAST_SECTOR && parts.length < most; ) {
    const numbers = numbersOf(sector(list));
    list = numbers.pop() ?? LAST_SECTOR + 1;
    parts.push(...numbers);
  }
  return parts.filter((number) => number <= LAST_SECTOR).flatMap((number) => numbersOf(sector(number)));
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4));
}

/** The sectors of a chain. Throws BrokenContainer if it has a loop or leaves the table. */
function sectorsFrom(first: number, table: readonly number[]): number[] {
  const sectors: number[] = [];
  for (let at = first; at <= LAST_SECTOR; at = table[at] as number) {
    if (at >= table.length || sectors.length > table.length) throw new BrokenContainer();
    sectors.push(at);
  }
  return sectors;
}

function entriesOf(directory: Buffer) {
  return Array.from({ length: Math.floor(directory.length / DIRECTORY_ENTRY_BYTES) }, (_, number) => {
    const entry = directory.subarray(number * DIRECTORY_ENTRY_BYTES, (number + 1) * DIRECTORY_ENTRY_BYTES);
    const nameBytes = Math.min(NAME_BYTES, entry.readUInt16LE(NAME_BYTES));
    return {
      name: entry.toString('utf16le', 0, Math.max(0, nameBytes - 2)).toLowerCase(),
      kind: entry[66],
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
