/**
 * Submits the form around an element as Enter in an input of its own would: by its first submit button, so that this is
 * the submitter and a disabled one prevents it. Validates, as a click does. Nothing where there is no form.
 */
export function submitForm(element: Element): void {
  const form = element.closest('form');
  const button =
    form &&
    ([...form.elements].find((one) => (one as HTMLButtonElement).type === 'submit') as HTMLButtonElement | undefined);
  if (button) button.click();
  else form?.requestSubmit();
}
