import { control, name } from '../../../widgets/kit/field.style';
import { order } from './help-list.style';

export interface HelpOrderProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onPick(key: string): void;
}

export const HelpOrder = ({ id, label, value, options, onPick }: HelpOrderProps) => (
  <div className={order}>
    <label className={name} htmlFor={id}>
      {label}
    </label>
    <select id={id} className={control} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
