import JSZip from 'jszip';
import { headingText } from './html-page.ts';
import type { Block, Design, Page, Run } from './page-model.ts';

const TWIPS_A_MM = 56.7;
const PAGE_WIDTH_MM = 210;
const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const twips = (mm: number) => Math.round(mm * TWIPS_A_MM);

function runXml(run: Run) {
  const properties = [
    run.bold && '<w:b/>',
    run.italic && '<w:i/>',
    run.color && `<w:color w:val="${run.color}"/>`,
    run.size && `<w:sz w:val="${run.size * 2}"/>`,
    run.underline && '<w:u w:val="single"/>',
  ].filter(Boolean);
  const pieces = (text: string) =>
    text
      .split('\t')
      .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
      .join('<w:tab/>');
  const style = properties.length ? `<w:rPr>${properties.join('')}</w:rPr>` : '';
  const xml = `<w:r>${style}${run.text.split('\n').map(pieces).join('<w:br/>')}</w:r>`;
  const change = 'w:id="7" w:author="Typist" w:date="2025-05-05T10:00:00Z"';
  if (run.deleted)
    return `<w:del ${change}><w:r>${style}<w:delText xml:space="preserve">${escapeXml(run.deleted)}</w:delText></w:r></w:del><w:ins ${change.replace('7', '8')}>${xml}</w:ins>`;
  return run.control
    ? `<w:sdt><w:sdtPr><w:alias w:val="Field"/></w:sdtPr><w:sdtContent>${xml}</w:sdtContent></w:sdt>`
    : xml;
}

function headingXml(text: string, design: Design) {
  const { heading } = design;
  const paragraph = [
    '<w:keepNext/>',
    heading.rule && `<w:pBdr><w:bottom w:val="single" w:sz="8" w:space="1" w:color="${design.color}"/></w:pBdr>`,
    heading.shade && `<w:shd w:val="clear" w:color="auto" w:fill="${heading.shade}"/>`,
    '<w:spacing w:before="180" w:after="80"/>',
    `<w:jc w:val="${heading.align ?? 'left'}"/>`,
  ].filter(Boolean);
  const run = [
    heading.bold && '<w:b/>',
    heading.italic && '<w:i/>',
    `<w:color w:val="${design.color}"/>`,
    heading.spaced && '<w:spacing w:val="80"/>',
    `<w:sz w:val="${heading.size * 2}"/>`,
    heading.underline && '<w:u w:val="single"/>',
  ].filter(Boolean);
  return `<w:p><w:pPr>${paragraph.join('')}</w:pPr><w:r><w:rPr>${run.join('')}</w:rPr><w:t>${escapeXml(headingText(text, design))}</w:t></w:r></w:p>`;
}

type Cell = { blocks: Block[]; width: number; shade?: string };

