import type { MouseEvent } from 'react';

/** The first button of the card after `card`, else of the one before it: gets the focus when `card` disappears. */
export function buttonBeside(card: Element | null): HTMLElement | null {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector('button') ?? null;
}

/** Focuses the first invalid field after a form was refused. */
export function focusFirstProblem(form: HTMLFormElement): void {
  // fields are marked on the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/**
 * For `onMouseDown` on controls below fields that validate on blur: the field keeps the focus, so that no message
 * appears between press and release and moves the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
