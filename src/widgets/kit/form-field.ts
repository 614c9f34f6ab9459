export interface FieldOwner {
  reset(): void;
  disable(isOff: boolean): void;
  /** Restores a visitor's value after navigation. */
  restore(value: string): void;
  /**
   * Called if the browser focuses the field, after a failed submission or a click on its label.
   *
   * @param message why the field isn't valid
   */
  focus(message: string): void;
}

export interface FormField extends HTMLElement {
  readonly internals: ElementInternals;
  owner: FieldOwner;
  /** For scripts that read `form.elements`. */
  value: string;
}

/** A small class, because widgets of other versions use it, too. */
const define = () =>
  customElements.define(
    'cobble-field',
    class extends HTMLElement {
      static formAssociated = true;
      readonly internals = this.attachInternals();
      // Missing in a field that the page has cloned.
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
 * Inserts a form-associated element. The browser's validation message points at its slot, which `field.style` lays over
 * the control.
 */
export function insertFormField(element: HTMLElement, owner: FieldOwner): FormField {
  if (!customElements.get('cobble-field')) define();
  // An element that the page has cloned (Turbo) contains a field without owner.
  element.querySelector(':scope > cobble-field')?.remove();
  // Chromium restores the value only if the insertion upgrades the element. In another document it isn't upgraded yet.
  const field = document.implementation.createHTMLDocument().createElement('cobble-field') as FormField;
  field.owner = owner;
  field.onfocus = () => field.owner.focus(field.internals.validationMessage);
  field.slot = 'cobble-field';
  field.tabIndex = -1;
  field.setAttribute('name', element.dataset.name ?? '');
  element.append(field);
  return field;
}
