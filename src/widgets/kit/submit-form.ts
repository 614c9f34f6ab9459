/** Acts like Enter in a native input: clicks the first submit button. If that is disabled, nothing happens. */
export function submitForm(element: Element): void {
  const form = element.closest('form');
  const button =
    form &&
    ([...form.elements].find((one) => (one as HTMLButtonElement).type === 'submit') as HTMLButtonElement | undefined);
  if (button) button.click();
  else form?.requestSubmit();
}
