import { archiveOf } from '#indexer/testing/archives.ts';
import {
  body,
  docxOf,
  docxWith,
  file,
  onePage,
  pdfOf,
  pdfWith,
  stream,
  TEXT,
  TYPES,
} from '#indexer/testing/resume-files.ts';
import { COSTLY, DAMAGED, type HostileFile, NO_TEXT, OTHER_KIND, READ } from './hostile-file.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export const damaged: HostileFile[] = [
  ['0 bytes', Buffer.alloc(0), /^It is empty\.$/],
  ['1 byte', Buffer.from('%'), OTHER_KIND],
  ['nothing but a PDF’s header', Buffer.from('%PDF-1.4'), DAMAGED],
  [
    'a PDF’s header before noise',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'x\x00\xff<<')]),
    DAMAGED,
  ],
  ['half a PDF', pdfOf('Java', { pages: 5 }).subarray(0, 150), DAMAGED],
  ['a PDF whose root is missing', pdfWith(['<</Type/Nothing>>']), DAMAGED],
  [
    'a PDF that is its own page tree',
    pdfWith(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    /damaged|no text/,
  ],
  ['a PDF whose table points at itself', onePage(stream(TEXT)).subarray(0, -5), READ],
  ['half a DOCX', docxOf('Java').subarray(0, -60), DAMAGED],
  [
    'a DOCX without a document',
    archiveOf(file('word/other.xml', '<x/>'), file('[Content_Types].xml', TYPES)),
    OTHER_KIND,
  ],
  ['a DOCX whose document is noise', docxWith(Buffer.alloc(5_000, '\xff<&\x00', 'latin1')), /damaged|no text/],
  ['a DOC’s header alone', Buffer.concat([OLE, Buffer.alloc(2)]), DAMAGED],
  ['a DOC of zeros', Buffer.concat([OLE, Buffer.alloc(10_000)]), DAMAGED],
  ['a DOC whose chain of sectors is a circle', circularDoc(), COSTLY],
  ['a PDF with a box and no text', onePage(stream('0 0 100 100 re f')), NO_TEXT],
  [
    'a PDF whose picture claims 30,000 pixels a side',
    onePage(
      stream('q 595 0 0 842 0 0 cm /X Do Q'),
      { resources: '/XObject<</X 6 0 R>>' },
      stream('x', '/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8'),
    ),
    NO_TEXT,
  ],
];

/** A compound file whose only sector points to itself. */
function circularDoc(): Buffer {
  const bytes = Buffer.alloc(512 * 4);
  OLE.copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4_096, 56);
  bytes.writeUInt32LE(0xfffffffe, 60);
  bytes.writeUInt32LE(0xfffffffe, 68);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1_024);
  bytes.writeUInt32LE(0xfffffffd, 512);
  bytes.writeUInt32LE(1, 516);
  return bytes;
}

export const encrypted: HostileFile[] = [
  ['a PDF behind a password', pdfOf('Java', { locked: true }), /password/],
  [
    'a Word document behind a password',
    Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(600)]),
    /password/,
  ],
  [
    'a DOCX with an entry behind a password',
    archiveOf(file('[Content_Types].xml', TYPES), { ...file('word/document.xml', body('x')), encrypted: true }),
    /password|damaged/,
  ],
];

export const wrongKinds: HostileFile[] = [
  ['a picture (GIF)', Buffer.from('GIF89a'), OTHER_KIND],
  ['a picture (PNG)', Buffer.from('89504e470d0a1a0a', 'hex'), OTHER_KIND],
  ['a picture (JPEG)', Buffer.from('ffd8ffe000104a464946', 'hex'), OTHER_KIND],
  ['a program for Windows', Buffer.from('MZ\x90\x00\x03'), OTHER_KIND],
  ['a program for Windows with a PDF’s header in it', Buffer.from('MZ\x90 %PDF-1.4'), OTHER_KIND],
  ['a program for Linux', Buffer.from('\x7fELF\x02\x01\x01'), OTHER_KIND],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), OTHER_KIND],
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), OTHER_KIND],
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), OTHER_KIND],
  ['rich text', Buffer.from('{\\rtf1 Harmless}'), OTHER_KIND],
  ['plain text', Buffer.from('Asha Rao\nJava Developer'), OTHER_KIND],
  ['a spreadsheet', archiveOf(file('xl/workbook.xml', '<x/>')), OTHER_KIND],
  ['a presentation', archiveOf(file('ppt/presentation.xml', '<x/>')), OTHER_KIND],
  ['an OpenDocument text', archiveOf(file('content.xml', '<x/>')), OTHER_KIND],
  ['an archive of a resume', archiveOf({ name: 'a.pdf', bytes: pdfOf('Asha') }), OTHER_KIND],
  ['an archive packed by gzip', Buffer.from('1f8b080000000000', 'hex'), OTHER_KIND],
  ['a .rar', Buffer.from('Rar!\x1a\x07\x01\x00'), OTHER_KIND],
];
