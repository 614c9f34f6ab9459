import { toJson } from '../../../../platform/to-json';
import type { FieldValue } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

const keyOf = (form: unknown, player?: string) => `cobble:ticket:${[form, player].filter(Boolean).join(':')}`;

/**
 * Where a ticket is kept while it is written: in this tab, until it is sent. Never the captcha, never files, never a
 * card's number. Where the browser keeps nothing, neither do we. A player's is there for that player alone: what was
 * written before anybody had signed in is the next player's, who takes it over by writing on.
 *
 * @param form the form's id
 */
export const draft = (form: unknown) => ({
  /** What is there for these fields, as far as it is valid. */
  read(fields: readonly ModelField[], player?: string): [string, FieldValue][] {
    try {
      const text = sessionStorage.getItem(keyOf(form, player)) ?? sessionStorage.getItem(keyOf(form));
      const kept = new Map<string, unknown>(JSON.parse(text ?? '[]'));
      return fields.flatMap(({ id, kind, options = [], initial, isCard }): [string, FieldValue][] => {
        const value = kept.get(id);
        const offers = (one: unknown): one is string => options.some((option) => option.value === one);
        return isCard
          ? []
          : kind === 'checks'
            ? Array.isArray(value)
              ? [[id, value.filter(offers)]]
              : []
            : kind === 'check'
              ? typeof value === 'boolean'
                ? [[id, value]]
                : []
              : // What began with a value may have been emptied.
                typeof value === 'string' && (value ? kind !== 'choice' || offers(value) : initial)
                ? [[id, value]]
                : [];
      });
    } catch {
      return [];
    }
  },
  write(fields: readonly ModelField[], values: ReadonlyMap<string, FieldValue>, player?: string) {
    try {
      sessionStorage.setItem(
        keyOf(form, player),
        toJson(fields.flatMap(({ id, isCard }) => (isCard || !values.has(id) ? [] : [[id, values.get(id)]]))),
      );
      if (player !== undefined) sessionStorage.removeItem(keyOf(form));
    } catch {
      // Full, or forbidden.
    }
  },
  clear(player?: string) {
    try {
      for (const key of [keyOf(form), keyOf(form, player)]) sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
});
