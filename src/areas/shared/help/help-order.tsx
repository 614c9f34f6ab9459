import { control, name } from '../../../widgets/shared/field.style';
import { order } from './help-list.style';

export interface HelpOrderProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Key and text. */
  readonly options: readonly (readonly [string, string])[];
  onPick(key: string): void;
}

/**
 * The choice of an order: the browser's own list in the look of a field. It takes no part in a form around the area.
 */
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
