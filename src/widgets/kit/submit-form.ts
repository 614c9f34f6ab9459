/** Submits the form as Enter in a native input does: clicks the first submit button, even if that is disabled. */
export function submitForm(element: Element): void {
  const form = element.closest('form');
  const button =
    form &&
    ([...form.elements].find((one) => (one as HTMLButtonElement).type === 'submit') as HTMLButtonElement | undefined);
  if (button) button.click();
  else form?.requestSubmit();
}
