import type { RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { callLater } from './call-later';
import type { FieldOwner, FormField } from './form-field';
import { insertFormField } from './form-field';
import type { Host } from './host';

type Control = HTMLInputElement | HTMLSelectElement;

/** The state of a control in its form. */
export interface FieldState {
  /** Whether a fieldset disables the control. */
  readonly isOff: boolean;
  /** Why a submission failed because of this control; else empty. */
  readonly complaint: string;
  /** Handles a change by the visitor. */
  changed(): void;
}

/**
 * Makes a control inside the shadow root take part in the host form under `data-name`: data, validation, reset, disabled
 * fieldsets, restoring. The control is uncontrolled; a change of `value` overwrites what it contains. Render `<slot
 * name="cobble-field">` over it.
 *
 * @param value the page's value, which a reset restores
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
  /** A select keeps it while its options are loaded. */
  const latest = useRef('');
  /** Replaces the first value only. */
  const typed = useRef(useMemo(() => typedBefore(host), [host]));

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

/** Returns what the visitor typed into server-rendered markup, which the first render may replace (interface 9). */
const typedBefore = ({ isServer, root }: Host): string | undefined =>
  isServer ? undefined : root.querySelector<Control>('input,select')?.value;

/**
 * Keeps a field in the widget's element while that is in a form.
 *
 * @param update is called for each render and each new field
 */
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
  // Half a number, `1e`, has an empty value: writing it would delete the text.
  if (control.value !== value) control.value = value;
  // The select lacks that option.
  if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0;
}

/** Copies a control's state to its field. */
function reportTo(
  field: FormField,
  control: Control,
  name: string | undefined,
  complain: (validity: ValidityState) => string,
): void {
  const { value, validity, willValidate, type } = control;
  field.setAttribute('name', name ?? '');
  field.value = value;
  // Without a state, the browser doesn't store a password.
  field.internals.setFormValue(value, type === 'password' ? null : value);
  field.internals.setValidity(willValidate ? validity : {}, complain(validity));
}
