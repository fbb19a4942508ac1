/** After a form was refused the keyboard stands in the first field that needs a hand. */
export function focusFirstProblem(form: HTMLFormElement): void {
  // the fields get their mark with the next paint
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
