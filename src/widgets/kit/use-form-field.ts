import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { callLater } from './call-later';
import type { FormField } from './form-field';
import { formField } from './form-field';
import type { Host } from './host';

/** What a component has of its place in a form. */
export interface FieldState {
  /** A disabled fieldset is around it: disable the control. */
  readonly isOff: boolean;
  /** Why a submission failed here; empty when it did not, or after a change. */
  readonly complaint: string;
  /** Call it when the visitor has changed the control. */
  changed(): void;
}

/**
 * Makes a control inside the shadow root take part in the host form under `data-name`: data, validation, reset,
 * disabled fieldsets, restoring. The control keeps its value itself; a change of `value` overwrites it. Render `<slot
 * name="cobble-field">` over it.
 *
 * @param value what the page gives, and what a reset goes back to
 * @param complain what to say when the control, by the browser's own judgement, is not valid
 */
export function useFormField(
  host: Host,
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  complain: (validity: ValidityState) => string,
): FieldState {
  const [isOff, disable] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [, draw] = useState({});
  const field = useRef<FormField>(undefined);
  /** What a select had, outlives that its options come late or change. */
  const current = useRef('');
  /** What a visitor has put in where it was drawn before it was mounted: kept, once. */
  const typed = useRef(host.typed);

  const isMissing = () => host.element.closest('form') && field.current?.parentNode !== host.element;
  const tell = () => {
    // biome-ignore lint/style/noNonNullAssertion: React has set it: this is called by effects and events.
    const box = control.current!;
    const { validity } = box;
    const { current: to } = field;
    if (!to) return;
    to.setAttribute('name', host.element.dataset.name ?? '');
    // Without a state: a password is not kept by the browser.
    to.value = box.value;
    to.internals.setFormValue(box.value, box.type === 'password' ? null : box.value);
    to.internals.setValidity(box.willValidate ? validity : {}, complain(validity));
  };
  const restore = (next: string) => {
    // biome-ignore lint/style/noNonNullAssertion: React has set it: this is called by effects and events.
    const box = control.current!;
    current.current = next;
    // What is half a number reads as nothing, and would be wiped out.
    if (box.value !== next) box.value = next;
    // A select that has no such option; an input has no index at all.
    if ((box as HTMLSelectElement).selectedIndex < 0) (box as HTMLSelectElement).selectedIndex = 0;
    tell();
  };

  useLayoutEffect(() => {
    current.current = typed.current ?? value;
    typed.current = undefined;
  }, [value]);
  useLayoutEffect(() => {
    const { element } = host;
    const owner = {
      disable,
      restore,
      reset: () => {
        setComplaint('');
        restore(value);
      },
      focus: () => {
        // biome-ignore lint/style/noNonNullAssertion: only a field asks its owner.
        setComplaint(field.current!.internals.validationMessage);
        // biome-ignore lint/style/noNonNullAssertion: React has set it: this is called by effects and events.
        control.current!.focus();
      },
    };
    // A page may empty the element, or put a form around it.
    if (field.current) field.current.owner = owner;
    if (isMissing()) {
      field.current = formField(element, owner);
      // Firefox alone restores nothing of it.
      if ('mozInnerScreenX' in window) callLater(import('./keep-field'), field.current);
    }
    restore(current.current);
  });
  useLayoutEffect(() => {
    // The page may move it into a form, or empty it, which draws nothing by itself.
    const observer = new MutationObserver(() => isMissing() && draw({}));
    observer.observe(window.document, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      field.current?.remove();
    };
  }, []);

  return {
    isOff,
    complaint,
    changed: () => {
      // biome-ignore lint/style/noNonNullAssertion: React has set it: this is called by effects and events.
      current.current = control.current!.value;
      setComplaint('');
      tell();
    },
  };
}
