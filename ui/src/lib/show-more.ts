import { flushSync } from 'react-dom';

/**
 * Shows more of a list, or fewer again, by `turn`. The keyboard goes on at the first that was hidden, the one at `first`
 * of `list`; without one it stays on the button, which has moved and is brought into sight.
 */
export function showMore(button: HTMLElement, list: HTMLElement | null, first: number, turn: () => void): void {
  const wasWhole = first < 0;
  flushSync(turn);
  const goesTo = wasWhole ? null : list?.children[first]?.querySelector('button');
  if (goesTo) goesTo.focus();
  else button.scrollIntoView({ block: 'nearest' });
}
