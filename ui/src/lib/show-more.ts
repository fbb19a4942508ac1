import { flushSync } from 'react-dom';

/**
 * Expands or collapses a list of `values` by `turn`. The focus moves to the first newly shown value; if all were shown,
 * it stays on the button, which is scrolled into view.
 */
export function showMore<Value>(
  button: HTMLElement,
  list: HTMLElement | null,
  { values, shown }: { values: readonly Value[]; shown: readonly Value[] },
  turn: () => void,
): void {
  const first = values.findIndex((value) => !shown.includes(value));
  flushSync(turn);
  const goesTo = list?.children[first]?.querySelector('button');
  if (goesTo) goesTo.focus();
  else button.scrollIntoView({ block: 'nearest' });
}
