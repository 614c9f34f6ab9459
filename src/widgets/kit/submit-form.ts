/**
 * Submits the form around an element, if any, as Enter in one of its inputs would: through the first submit button. So
 * the form is validated, the button is the submitter, and a disabled button prevents the submission.
 */
export function submitForm(element: Element): void {
  const form = element.closest('form');
  // All elements that a form lists have a `type`.
  const button =
    form &&
    ([...form.elements].find((one) => (one as HTMLButtonElement).type === 'submit') as HTMLButtonElement | undefined);
  if (button) button.click();
  else form?.requestSubmit();
}
