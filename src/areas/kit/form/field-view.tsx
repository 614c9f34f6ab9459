import { useLayoutEffect, useRef } from 'react';
import { error, name } from '../../../widgets/kit/field.style';
import { useStableCallback } from '../use-stable-callback';
import type { Field, FieldValue } from './field';
import { type ControlAttributes, FieldControl } from './field-control';
import { hint, star, tick } from './form.style';

export interface FieldViewProps {
  readonly field: Field;
  readonly id: string;
  /** The initial value. Typing doesn't change it, so the form doesn't re-render. */
  readonly value: FieldValue | undefined;
  readonly wrong?: string | undefined;
  readonly chooseText: string;
  onChange(value: FieldValue): void;
}

export const FieldView = ({ field, id, value, wrong, chooseText, onChange }: FieldViewProps) => {
  const { kind, options = [], required, clean = (text: string) => text } = field;
  const box = useRef<HTMLFieldSetElement & HTMLDivElement>(null);
  const controls = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? [])];

  const fillIn = useStableCallback(() => {
    for (const control of controls()) {
      if (kind === 'check') control.checked = value === true;
      else if (kind === 'checks') control.checked = Array.isArray(value) && value.includes(control.value);
      else control.value = String(value ?? '');
    }
  });
  useLayoutEffect(fillIn, [fillIn]);

  const report = () => {
    const all = controls();
    const [first] = all;
    if (!first) return;
    if (kind === 'check') onChange(first.checked);
    else if (kind === 'checks') onChange(all.filter(({ checked }) => checked).map((control) => control.value));
    else onChange(clean(first.value));
  };

  const label = (
    <>
      {field.label}
      {required && (
        <span className={star} aria-hidden>
          {' '}
          *
        </span>
      )}
    </>
  );
  const help = field.hint && (
    <p id={`${id}h`} className={hint}>
      {field.hint}
    </p>
  );
  const complaint = (
    <p id={`${id}e`} className={error} aria-live="polite">
      {wrong}
    </p>
  );
  const attributes: ControlAttributes = {
    id,
    required,
    'aria-invalid': !!wrong,
    'aria-describedby': `${field.hint ? `${id}h ` : ''}${id}e`,
  };

  if (kind === 'checks') {
    return (
      <fieldset ref={box} id={id} tabIndex={-1} aria-describedby={attributes['aria-describedby']}>
        <legend className={name}>{label}</legend>
        {help}
        {options.map(({ value, text }, i) => (
          <label key={value} className={tick}>
            <input type="checkbox" id={`${id}_${i}`} value={value} aria-invalid={!!wrong} onChange={report} />
            <span>{text}</span>
          </label>
        ))}
        {complaint}
      </fieldset>
    );
  }
  if (kind === 'check') {
    return (
      <div ref={box}>
        <label className={tick}>
          <input {...attributes} className="" type="checkbox" onChange={report} />
          <span>{label}</span>
        </label>
        {help}
        {complaint}
      </div>
    );
  }
  return (
    <div ref={box}>
      <label className={name} htmlFor={id}>
        {label}
      </label>
      {help}
      <FieldControl field={field} attributes={attributes} chooseText={chooseText} onChange={report} />
      {complaint}
    </div>
  );
};
