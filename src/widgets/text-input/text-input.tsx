import type { KeyboardEvent } from 'react';
import { base } from '../kit/base.style';
import type { PropsOf } from '../kit/description';
import { control, error, hold, name, plate } from '../kit/field.style';
import type { Host, HostProps } from '../kit/host';
import { submitForm } from '../kit/submit-form';
import { useElementRef } from '../kit/use-element-ref';
import { useFormField } from '../kit/use-form-field';
import { star } from './text-input.style';
import type { description } from './text-input.widget';

/**
 * `disabled` means read-only: the input stays focusable and in the form (WGT-15). An error label doesn't prevent
 * submitting, because visitors can't remove the label.
 */
export const TextInput = ({
  host,
  label,
  value,
  required,
  disabled,
  errorLabel,
  maxLength,
  ...props
}: PropsOf<typeof description> & HostProps) => {
  const input = useElementRef<HTMLInputElement>();
  const { isOff, complaint, changed } = useFormField(host, input, value, ({ valueMissing }) =>
    valueMissing ? props.requiredText : props.invalidText,
  );
  const wrong = errorLabel || complaint;

  return (
    <div className={`${base} ${plate}`}>
      <label className={name} htmlFor={host.id}>
        {label}
        {required && (
          <span className={star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      <div className={hold}>
        <input
          ref={input}
          id={host.id}
          className={control}
          // In the browser, `useFormField` sets the value.
          defaultValue={host.isServer && value}
          type={props.type}
          placeholder={props.placeholder}
          autoComplete={props.autocomplete}
          required={required}
          readOnly={disabled}
          disabled={isOff}
          // Preact would turn an undefined `maxLength` into 0.
          maxLength={maxLength ?? 524288}
          aria-invalid={!!wrong}
          aria-describedby={`${host.id}e`}
          onInput={() => {
            changed();
            host.emit('input', { value: input.current.value });
          }}
          onKeyDown={(event) => {
            if (isSubmit(event)) submit(host, input.current.value);
          }}
        />
        <slot name="cobble-field" />
      </div>
      <p id={`${host.id}e`} className={error} aria-live="polite">
        {wrong}
      </p>
    </div>
  );
};

const submit = (host: Host, value: string) => {
  if (host.emit('submit', { value })) submitForm(host.element);
};

/** Ignores Enter during input composition. Safari ends the composition before the event, so also check the key code. */
const isSubmit = (event: KeyboardEvent) => {
  // React wraps the native event; Preact doesn't.
  const { key, isComposing, keyCode } = event.nativeEvent ?? event;
  return key === 'Enter' && !isComposing && keyCode !== 229;
};
