import { archiveOf } from '#indexer/testing/archives.ts';
import {
  body,
  docxWith,
  FONT,
  file,
  flate,
  onePage,
  page,
  pdfOf,
  pdfWith,
  relations,
  stream,
  TEXT,
  TYPES,
} from '#indexer/testing/resume-files.ts';
import { COSTLY, HARMLESS, type HostileFile, READ } from './hostile-file.ts';

const MB = 1024 * 1024;
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

function bombThatLies(): Buffer {
  const bytes = Buffer.alloc(300 * MB, 'x');
  const part = { name: 'word/document.xml', bytes, claims: { unpackedBytes: 100 } };
  return archiveOf(file('[Content_Types].xml', TYPES), file('_rels/.rels', relations()), part);
}

export const bombs = (): HostileFile[] => [
  ['a DOCX that unpacks to 300 MB', docxWith(Buffer.alloc(300 * MB, 'x')), COSTLY],
  ['a DOCX that unpacks to 300 MB and says 100 bytes', bombThatLies(), COSTLY],
  ['a DOCX of a million elements within each other', docxWith(body(`${'<w:r>'.repeat(1_000_000)}`)), COSTLY],
  [
    'a DOCX of entities within entities',
    docxWith(body('&l9;', `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>`)),
    /damaged|no text|memory|longer/,
  ],
  [
    'a DOCX of 30,000 parts',
    docxWith(
      body(HARMLESS),
      Array.from({ length: 30_000 }, (_, at) => file(`word/${at}.xml`, '')),
    ),
    READ,
  ],
  ['a DOCX of 20 MB of words', docxWith(body('Harmless words '.repeat((20 * MB) / 15))), /more text|memory|longer/],
  [
    'a PDF whose page unpacks to 600 MB',
    onePage(stream(flate(Buffer.alloc(600 * MB, ' ')), '/Filter/FlateDecode')),
    COSTLY,
  ],
  [
    'a PDF whose page is packed twice and unpacks to 300 MB',
    onePage(stream(flate(flate(Buffer.alloc(300 * MB, ' '))), '/Filter[/FlateDecode/FlateDecode]')),
    COSTLY,
  ],
  ['a PDF of 10,000 pages', pdfOf(HARMLESS, { pages: 10_000 }), READ],
  [
    'a PDF that says it has 2,000,000,000 pages',
    pdfWith([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>',
      page(),
      FONT,
      stream(TEXT),
    ]),
    READ,
  ],
  [
    'a PDF with 3 million operators',
    onePage(stream(flate(Buffer.from('q Q '.repeat(3_000_000))), '/Filter/FlateDecode')),
    /no text|longer than|memory/,
  ],
  [
    'a PDF with a picture of 100,000 by 100,000',
    onePage(
      stream(TEXT),
      { resources: '/Font<</F1 4 0 R>>/XObject<</I 6 0 R>>' },
      stream(
        flate(Buffer.alloc(MB)),
        '/Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
      ),
    ),
    READ,
  ],
  [
    'a PDF whose form draws itself',
    onePage(
      stream(`${TEXT} /X Do`),
      { resources: '/Font<</F1 4 0 R>>/XObject<</X 6 0 R>>' },
      stream('/X Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'),
    ),
    READ,
  ],
  [
    'a PDF with a table of every character',
    onePage(
      stream(TEXT),
      { font: '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[7 0 R]>>' },
      stream(
        '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
      ),
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>>>',
    ),
    /too little text|names neither/,
  ],
];
