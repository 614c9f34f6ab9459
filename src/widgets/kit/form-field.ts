/** The widget's side of a field. */
export interface FieldOwner {
  /** Restores the page's value after a reset of the form. */
  reset(): void;
  /** Called if a fieldset around the field is disabled or enabled. */
  disable(isOff: boolean): void;
  /** Restores a visitor's value after a navigation back to the page. */
  restore(value: string): void;
  /**
   * Called if the browser focuses the field: a submission failed because of it, or its label was clicked.
   *
   * @param message why the field isn't valid; empty if it is
   */
  focus(message: string): void;
}

/** Represents a widget in the page's form. */
export interface FormField extends HTMLElement {
  readonly internals: ElementInternals;
  owner: FieldOwner;
  /** The value in the form's data, for scripts that read `form.elements`. */
  value: string;
}

/**
 * Defines the element. Its class does little: the first copy that a page loads serves all widgets, also those of other
 * versions.
 */
const define = () =>
  customElements.define(
    'cobble-field',
    class extends HTMLElement {
      static formAssociated = true;
      readonly internals = this.attachInternals();
      // Set before the upgrade, but missing in a copy that the page makes.
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
 * Inserts a form-associated element into a widget's element, named by its `data-name`. Render `<slot
 * name="cobble-field">` in a box of `field.style`: it lays the element invisibly over the control, so that the browser
 * can point at it.
 */
export function insertFormField(element: HTMLElement, owner: FieldOwner): FormField {
  if (!customElements.get('cobble-field')) define();
  // A copy of the element that the page made (Turbo does) contains a field without an owner.
  element.querySelector(':scope > cobble-field')?.remove();
  // From another document, so that the insertion upgrades it: only then Chromium restores its value, by its name. The
  // upgrade also adds the members of `FormField`.
  const field = document.implementation.createHTMLDocument().createElement('cobble-field') as FormField;
  field.owner = owner;
  field.onfocus = () => field.owner.focus(field.internals.validationMessage);
  field.slot = 'cobble-field';
  field.tabIndex = -1;
  field.setAttribute('name', element.dataset.name ?? '');
  element.append(field);
  return field;
}
