import { body, docxWith, file, onePage, relations, stream, TEXT } from '#indexer/testing/resume-files.ts';
import { DAMAGED, HARMLESS, type HostileFile, READ } from './hostile-file.ts';

const xxe = (url: string) => `<!DOCTYPE x [<!ENTITY e SYSTEM "${url}">]>`;

/** Files with scripts, fonts, outside parts; they try to reach `address`. */
export const activeFiles = (address: string): HostileFile[] => [
  [
    'a PDF that runs a script when opened',
    onePage(stream(TEXT), { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
    READ,
  ],
  [
    'a PDF that starts a program when opened',
    onePage(stream(TEXT), { catalog: '/OpenAction<</S/Launch/F(/bin/sh)>>' }),
    READ,
  ],
  ['a PDF that opens an address', onePage(stream(TEXT), { catalog: `/OpenAction<</S/URI/URI(${address}/x)>>` }), READ],
  [
    'a PDF with a script on its page',
    onePage(stream(TEXT), { pageMore: '/AA<</O<</S/JavaScript/JS(this.exportDataObject\\(\\))>>>>' }),
    READ,
  ],
  [
    'a PDF with a file attached',
    onePage(
      stream(TEXT),
      { catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)6 0 R]>>>>' },
      '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>',
      stream('MZ'),
    ),
    READ,
  ],
  [
    'a PDF with a form of scripts (XFA)',
    onePage(
      stream(TEXT),
      { catalog: '/AcroForm<</XFA 6 0 R/Fields[]>>' },
      stream(`${xxe('file:///etc/passwd')}<x>&e;</x>`),
    ),
    READ,
  ],
  [
    'a PDF whose font’s matrix is a script',
    onePage(
      stream(TEXT),
      {
        font: '<</Type/Font/Subtype/Type1/BaseFont/A/FontMatrix[1 0 0 1 0 (0\\); process.exit\\(1\\);\\()]/FontDescriptor 6 0 R>>',
      },
      '<</Type/FontDescriptor/FontName/A/Flags 4/FontFile 7 0 R>>',
      stream('%!PS-AdobeFont-1.0: A\n/FontMatrix [1 0 0 1 0 (0); process.exit(1);//)] def'),
    ),
    READ,
  ],
  [
    'a PDF with a font that is noise',
    onePage(
      stream(TEXT),
      { font: '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor 6 0 R>>' },
      '<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 7 0 R>>',
      stream(Buffer.alloc(50_000, '\x00\x01\xff\xfe', 'latin1')),
    ),
    READ,
  ],
  [
    'a DOCX that reads a file of the server (XXE)',
    docxWith(body(`${HARMLESS} &e;`, xxe('file:///etc/passwd'))),
    DAMAGED,
  ],
  ['a DOCX that asks an address (XXE)', docxWith(body(`${HARMLESS} &e;`, xxe(address))), DAMAGED],
  [
    'a DOCX whose relations read a file (XXE)',
    docxWith(body(HARMLESS), [], `${xxe('file:///etc/passwd')}${relations()}`),
    READ,
  ],
  [
    'a DOCX with a template from elsewhere',
    docxWith(body(HARMLESS), [
      file(
        'word/_rels/settings.xml.rels',
        relations(
          `<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${address}/x.dotm" TargetMode="External"/>`,
        ),
      ),
    ]),
    READ,
  ],
  ['a DOCX with macros', docxWith(body(HARMLESS), [file('word/vbaProject.bin', 'Sub AutoOpen()')]), /contains macros/],
  [
    'a DOCX with parts of names that lead out',
    docxWith(body(HARMLESS), [file('../../../../tmp/escaped.txt', 'x'), file('/tmp/escaped.txt', 'x')]),
    READ,
  ],
  [
    'a DOCX whose document lies elsewhere',
    docxWith(body(HARMLESS), [], relations().replace('word/document.xml', '../../../../etc/passwd')),
    READ,
  ],
];
