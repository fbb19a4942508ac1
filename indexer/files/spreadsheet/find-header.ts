import { type Cell, cellText, type SheetRow } from './cells/cell.ts';
import { columnOfWords, isOfOthers } from './header-words.ts';
import { HEADER_SEARCH_ROWS } from './limits.ts';
import { GROUP_JOINT, type HeaderSearch, isColumnName, isHeader, recognisedColumns } from './recognise-columns.ts';

export interface FoundHeader {
  texts: string[];
  /** The header's last row among the rows that were searched. */
  index: number;
}

/** The header among a sheet's first rows, in one row or in two of which the upper one names groups. */
export function findHeader(rows: readonly SheetRow[], search: HeaderSearch): FoundHeader | null {
  for (let index = 0; index < Math.min(rows.length, HEADER_SEARCH_ROWS); index++) {
    const found = headerAt(rows, index, search);
    if (found) return found;
  }
  return null;
}

function headerAt(rows: readonly SheetRow[], index: number, search: HeaderSearch): FoundHeader | null {
  const own = textsOf(rows[index]);
  const withAbove = joined(rows[index - 1], rows[index]);
  const withBelow = joined(rows[index], rows[index + 1]);
  const isShape = search !== 'people' && search !== 'guess' && search !== 'known';
  if (withBelow && isHeader(own, search) && !isShape) return { texts: withBelow, index: index + 1 };
  if (withAbove && isHeader(withAbove, search)) return { texts: withAbove, index };
  return isHeader(own, search) ? { texts: own, index } : null;
}

const textsOf = (row: SheetRow | undefined): string[] => Array.from(row?.cells ?? [], cellText);

/** The texts of a header in two rows; null if the upper one names no groups or the lower one has values. */
function joined(upper: SheetRow | undefined, lower: SheetRow | undefined): string[] | null {
  if (!upper || !lower || ![...upper.cells, ...lower.cells].every(isHeaderCell)) return null;
  const [groups, texts] = [textsOf(upper), textsOf(lower)];
  if (groups.filter((text) => text !== '').length < 2) return null;
  if (!texts.some((text, at) => text !== '' && !groups[at])) return null;
  const width = Math.max(groups.length, texts.length);
  let group = '';
  const header = Array.from({ length: width }, (_, at) => {
    const text = texts[at] ?? '';
    if (groups[at]) group = groups[at];
    else if (text === '') group = '';
    if (text === '') return groups[at] ?? '';
    return group === '' || (isColumnName(text) && !isOfOthers(group)) ? text : group + GROUP_JOINT + text;
  });
  const filled = texts.filter((text) => text !== '');
  const known = recognisedColumns(header).recognised.filter(({ at }) => texts[at]);
  const named = filled.filter((text) => isColumnName(text) || columnOfWords(text) !== null);
  return known.length >= 2 && known.length * 2 >= filled.length && named.length * 2 >= filled.length ? header : null;
}

/** A name of a column has a letter and is not an email. */
function isHeaderCell(cell: Cell): boolean {
  const text = cellText(cell);
  if (text === '') return true;
  return typeof cell === 'string' && !/@|\d{5}/.test(text) && (/\p{L}/u.test(text) || text === '#');
}
