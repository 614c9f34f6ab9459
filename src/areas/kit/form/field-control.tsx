import { control } from '../../../widgets/kit/field.style';
import type { Field } from './field';
import { choice, lines } from './form.style';

export interface ControlAttributes {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export interface FieldControlProps {
  readonly field: Field;
  readonly attributes: ControlAttributes;
  readonly chooseText: string;
  onChange(): void;
}

export const FieldControl = ({ field, attributes, chooseText, onChange }: FieldControlProps) => {
  const { kind, options = [], clean } = field;
  if (kind === 'lines')
    return <textarea {...attributes} className={`${control} ${lines}`} rows={5} onInput={onChange} />;
  if (kind === 'choice')
    return (
      <div className={choice}>
        <select {...attributes} className={control} onChange={onChange}>
          <option value="">{chooseText}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <input
      {...attributes}
      className={control}
      type={field.type ?? 'text'}
      step={field.step}
      inputMode={field.inputMode}
      autoComplete={field.autocomplete}
      onInput={onChange}
      onBlur={
        clean &&
        (({ currentTarget: input }) => {
          input.value = clean(input.value);
        })
      }
    />
  );
};
