/** The first button of the card behind `card`, else of the one before it: where the keyboard goes on once `card` is gone. */
export function buttonBeside(card: Element | null): HTMLElement | null {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector('button') ?? null;
}
