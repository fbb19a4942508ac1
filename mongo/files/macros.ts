import { inflateRawSync } from 'node:zlib';
import { hasMacroSheet } from './macro-sheets.ts';
import { type ArchiveEntry, BrokenDirectory, directoryEntries, findDirectory, packedBytes } from './zip-directory.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** The stream that every VBA project has; names in an OLE container are UTF-16. */
const VBA_PROJECT = Buffer.from('_VBA_PROJECT', 'utf16le');
/** A file packed into a document, which opens with a double click. Pictures of Paintbrush have the stream too. */
const EMBEDDED_FILE = Buffer.from('\x01Ole10Native', 'utf16le');
/** The class of packed files, and its name where an object or a field names it. */
const PACKAGE = [
  Buffer.from('0c00030000000000c000000000000046', 'hex'),
  Buffer.from('Package\0', 'latin1'),
  Buffer.from('EMBED Package', 'latin1'),
];

/** Parts with these names run code: VBA projects, ActiveX controls, sheets of Excel 4 macros. */
const ACTIVE_NAME = /(?:^|\/)(?:vba(?:project|data)[^/]*|(?:activex|macrosheets)\/.+)$/i;
/** A VBA project may have any name, but not any type. */
const ACTIVE_TYPE = /macroEnabled|vbaProject|vbaData|macrosheet|ms-office\.activeX/i;
const TYPES_NAME = '[Content_Types].xml';
const EMBEDDED_NAME = /(?:^|\/)embeddings\//i;

/** Unpacked altogether to look for macros; a document with more embedded files is refused like one with macros. */
const MOST_UNPACKED_BYTES = 30 * 1024 * 1024;
/** A document in a document in a document. */
const DEEPEST = 2;

/**
 * Whether an Office file contains macros, ActiveX controls or embedded files that run: DOCX, XLSX and other archives by
 * their parts and the types that they declare, DOC and XLS by their streams, both also within each other.
 */
export function hasMacros(bytes: Buffer): boolean {
  return isActive(bytes, { left: MOST_UNPACKED_BYTES }, 0);
}

function isActive(bytes: Buffer, budget: { left: number }, depth: number): boolean {
  if (startsWith(bytes, OLE)) {
    return (
      bytes.includes(VBA_PROJECT) ||
      (bytes.includes(EMBEDDED_FILE) && PACKAGE.some((mark) => bytes.includes(mark))) ||
      hasMacroSheet(bytes)
    );
  }
  if (!startsWith(bytes, ZIP)) return false;
  // a name in a part's own header only, which some readers use, or in a broken archive
  if (bytes.includes('vbaProject.bin')) return true;
  const entries = entriesOf(bytes);
  const names = entries.map(({ name }) => name);
  return entries.some((entry) => {
    if (ACTIVE_NAME.test(entry.name)) return true;
    const isTypes = entry.name === TYPES_NAME;
    if (!isTypes && !EMBEDDED_NAME.test(entry.name)) return false;
    if (depth === DEEPEST) return true;
    const unpacked = unpack(bytes, entry, budget);
    if (unpacked === 'too large') return true;
    if (isTypes) return declaresActive(unpacked, names);
    return isActive(unpacked, budget, depth + 1);
  });
}

const DECLARATION = /<(?:\w+:)?(?:Default|Override)\b[^>]*>/g;
const EXTENSION = /\bExtension\s*=\s*["']([^"']*)/;

/**
 * Whether a part has a type that runs. A type that is declared for an extension that no part has is no sign: some
 * writers of spreadsheets declare every type they know.
 */
function declaresActive(types: Buffer, names: readonly string[]): boolean {
  // XML may be UTF-16
  const text = types.toString('latin1').replaceAll('\0', '');
  return (text.match(DECLARATION) ?? []).some((declaration) => {
    // no writer spells a type in character references
    if (!ACTIVE_TYPE.test(declaration) && !declaration.includes('&#')) return false;
    const extension = EXTENSION.exec(declaration)?.[1]?.toLowerCase();
    return extension === undefined || names.some((name) => name.toLowerCase().endsWith(`.${extension}`));
  });
}

/** None if the directory is broken: such a file is refused where it is read. */
function entriesOf(bytes: Buffer): ArchiveEntry[] {
  try {
    const { count, start } = findDirectory(bytes);
    return directoryEntries(bytes.subarray(start), count);
  } catch (error) {
    if (error instanceof BrokenDirectory || error instanceof RangeError) return [];
    throw error;
  }
}

/** A part's bytes, empty if they are damaged. */
function unpack(archive: Buffer, entry: ArchiveEntry, budget: { left: number }): Buffer | 'too large' {
  let unpacked: Buffer;
  try {
    const packed = packedBytes(archive, entry);
    unpacked = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, budget.left) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : Buffer.alloc(0);
  }
  budget.left -= unpacked.length;
  return budget.left < 0 ? 'too large' : unpacked;
}
