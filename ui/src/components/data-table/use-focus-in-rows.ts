import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'a, button, input';

interface Place {
  row: HTMLTableRowElement;
  /** Of the row among the rows, and of what has the focus among the row's controls. */
  at: number;
  control: number;
}

/**
 * Where a row goes and with it what has the focus, the keyboard goes on at the same control of the row that took its
 * place, or of the last one. What is returned is for the body: it notes where the focus is, until it goes elsewhere.
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
