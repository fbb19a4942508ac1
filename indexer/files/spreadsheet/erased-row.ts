import { type Cell, cellText } from './cell.ts';

/** All that is left of the row of a person who was erased: the row stays, so that later rows keep their places. */
export const ERASED_CELL = '[erased]';

export const ERASED_REASON = 'Erased on request.';

export const isErasedRow = (cells: readonly Cell[]): boolean => {
  const texts = cells.map(cellText).filter((text) => text !== '');
  return texts.length === 1 && texts[0] === ERASED_CELL;
};
