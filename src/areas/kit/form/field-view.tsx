import { useLayoutEffect, useRef } from 'react';
import { control, error, name } from '../../../widgets/kit/field.style';
import type { Field, FieldValue } from './field';
import { choice, hint, lines, star, tick } from './form.style';

export interface FieldViewProps {
  readonly field: Field;
  /** Of its control; the error's and the hint's begin with it. */
  readonly id: string;
  /** At mounting; from then on the control keeps it itself, so that typing draws nothing anew. */
  readonly value: FieldValue | undefined;
  readonly wrong?: string | undefined;
  /** Stands for nothing chosen. */
  readonly chooseText: string;
  onChange(value: FieldValue): void;
}

/** A field with its name, hint, control and error. */
export const FieldView = ({ field, id, value, wrong, chooseText, onChange }: FieldViewProps) => {
  const { kind, options = [], required, clean = (text: string) => text } = field;
  // One or the other, as the field's kind is.
  const box = useRef<HTMLFieldSetElement & HTMLDivElement>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? [])];

  useLayoutEffect(() => {
    for (const one of all()) {
      if (one.type === 'checkbox')
        one.checked = kind === 'check' ? value === true : Array.isArray(value) && value.includes(one.value);
      else one.value = String(value ?? '');
    }
  }, []);

  const title = (
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
  const say = (
    <p id={`${id}e`} className={error} aria-live="polite">
      {wrong}
    </p>
  );
  const described = `${field.hint ? `${id}h ` : ''}${id}e`;
  const changed = () => {
    const controls = all();
    const [first] = controls;
    if (!first) return;
    if (kind === 'check') onChange(first.checked);
    else if (kind === 'checks') onChange(controls.filter((one) => one.checked).map((one) => one.value));
    else onChange(clean(first.value));
  };

  if (kind === 'checks') {
    return (
      <fieldset ref={box} id={id} tabIndex={-1} aria-describedby={described}>
        <legend className={name}>{title}</legend>
        {help}
        {options.map(({ value, text }, i) => (
          <label key={value} className={tick}>
            <input type="checkbox" id={`${id}_${i}`} value={value} aria-invalid={!!wrong} onChange={changed} />
            <span>{text}</span>
          </label>
        ))}
        {say}
      </fieldset>
    );
  }
  const shared = { id, className: control, required, 'aria-invalid': !!wrong, 'aria-describedby': described };
  if (kind === 'check') {
    return (
      <div ref={box}>
        <label className={tick}>
          <input {...shared} className="" type="checkbox" onChange={changed} />
          <span>{title}</span>
        </label>
        {help}
        {say}
      </div>
    );
  }
  return (
    <div ref={box}>
      <label className={name} htmlFor={id}>
        {title}
      </label>
      {help}
      {kind === 'lines' ? (
        <textarea {...shared} className={`${control} ${lines}`} rows={5} onInput={changed} />
      ) : kind === 'choice' ? (
        <div className={choice}>
          <select {...shared} onChange={changed}>
            <option value="">{chooseText}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input
          {...shared}
          type={field.type ?? 'text'}
          step={field.step}
          inputMode={field.inputMode}
          autoComplete={field.autocomplete}
          onInput={changed}
          onBlur={
            field.clean &&
            (({ currentTarget: input }) => {
              input.value = clean(input.value);
            })
          }
        />
      )}
      {say}
    </div>
  );
};
