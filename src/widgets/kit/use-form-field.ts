import type { RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { callLater } from './call-later';
import type { FieldOwner, FormField } from './form-field';
import { insertFormField } from './form-field';
import type { Host } from './host';
import { useContainedKeys } from './use-contained-keys';

type Control = HTMLInputElement | HTMLSelectElement;

export interface FieldState {
  readonly isOff: boolean;
  readonly complaint: string;
  changed(): void;
}

/**
 * Makes a control a field of the host form, under the name in `data-name`. Render `<slot name="cobble-field">` on top
 * of the control.
 *
 * @param value the initial value; a change overwrites the control's value
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
  /** The field's value, stored here because a select can't hold a value before its options have loaded. */
  const latest = useRef('');
  /** The text typed before the script ran. Overrides only the initial value. */
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
  useContainedKeys(host.root);

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
 * Keeps a field in the widget's element while the element is in a form.
 *
 * @param update runs at each render and for each new field
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
      // Firefox doesn't restore the field's value after a reload, so `keep-field` does.
      if ('mozInnerScreenX' in window) callLater(import('./keep-field'), field.current);
      return true;
    };
    if (field.current) field.current.owner = owner;
    attach();
    update();
    // The page may remove the field from the element, or move the element into a form.
    const observer = new MutationObserver(() => {
      if (attach()) update();
    });
    observer.observe(window.document, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

  useLayoutEffect(() => () => field.current?.remove(), [field]);
}

function write(control: Control, value: string): void {
  // A half-typed number such as `1e` has an empty value. Writing the empty value would delete the visitor's text.
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
  // Don't pass a password as the state, because browsers write the state to disk.
  field.internals.setFormValue(value, type === 'password' ? null : value);
  field.internals.setValidity(willValidate ? validity : {}, complain(validity));
}
