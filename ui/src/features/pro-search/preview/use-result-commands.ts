import { useEffect, useRef } from 'react';
import type { Preview } from './use-preview.ts';

/** Elements that use letters themselves. */
const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"], [role="menu"]';
/** Elements that use arrows themselves. */
const USES_ARROWS = '[role="tablist"], [role="tab"], [role="radiogroup"], section[tabindex]';

/** Single keys on the result: j and k (and the arrows while the pane is open), x, l, c, Escape, / and ?. */
export function useResultKeys(preview: Preview, toWords: () => void, openHelp: (isOpen: boolean) => void): void {
  const latest = useRef(preview);
  latest.current = preview;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPED_INTO)) {
        // out of the comment field back to the pane's list
        if (key === 'Escape' && target.closest('[data-preview]')) latest.current.close();
        return;
      }
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      if (isArrow && (!latest.current.person || (target instanceof Element && target.closest(USES_ARROWS)))) return;
      if (key === '/') toWords();
      else if (key === '?') openHelp(true);
      else if (!act(key, latest.current)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [toWords, openHelp]);
}

/** Whether the key did something. */
function act(key: string, preview: Preview): boolean {
  const { person } = preview;
  switch (key) {
    case 'j':
    case 'ArrowDown':
      preview.move(1);
      return true;
    case 'k':
    case 'ArrowUp':
      preview.move(-1);
      return true;
    case 'x':
      return press(card(person)?.querySelector('input[type="checkbox"]'));
    case 'l':
      return press(
        document.querySelector('[data-lower-bar] [data-action="list"]') ??
          card(person)?.querySelector('[data-action="list"]'),
      );
    case 'c':
      if (person) preview.open(person, 'comments', true);
      return person !== null;
    case 'Escape':
      if (person) preview.close();
      return person !== null;
    default:
      return false;
  }
}

/** The card of the person in the pane, or the one that has the focus. */
const card = (person: Preview['person']): Element | null =>
  person
    ? document.querySelector(`article[data-id="${person._id}"]`)
    : (document.activeElement?.closest('article[data-id]') ?? null);

function press(control: Element | null | undefined): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.click();
  return true;
}
