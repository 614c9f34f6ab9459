import { useRef, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { Fault } from './error-summary';
import type { Field, FieldValue } from './field';
import { validate } from './validate';

/** The texts of a form's errors. */
export interface FormTexts {
  readonly requiredText: string;
  readonly invalidText: string;
}

/** A form's values and what is wrong with them. */
export interface FormState {
  /** What was typed, by field. It changes without a redraw. */
  readonly values: Map<string, FieldValue>;
  /** What is wrong, by field. */
  readonly wrong: ReadonlyMap<string, string>;
  /** What is wrong with the form as of the last try; a line whose field was mended since is gone. */
  readonly faults: readonly Fault[];
  /** Grows with each try. */
  readonly turn: number;
  /** A control's id. */
  idOf(field: string): string;
  change(field: Field, value: FieldValue): void;
  /** Judges the fields. @returns whether all is well; otherwise the summary is shown and takes the focus */
  check(fields: readonly Field[], more?: readonly Fault[]): boolean;
  /** Shows faults that a service found: by field, or of the whole. */
  show(wrong: ReadonlyMap<string, string>, more: readonly Fault[], fields: readonly Field[]): void;
}

/** Values and errors of an area's own form; `initial` counts once. */
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
      // Only what was wrong is judged while it is being mended.
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
