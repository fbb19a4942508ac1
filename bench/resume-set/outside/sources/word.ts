import JSZip from 'jszip';

/** The pieces of a Word file: each is WordprocessingML, written by hand in the documents beside. */
type Format = {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  size?: number;
  color?: string;
  align?: 'center' | 'right' | 'both';
  style?: string;
  bullet?: boolean;
  /** Positions in twentieths of a point; a negative one is a right tab. */
  tabs?: number[];
  shade?: string;
  indent?: number;
  hanging?: number;
  line?: boolean;
  before?: number;
  after?: number;
};
type Page = {
  body: string[];
  header?: string[];
  footer?: string[];
  font?: string;
  size?: number;
  heading?: Format;
  margin?: number;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `**bold**` within the text is bold; a tab and a line feed are Word's own. */
function runs(text: string, format: Format) {
  return text
    .split('**')
    .map((part, at) => {
      const shape = [
        format.bold || at % 2 ? '<w:b/>' : '',
        format.italic ? '<w:i/>' : '',
        format.caps ? '<w:caps/>' : '',
        format.color ? `<w:color w:val="${format.color}"/>` : '',
        format.size ? `<w:sz w:val="${format.size * 2}"/>` : '',
      ].join('');
      const words = escaped(part)
        .split(/(\t|\n)/)
        .map((word) => {
          if (word === '\t') return '<w:tab/>';
          return word === '\n' ? '<w:br/>' : word && `<w:t xml:space="preserve">${word}</w:t>`;
        });
      return part && `<w:r><w:rPr>${shape}</w:rPr>${words.join('')}</w:r>`;
    })
    .join('');
}

function paragraphShape(format: Format) {
  const tab = (at: number) => `<w:tab w:val="${at < 0 ? 'right' : 'left'}" w:pos="${Math.abs(at)}"/>`;
  return [
    format.style ? `<w:pStyle w:val="${format.style}"/>` : '',
    format.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    format.line ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/></w:pBdr>' : '',
    format.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${format.shade}"/>` : '',
    format.tabs ? `<w:tabs>${format.tabs.map(tab).join('')}</w:tabs>` : '',
    `<w:spacing w:before="${format.before ?? 0}" w:after="${format.after ?? 40}"/>`,
    format.indent || format.hanging ? `<w:ind w:left="${format.indent ?? 0}" w:hanging="${format.hanging ?? 0}"/>` : '',
    format.align ? `<w:jc w:val="${format.align}"/>` : '',
  ].join('');
}

export const p = (text = '', format: Format = {}) =>
  `<w:p><w:pPr>${paragraphShape(format)}</w:pPr>${runs(text, format)}</w:p>`;
export const h = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
export const list = (...items: string[]) => items.map((item) => p(item, { bullet: true })).join('');

/** A cell is a text or finished paragraphs. */
export function table(widths: number[], rows: string[][], { border = true, head = '', side = '' } = {}) {
  const line = (name: string) => `<w:${name} w:val="${border ? 'single' : 'nil'}" w:sz="4" w:color="777777"/>`;
  const cell = (content: string, column: number, row: number) => {
    const fill = (row === 0 && head) || (column === 0 && side);
    const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : '';
    const inside = content.startsWith('<w:') ? content : p(content, { bold: row === 0 && head !== '' });
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[column]}" w:type="dxa"/>${shade}</w:tcPr>${inside}</w:tc>`;
  };
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const body = rows.map((row, at) => `<w:tr>${row.map((each, column) => cell(each, column, at)).join('')}</w:tr>`);
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${lines}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>${p('', { after: 0 })}`;
}

/** A floating box, in points from the page's corner. */
export function textBox(box: { x: number; y: number; width: number; height: number; fill?: string }, content: string) {
  const place = `position:absolute;margin-left:${box.x}pt;margin-top:${box.y}pt;width:${box.width}pt;height:${box.height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`;
  return `<w:p><w:r><w:pict><v:shape type="#_x0000_t202" style="${place}" fillcolor="#${box.fill ?? 'FFFFFF'}" stroked="f"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function docx({
  body,
  header,
  footer,
  font = 'Carlito',
  size = 11,
  heading = { bold: true, size: 13 },
  margin = 1000,
}: Page) {
  const parts = [
    ['styles', 1],
    ['numbering', 2],
    ...(header ? ([['header', 3]] as const) : []),
    ...(footer ? ([['footer', 4]] as const) : []),
  ] as const;
  const zip = new JSZip();
  const reference = (name: string, id: number) => `<w:${name}Reference w:type="default" r:id="rId${id}"/>`;
  const edges = ['top', 'right', 'bottom', 'left'].map((edge) => `w:${edge}="${margin}"`).join(' ');
  const section = `<w:sectPr>${header ? reference('header', 3) : ''}${footer ? reference('footer', 4) : ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar ${edges} w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>`;
  zip.file(
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>${parts.map(([name]) => `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${name}+xml"/>`).join('')}</Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    'word/_rels/document.xml.rels',
    `${declaration}<Relationships xmlns="${packages}/relationships">${parts.map(([name, id]) => `<Relationship Id="rId${id}" Type="${office}/${name}" Target="${name}.xml"/>`).join('')}</Relationships>`,
  );
  zip.file(
    'word/document.xml',
    `${declaration}<w:document ${namespaces}><w:body>${body.join('')}${section}</w:body></w:document>`,
  );
  zip.file(
    'word/styles.xml',
    `${declaration}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="${size * 2}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr>${paragraphShape({ before: 160, after: 60, ...heading })}<w:outlineLvl w:val="0"/></w:pPr><w:rPr>${heading.bold ? '<w:b/>' : ''}${heading.italic ? '<w:i/>' : ''}${heading.caps ? '<w:caps/>' : ''}${heading.color ? `<w:color w:val="${heading.color}"/>` : ''}<w:sz w:val="${(heading.size ?? 13) * 2}"/></w:rPr></w:style></w:styles>`,
  );
  zip.file(
    'word/numbering.xml',
    `${declaration}<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  );
  if (header) zip.file('word/header.xml', `${declaration}<w:hdr ${namespaces}>${header.join('')}</w:hdr>`);
  if (footer) zip.file('word/footer.xml', `${declaration}<w:ftr ${namespaces}>${footer.join('')}</w:ftr>`);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
