import { p } from '../../outside/sources/word.ts';

/** A cell across several columns, or one of a column's cells that Word shows as one: its first, or one below it. */
type Cell = string | { text?: string; across?: number; down?: 'first' | 'below' };

/** A table with merged cells. */
export function spanned(widths: number[], rows: Cell[][], { border = true, shade = '' } = {}) {
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (name) => `<w:${name} w:val="${border ? 'single' : 'nil'}" w:sz="4" w:color="555555"/>`,
  );
  const row = (cells: Cell[]) => {
    let column = 0;
    return cells.map((each) => {
      const { text = '', across = 1, down } = typeof each === 'string' ? { text: each } : each;
      const width = widths.slice(column, column + across).reduce((sum, one) => sum + one, 0);
      column += across;
      const merge = down ? `<w:vMerge${down === 'first' ? ' w:val="restart"' : ''}/>` : '';
      const fill = shade && across > 1 ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : '';
      const span = across > 1 ? `<w:gridSpan w:val="${across}"/>` : '';
      const inside = text.startsWith('<w:') ? text : p(text);
      return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span}${merge}${fill}</w:tcPr>${inside}</w:tc>`;
    });
  };
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const body = rows.map((cells) => `<w:tr>${row(cells).join('')}</w:tr>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${lines.join('')}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>${p('', { after: 0 })}`;
}
