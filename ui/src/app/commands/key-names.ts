const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const names: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** A key as printed on the keyboard. */
export const keyName = (key: string): string => names[key] ?? key;

/** `Ctrl K` or `⌘ K`. */
export const paletteKeys = (): string[] => [isMac() ? '⌘' : 'Ctrl', 'K'];

/** On a Mac, Ctrl+K deletes to the end of the line in text fields. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const isAlone = !event.altKey && !event.shiftKey && event.ctrlKey !== event.metaKey;
  return event.key.toLowerCase() === 'k' && isAlone && (isMac() ? event.metaKey : event.ctrlKey);
}

/** The modifier goes down first: time enough to fetch the palette before its letter. */
export const isPaletteModifier = ({ key }: KeyboardEvent): boolean => key === (isMac() ? 'Meta' : 'Control');
