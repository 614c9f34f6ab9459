import { useMemo } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import { control, error, hold, name, plate } from '../../../widgets/kit/field.style';
import type { HostProps } from '../../../widgets/kit/host';
import { useElementRef } from '../../../widgets/kit/use-element-ref';
import { useFormField } from '../../../widgets/kit/use-form-field';
import { wave } from '../../../widgets/kit/wave.style';
import { grow, row, select } from '../../../widgets/sort-dropdown/sort-dropdown.style';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { listRegions } from './parts/list-regions';
import { below, waiting } from './region-picker.style';
import type { description } from './region-picker.widget';

/** Until the list has loaded, offers only the initial region. */
export const RegionPicker = ({ host, label, required, ...props }: PropsOf<typeof description> & HostProps) => {
  const box = useElementRef<HTMLSelectElement>();
  const value = props.value.toUpperCase();
  const { isOff, complaint, changed } = useFormField(host, box, value, () => props.requiredText);
  const from = forAnyone(useServices(host));
  const { locale } = host.settings;
  const call = useCall(from, ({ store }, signal) => store.regions({ lang: locale }, { signal }), [locale], {
    bound: bounded,
  });
  const { data } = call;
  const regions = useMemo(() => listRegions(data ?? [{ MSCode: value }], host.locale), [data, value, host.locale]);

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
          required={required}
          disabled={isOff}
          autoComplete="country"
          aria-busy={call.status === 'loading'}
          aria-invalid={!!complaint}
          aria-describedby={`${host.id}e`}
          onChange={({ currentTarget }) => {
            changed();
            host.emit('change', { key: currentTarget.value });
          }}
        >
          <option value="">{props.chooseText}</option>
          {regions.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        {!data && call.status === 'loading' && <div className={`${wave} ${waiting}`} aria-hidden />}
        <slot name="cobble-field" />
        <p id={`${host.id}e`} className={error} aria-live="polite">
          {complaint}
        </p>
      </div>
      <div className={below}>
        <CallView call={call} texts={props} shimmer={null} empty={() => !regions.length && <p>{props.emptyText}</p>}>
          {() => null}
        </CallView>
      </div>
    </div>
  );
};
