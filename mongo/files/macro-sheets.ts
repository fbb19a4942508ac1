import { BrokenContainer, oleStreams } from './ole-streams.ts';

/** The workbook's stream in files of Excel 97 and later, and of Excel 5 and 95. */
const WORKBOOK_STREAMS = ['workbook', 'book'];

/** Record types of BIFF: a sheet in the list of sheets, and the begin of a sheet in each version from 2 to 8. */
const BOUND_SHEET = 0x0085;
const BEGIN = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
/** A sheet's kind in the list of sheets (behind its position and visibility), and at its own begin (behind the version). */
const LISTED = { at: 5, macroSheet: 0x01 };
const BEGUN = { at: 2, macroSheet: 0x40 };

/** Whether an OLE container is or contains an .xls with a sheet of Excel 4 macros, which may also be hidden. */
export function hasMacroSheet(bytes: Buffer): boolean {
  try {
    return oleStreams(bytes, WORKBOOK_STREAMS).some(listsMacroSheet);
  } catch (error) {
    // such a file is refused where it is read
    if (error instanceof BrokenContainer) return false;
    throw error;
  }
}

/** Each record is its type, its length and its bytes. */
function listsMacroSheet(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    const content = stream.subarray(at + 4, at + 4 + length);
    if (type === BOUND_SHEET && content[LISTED.at] === LISTED.macroSheet) return true;
    if (BEGIN.has(type) && content[BEGUN.at] === BEGUN.macroSheet) return true;
    at += 4 + length;
  }
  return false;
}