function tableXml(rows: Cell[][], total: number, borders: 'all' | 'rows' | 'none', design: Design) {
  const edge = (name: string, isDrawn: boolean) =>
    `<w:${name} w:val="${isDrawn ? 'single' : 'nil'}" w:sz="4" w:space="0" w:color="666666"/>`;
  const isAll = borders === 'all';
  const edges = `${edge('top', isAll)}${edge('left', isAll)}${edge('bottom', borders !== 'none')}${edge('right', isAll)}${edge('insideH', borders !== 'none')}${edge('insideV', isAll)}`;
  const grid = rows[0]!.map(({ width }) => `<w:gridCol w:w="${Math.round((total * width) / 100)}"/>`).join('');
  const body = rows.map((row) => {
    const cells = row.map(({ blocks, width, shade }) => {
      const w = Math.round((total * width) / 100);
      const inner = blocks.map((block) => blockXml(block, design, w - 200)).join('');
      const needsParagraph = blocks.length === 0 || ['table', 'columns'].includes(blocks.at(-1)!.kind);
      return `<w:tc><w:tcPr><w:tcW w:w="${w}" w:type="dxa"/>${shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : ''}</w:tcPr>${inner}${needsParagraph ? '<w:p/>' : ''}</w:tc>`;
    });
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl><w:p><w:pPr><w:spacing w:after="0" w:line="120" w:lineRule="exact"/></w:pPr></w:p>`;
}

/** A text box as Word 2007 wrote it: a VML shape in a paragraph. */
function boxXml(block: Extract<Block, { kind: 'box' }>, design: Design) {
  const inner = block.blocks.map((each) => blockXml(each, design, twips(block.width - 6))).join('');
  const style = `position:absolute;margin-left:0;margin-top:0;width:${block.width}mm;height:${8 + block.blocks.length * 6}mm;z-index:1;mso-position-horizontal:right;mso-position-horizontal-relative:margin;mso-position-vertical:top;mso-position-vertical-relative:margin`;
  return `<w:p><w:r><w:pict><v:shape id="box1" style="${style}" strokecolor="#${block.color ?? '444444'}" coordsize="21600,21600" path="m,l,21600r21600,l21600,xe"><w10:wrap type="square"/><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
}

function blockXml(block: Block, design: Design, width: number): string {
  switch (block.kind) {
    case 'paragraph': {
      const hasTab = block.runs.some(({ text }) => text.includes('\t'));
      const properties = [
        hasTab && `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`,
        `<w:spacing w:after="${(block.space ?? 2) * 20}"/>`,
        block.indent && `<w:ind w:left="${twips(block.indent)}"/>`,
        `<w:jc w:val="${block.align ?? 'left'}"/>`,
      ].filter(Boolean);
      return `<w:p><w:pPr>${properties.join('')}</w:pPr>${block.runs.map(runXml).join('')}</w:p>`;
    }
    case 'heading':
      return headingXml(block.text, design);
    case 'list': {
      const number = { disc: 1, number: 2, dash: 3, arrow: 4 }[block.mark ?? 'disc'];
      return block.items
        .map(
          (item) =>
            `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr><w:spacing w:after="20"/></w:pPr>${runXml({ text: item })}</w:p>`,
        )
        .join('');
    }
    case 'table': {
      const rows = block.rows.map((row, at) =>
        row.map((blocks, column) => ({
          blocks,
          width: block.widths[column]!,
          ...(((block.hasHeader && at === 0) || (block.shadeFirst && column === 0)) && { shade: 'E4E4E4' }),
        })),
      );
      return tableXml(rows, width, block.borders, design);
    }
    case 'columns': {
      const cells = block.cells.map((blocks, at) => {
        const shade = block.shades?.[at];
        return { blocks, width: block.widths[at]!, ...(shade && { shade }) };
      });
      return tableXml([cells], width, 'none', design);
    }
    case 'box':
      return boxXml(block, design);
    case 'bar':
      return `<w:p><w:pPr><w:spacing w:after="20"/></w:pPr>${runXml({ text: `${block.label}  ` })}${runXml({ text: '■'.repeat(Math.round(block.share / 10)), color: design.color })}</w:p>`;
    case 'rule':
      return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="8" w:space="1" w:color="555555"/></w:pBdr><w:spacing w:after="40"/></w:pPr></w:p>';
  }
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w10="urn:schemas-microsoft-com:office:word" xmlns:o="urn:schemas-microsoft-com:office:office"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function numberingXml() {
  const level = (id: number, format: string, text: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="454" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>`;
  const levels =
    level(1, 'bullet', '•') + level(2, 'decimal', '%1.') + level(3, 'bullet', '-') + level(4, 'bullet', '➢');
  const numbers = [1, 2, 3, 4].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('');
  return `${XML}<w:numbering ${NAMESPACES}>${levels}${numbers}</w:numbering>`;
}

const PAGE_NUMBER =
  '<w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>';

export async function wordOf(page: Page): Promise<Buffer> {
  const { design } = page;
  const width = twips(PAGE_WIDTH_MM - 2 * design.margin);
  const inner = (blocks: Block[]) => blocks.map((block) => blockXml(block, design, width)).join('');
  const hasFooter = page.footer !== undefined || page.footerHasNumber === true;
  const margin = twips(design.margin);
  const section = `<w:sectPr>${page.header ? '<w:headerReference w:type="default" r:id="rId3"/>' : ''}${hasFooter ? '<w:footerReference w:type="default" r:id="rId4"/>' : ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>`;
  const zip = new JSZip();
  // A fixed date: the same person and layout produce the same bytes.
  const add = (path: string, content: string) => zip.file(path, content, { date: new Date('2026-01-01T00:00:00Z') });
  const part = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  add(
    '[Content_Types].xml',
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${part('styles', 'styles')}${part('numbering', 'numbering')}${page.header ? part('header1', 'header') : ''}${hasFooter ? part('footer1', 'footer') : ''}</Types>`,
  );
  add(
    '_rels/.rels',
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  const relation = (id: number, name: string, file: string) =>
    `<Relationship Id="rId${id}" Type="${RELATION}/${name}" Target="${file}.xml"/>`;
  add(
    'word/_rels/document.xml.rels',
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'styles', 'styles')}${relation(2, 'numbering', 'numbering')}${page.header ? relation(3, 'header', 'header1') : ''}${hasFooter ? relation(4, 'footer', 'footer1') : ''}</Relationships>`,
  );
  add(
    'word/styles.xml',
    `${XML}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${design.font}" w:hAnsi="${design.font}" w:cs="${design.font}"/><w:sz w:val="${design.size * 2}"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
  );
  add('word/numbering.xml', numberingXml());
  add(
    'word/document.xml',
    `${XML}<w:document ${NAMESPACES}><w:body>${inner(page.body)}${section}</w:body></w:document>`,
  );
  if (page.header) add('word/header1.xml', `${XML}<w:hdr ${NAMESPACES}>${inner(page.header)}</w:hdr>`);
  if (hasFooter)
    add(
      'word/footer1.xml',
      `${XML}<w:ftr ${NAMESPACES}>${inner(page.footer ?? [])}${page.footerHasNumber ? PAGE_NUMBER : ''}</w:ftr>`,
    );
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
