import { flushSync } from 'react-dom';

/**
 * Shows more of a list of `values`, or fewer again, by `turn`. The keyboard goes on at the first that was not `shown`;
 * where all were, it stays on the button, which has moved and is brought into sight.
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
