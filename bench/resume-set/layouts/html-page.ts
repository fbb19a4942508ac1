import type { Block, Design, Page, Run } from './page-model.ts';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function runHtml(run: Run) {
  const style = [
    run.bold && 'font-weight:bold',
    run.italic && 'font-style:italic',
    run.underline && 'text-decoration:underline',
    run.size && `font-size:${run.size}pt`,
    run.color && `color:#${run.color}`,
  ].filter(Boolean);
  const text = escapeHtml(run.text).replaceAll('\n', '<br>');
  return style.length ? `<span style="${style.join(';')}">${text}</span>` : text;
}

/** Words of one letter-spaced heading; some writers type the blanks, others set the tracking. */
export const headingText = (text: string, { heading }: Design) =>
  `${heading.capitals ? text.toUpperCase() : text}${heading.colon ? ':' : ''}`;

function blockHtml(block: Block, design: Design): string {
  const inner = (blocks: Block[]) => blocks.map((each) => blockHtml(each, design)).join('');
  switch (block.kind) {
    case 'paragraph': {
      const style = `text-align:${block.align ?? 'left'};margin:0 0 ${block.space ?? 2}pt ${block.indent ?? 0}mm`;
      const html = block.runs.map(runHtml).join('');
      const at = html.indexOf('\t');
      if (at < 0) return `<p style="${style}">${html || '&nbsp;'}</p>`;
      return `<p style="${style};display:flex;justify-content:space-between;gap:8mm"><span>${html.slice(0, at)}</span><span style="white-space:nowrap">${html.slice(at + 1)}</span></p>`;
    }
    case 'heading':
      return `<h2>${escapeHtml(headingText(block.text, design))}</h2>`;
    case 'list': {
      const mark = { disc: 'disc', number: 'decimal', dash: '"-  "', arrow: '"➢  "' }[block.mark ?? 'disc'];
      return `<ul style='list-style-type:${mark}'>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    }
    case 'table': {
      const cell = { all: 'border:0.6pt solid #555;', rows: 'border-bottom:0.6pt solid #999;', none: '' }[
        block.borders
      ];
      const rows = block.rows.map((row, at) => {
        const cells = row.map((each, column) => {
          const shade =
            (block.hasHeader && at === 0) || (block.shadeFirst && column === 0) ? 'background:#e4e4e4;' : '';
          return `<td style="${cell}${shade}width:${block.widths[column]}%;padding:1.5pt 4pt;vertical-align:top">${inner(each)}</td>`;
        });
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<table style="width:100%;border-collapse:collapse;margin:2pt 0 5pt">${rows.join('')}</table>`;
    }
    case 'columns': {
      const cells = block.cells.map((each, at) => {
        const shade = block.shades?.[at];
        return `<div style="width:${block.widths[at]}%;padding:0 3mm;box-sizing:border-box;${shade ? `background:#${shade};padding-top:3mm;padding-bottom:3mm;` : ''}">${inner(each)}</div>`;
      });
      return `<div style="display:flex;align-items:stretch">${cells.join('')}</div>`;
    }
    case 'box':
      return `<div style="float:right;width:${block.width}mm;margin:0 0 3mm 5mm;padding:2mm 3mm;border:1pt solid #${block.color ?? '444444'}">${inner(block.blocks)}</div>`;
    case 'bar':
      return `<div style="margin:2pt 0"><div>${escapeHtml(block.label)}</div><div style="height:4pt;background:#ddd"><div style="height:4pt;width:${block.share}%;background:#${design.color}"></div></div></div>`;
    case 'rule':
      return '<hr style="border:0;border-top:1pt solid #555;margin:3pt 0">';
  }
}

export function htmlOf({ design, body }: Page) {
  const { heading } = design;
  const h2 = [
    `font-size:${heading.size}pt`,
    `font-weight:${heading.bold ? 'bold' : 'normal'}`,
    `font-style:${heading.italic ? 'italic' : 'normal'}`,
    `text-align:${heading.align ?? 'left'}`,
    `color:#${design.color}`,
    'margin:9pt 0 4pt;break-after:avoid',
    heading.spaced && 'letter-spacing:4pt',
    heading.underline && 'text-decoration:underline',
    heading.rule && `border-bottom:1pt solid #${design.color}`,
    heading.shade && `background:#${heading.shade};padding:2pt 4pt`,
  ].filter(Boolean);
  return `<!doctype html><html><head><meta charset="utf-8"><style>
@page{size:A4;margin:${design.margin}mm}
body{margin:0;font:${design.size}pt/1.32 "${design.font}",sans-serif;color:#111;-webkit-print-color-adjust:exact}
h2{${h2.join(';')}} p{margin:0} ul{margin:2pt 0 5pt;padding-left:6mm} li{margin:0 0 1.5pt}
</style></head><body>${body.map((block) => blockHtml(block, design)).join('\n')}</body></html>`;
}

/** A running header or footer in the form in which Chromium prints it. */
export function runningHtml(blocks: Block[] | undefined, design: Design, hasNumber = false) {
  if (!blocks && !hasNumber) return '<span></span>';
  const number = hasNumber
    ? '<div style="text-align:right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>'
    : '';
  const content = (blocks ?? []).map((block) => blockHtml(block, design)).join('');
  return `<div style="width:100%;padding:0 ${design.margin}mm;font:8pt '${design.font}'">${content}${number}</div>`;
}
