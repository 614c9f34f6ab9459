export interface FieldOwner {
  reset(): void;
  disable(isOff: boolean): void;
  /** Restores the visitor's value after a navigation. */
  restore(value: string): void;
  /** Called when the browser focuses the field, after a failed submission or a click on its label. */
  focus(message: string): void;
}

export interface FormField extends HTMLElement {
  readonly internals: ElementInternals;
  owner: FieldOwner;
  /** The field's value, for scripts that read `form.elements`. */
  value: string;
}

/** If a page loads several versions of Cobble, all use the first version's class, so keep the class small. */
const define = () =>
  customElements.define(
    'cobble-field',
    class extends HTMLElement {
      static formAssociated = true;
      readonly internals = this.attachInternals();
      // Undefined in a field that the page has cloned.
      declare owner?: FieldOwner;
      formResetCallback() {
        this.owner?.reset();
      }
      formDisabledCallback(isOff: boolean) {
        this.owner?.disable(isOff);
      }
      formStateRestoreCallback(value: string) {
        this.owner?.restore(value);
      }
    },
  );

/**
 * Inserts a form-associated element. `field.style` lays it over the control, so that the browser's validation message
 * points there.
 */
export function insertFormField(element: HTMLElement, owner: FieldOwner): FormField {
  if (!customElements.get('cobble-field')) define();
  // If the page has cloned the widget's element (as Turbo does), remove the cloned field, which has no owner.
  element.querySelector(':scope > cobble-field')?.remove();
  // Chromium restores the field's value only if inserting the field upgrades it. So create the field in another
  // document, where `cobble-field` isn't defined.
  const field = document.implementation.createHTMLDocument().createElement('cobble-field') as FormField;
  field.owner = owner;
  field.onfocus = () => field.owner.focus(field.internals.validationMessage);
  field.slot = 'cobble-field';
  field.tabIndex = -1;
  field.setAttribute('name', element.dataset.name ?? '');
  element.append(field);
  return field;
}
