import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'a, button, input';

interface Place {
  row: HTMLTableRowElement;
  /** Index of the row, and of the focused control within the row. */
  at: number;
  control: number;
}

/**
 * When a focused row disappears, moves the focus to the same control of the row that took its place, or of the last
 * row. The returned handlers go on the table body; they track the focus.
 */
export function useFocusInRows(body: RefObject<HTMLTableSectionElement | null>) {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    if (!place.current || place.current.row.isConnected || document.activeElement !== document.body) return;
    const { at, control } = place.current;
    place.current = null;
    const row = body.current?.rows[Math.min(at, body.current.rows.length - 1)];
    const controls = row?.querySelectorAll<HTMLElement>(CONTROLS);
    controls?.[Math.min(control, controls.length - 1)]?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr');
      if (!row) return;
      const control = [...row.querySelectorAll(CONTROLS)].indexOf(target);
      place.current = { row, at: row.sectionRowIndex, control };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) place.current = null;
    },
  };
}
