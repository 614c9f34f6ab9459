/** What a widget does for its field. */
export interface FieldOwner {
  /** The form was reset: back to the value that the page gave. */
  reset(): void;
  /** A fieldset around it was disabled, or enabled again. */
  disable(isOff: boolean): void;
  /** The browser came back to the page and gives what was there. */
  restore(value: string): void;
  /** The browser focuses it: a submission failed here, or its label was clicked. */
  focus(): void;
}

/** Stands for a widget in the page's form. */
export interface FormField extends HTMLElement {
  readonly internals: ElementInternals;
  owner: FieldOwner;
  /** As in the form's data, for scripts that read `form.elements`. */
  value: string;
}

/**
 * Does as little as can be: the first copy of it that a page loads serves them all, of other widgets and other versions
 * too.
 */
const define = () =>
  customElements.define(
    'cobble-field',
    class extends HTMLElement {
      static formAssociated = true;
      readonly internals = this.attachInternals();
      // There before it is upgraded, but not in a copy that the page makes.
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
 * Puts a form-associated element into a widget's element, named by its `data-name`. The browser has to be able to point
 * at it: give it `<slot name="cobble-field">` in a box of `field.style`, which lays it over the control, unseen.
 */
export function formField(element: HTMLElement, owner: FieldOwner): FormField {
  if (!customElements.get('cobble-field')) define();
  // A copy of the page's (Turbo's) has one that nobody owns.
  element.querySelector(':scope > cobble-field')?.remove();
  // Made in another document it is upgraded where it is inserted, and only then Chromium restores it, by its name.
  const field = document.implementation.createHTMLDocument().createElement('cobble-field') as FormField;
  field.owner = owner;
  field.onfocus = () => field.owner.focus();
  field.slot = 'cobble-field';
  field.tabIndex = -1;
  field.setAttribute('name', element.dataset.name ?? '');
  element.append(field);
  return field;
}
