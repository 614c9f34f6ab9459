import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { callLater } from './call-later';
import type { FieldOwner, FormField } from './form-field';
import { insertFormField } from './form-field';
import type { Host } from './host';

type Control = HTMLInputElement | HTMLSelectElement;

export interface FieldState {
  readonly isOff: boolean;
  readonly complaint: string;
  changed(): void;
}

/**
 * Makes a control inside the shadow root take part in the host form under `data-name`. Render `<slot
 * name="cobble-field">` over it.
 *
 * @param value the page's value; a change overwrites the control's
 * @param complain returns the message for a control that the browser finds invalid
 */
export function useFormField(
  host: Host,
  control: RefObject<Control>,
  value: string,
  complain: (validity: ValidityState) => string,
): FieldState {
  const [isOff, setIsOff] = useState(false);
  const [complaint, setComplaint] = useState('');
  const field = useRef<FormField>(undefined);
  /** Keeps the value of a select while its options load. */
  const latest = useRef('');
  /** Replaces only the first value. */
  const typed = useRef(host.typed);

  const report = () => {
    if (field.current) reportTo(field.current, control.current, host.element.dataset.name, complain);
  };
  const restore = (next: string) => {
    latest.current = next;
    write(control.current, next);
    report();
  };

  useLayoutEffect(() => {
    latest.current = typed.current ?? value;
    typed.current = undefined;
  }, [value]);

  const owner: FieldOwner = {
    disable: setIsOff,
    restore,
    reset() {
      setComplaint('');
      restore(value);
    },
    focus(message) {
      setComplaint(message);
      control.current.focus();
    },
  };
  useAttachedField(host, field, owner, () => restore(latest.current));

  return {
    isOff,
    complaint,
    changed() {
      latest.current = control.current.value;
      setComplaint('');
      report();
    },
  };
}

function useAttachedField(
  host: Host,
  field: RefObject<FormField | undefined>,
  owner: FieldOwner,
  update: () => void,
): void {
  useLayoutEffect(() => {
    const { element } = host;
    const attach = () => {
      const isMissing = element.closest('form') && field.current?.parentNode !== element;
      if (!isMissing) return false;
      field.current = insertFormField(element, owner);
      // Firefox doesn't restore the field.
      if ('mozInnerScreenX' in window) callLater(import('./keep-field'), field.current);
      return true;
    };
    if (field.current) field.current.owner = owner;
    attach();
    update();
    // The page may empty the element, or move it into a form.
    const observer = new MutationObserver(() => {
      if (attach()) update();
    });
    observer.observe(window.document, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

  useLayoutEffect(() => () => field.current?.remove(), [field]);
}

function write(control: Control, value: string): void {
  // A half-typed `1e` has an empty value. Writing that would delete the text.
  if (control.value !== value) control.value = value;
  if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0;
}

function reportTo(
  field: FormField,
  control: Control,
  name: string | undefined,
  complain: (validity: ValidityState) => string,
): void {
  const { value, validity, willValidate, type } = control;
  field.setAttribute('name', name ?? '');
  field.value = value;
  // Browsers store the state, so a password field has no state.
  field.internals.setFormValue(value, type === 'password' ? null : value);
  field.internals.setValidity(willValidate ? validity : {}, complain(validity));
}
