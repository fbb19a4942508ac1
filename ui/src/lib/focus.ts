import type { MouseEvent } from 'react';

/** The first button of the card behind `card`, else of the one before it: where the keyboard goes on once `card` is gone. */
export function buttonBeside(card: Element | null): HTMLElement | null {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector('button') ?? null;
}

/** After a form was refused the keyboard stands in the first field that needs a hand. */
export function focusFirstProblem(form: HTMLFormElement): void {
  // the fields get their mark with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/**
 * For `onMouseDown` of what stands below fields that are checked on leaving: the field keeps the focus, so that no message
 * appears between press and release and moves the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
