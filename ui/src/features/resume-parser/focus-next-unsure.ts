/**
 * Moves the focus to the next field of the form that needs to be checked, after the focused one and around the end.
 * Returns whether there is one.
 */
export function focusNextUnsure(form: HTMLElement): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-unsure]')];
  const at = document.activeElement;
  const isAfter = (field: HTMLElement) =>
    at !== null && (at.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = fields.find((field) => isAfter(field) && !field.contains(at)) ?? fields[0];
  next?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  return next !== undefined;
}
