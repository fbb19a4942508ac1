import { type Command, press, useCommands } from '#ui/lib/commands.tsx';
import type { Preview } from './use-preview.ts';

interface ResultActions {
  toWords: () => void;
  search: () => void;
}

/** What can be done with the result: with the candidate in the preview, or else with the focused card. */
export function useResultCommands(preview: Preview, { toWords, search }: ResultActions): void {
  const { person, move } = preview;
  const inBar = (action: string) => document.querySelector(`[data-lower-bar] [data-action="${action}"]`);
  // arrows scroll the page while no preview is open
  const go = (step: 1 | -1) => (key: string | null) => (key?.startsWith('Arrow') && !person ? false : move(step));
  const commands: Command[] = [
    { name: 'Next candidate, in the preview', keys: ['j', 'ArrowDown'], run: go(1) },
    { name: 'Previous candidate', keys: ['k', 'ArrowUp'], run: go(-1) },
    {
      name: 'Select the candidate',
      keys: ['x'],
      run: () => press(card(person)?.querySelector('input[type="checkbox"]')),
    },
    {
      name: 'Add to a list: the selected ones, or the one in the preview',
      keys: ['l'],
      run: () => press(inBar('list') ?? card(person)?.querySelector('[data-action="list"]')),
    },
    {
      name: 'Comment on the candidate in the preview',
      keys: ['c'],
      run: () => (person ? preview.open(person, 'comments', true) : false),
    },
    { name: 'Compare the selected ones, while no preview is open', keys: ['c'], run: () => press(inBar('compare')) },
    {
      name: 'Close the preview',
      keys: ['Escape'],
      // out of the comment field back to the result
      alsoInFieldsOf: '[data-preview]',
      onlyByKey: true,
      run: () => (person ? preview.close() : false),
    },
    { name: 'To the keyword field', keys: ['/'], run: toWords },
    { name: 'Search', run: search },
  ];
  useCommands(commands);
}

/** The card of the person in the pane, or the one that has the focus. */
const card = (person: Preview['person']): Element | null =>
  person
    ? document.querySelector(`article[data-id="${person._id}"]`)
    : (document.activeElement?.closest('article[data-id]') ?? null);
