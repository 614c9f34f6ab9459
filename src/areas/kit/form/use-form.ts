import { useRef, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { useContainedKeys } from '../../../widgets/kit/use-contained-keys';
import type { Fault } from './error-summary';
import type { Field, FieldValue } from './field';
import { validate } from './validate';

export interface FormTexts {
  readonly requiredText: string;
  readonly invalidText: string;
}

export interface FormState {
  readonly values: Map<string, FieldValue>;
  readonly wrong: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
  readonly turn: number;
  idOf(field: string): string;
  change(field: Field, value: FieldValue): void;
  check(fields: readonly Field[], more?: readonly Fault[]): boolean;
  show(wrong: ReadonlyMap<string, string>, more: readonly Fault[], fields: readonly Field[]): void;
}

/** Calls `initial` only on the first render. */
export const useForm = (
  host: Host,
  texts: FormTexts,
  initial: () => Iterable<readonly [string, FieldValue]>,
): FormState => {
  const [values] = useState(() => new Map(initial()));
  const [state, setState] = useState<{ wrong: ReadonlyMap<string, string>; faults: readonly Fault[]; turn: number }>({
    wrong: new Map(),
    faults: [],
    turn: 0,
  });
  const wrong = useRef(state.wrong);
  useContainedKeys(host.root);
  const idOf = (field: string) => `${host.id}-${field}`;
  const faultTextOf = (field: Field) => {
    const fault = validate(field, values.get(field.id), host.root.getElementById(idOf(field.id)));
    return fault && (fault === 'missing' ? texts.requiredText : texts.invalidText);
  };
  const show: FormState['show'] = (found, more, fields) => {
    wrong.current = found;
    const faults = fields.flatMap((field): Fault[] => {
      const text = found.get(field.id);
      return text
        ? [{ text: `${field.label}${/\p{P}$/u.test(field.label) ? '' : ':'} ${text}`, id: idOf(field.id) }]
        : [];
    });
    setState(({ turn }) => ({ wrong: found, faults: [...faults, ...more], turn: turn + 1 }));
  };

  return {
    ...state,
    values,
    idOf,
    change(field, value) {
      values.set(field.id, value);
      // While the visitor types, re-check only fields with an error.
      if (!wrong.current.has(field.id)) return;
      const left = new Map(wrong.current);
      const text = faultTextOf(field);
      if (text) left.set(field.id, text);
      else left.delete(field.id);
      wrong.current = left;
      setState(({ faults, turn }) => ({
        wrong: left,
        faults: text ? faults : faults.filter(({ id }) => id !== idOf(field.id)),
        turn,
      }));
    },
    check(fields, more = []) {
      const found = new Map<string, string>();
      for (const field of fields) {
        const text = faultTextOf(field);
        if (text) found.set(field.id, text);
      }
      show(found, more, fields);
      return !found.size && !more.length;
    },
    show,
  };
};
