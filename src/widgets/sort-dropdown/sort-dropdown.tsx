import { base } from '../kit/base.style';
import type { PropsOf } from '../kit/description';
import { control, error, hold, name, plate } from '../kit/field.style';
import type { HostProps } from '../kit/host';
import { useElementRef } from '../kit/use-element-ref';
import { useFormField } from '../kit/use-form-field';
import { grow, row, select } from './sort-dropdown.style';
import type { description } from './sort-dropdown.widget';

/**
 * A native select, for its keyboard support, type-ahead and phone picker (WGT-6). An option without a name shows its
 * key.
 */
export const SortDropdown = ({
  host,
  options,
  value,
  label,
  required,
  requiredText,
}: PropsOf<typeof description> & HostProps) => {
  const box = useElementRef<HTMLSelectElement>();
  const { isOff, complaint, changed } = useFormField(host, box, value, () => requiredText);

  return (
    <div className={`${base} ${plate} ${row}`}>
      <label className={name} htmlFor={host.id}>
        {label}
      </label>
      <div className={`${hold} ${grow}`}>
        <select
          ref={box}
          id={host.id}
          className={`${control} ${select}`}
          // In the browser, `useFormField` sets the value.
          defaultValue={host.isServer && value}
          required={required}
          disabled={isOff || !options.length}
          aria-invalid={!!complaint}
          aria-describedby={`${host.id}e`}
          onChange={() => {
            changed();
            host.emit('change', { key: box.current.value });
          }}
        >
          {options.map(({ key, displayName }, i) => (
            // Some content systems write an empty field as null, others as `''`.
            <option key={i} value={key ?? ''}>
              {`${displayName ?? ''}` || `${key ?? ''}`}
            </option>
          ))}
        </select>
        <slot name="cobble-field" />
        <p id={`${host.id}e`} className={error} aria-live="polite">
          {complaint}
        </p>
      </div>
    </div>
  );
};
