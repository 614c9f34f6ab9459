import { toJson } from '../../../../platform/to-json';
import type { FieldValue } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

const keyOf = (form: unknown) => `cobble:ticket:${String(form ?? '')}`;

/**
 * Where a ticket is kept while it is written: in this tab, until it is sent. Never the captcha, never files, never a
 * card's number. Where the browser keeps nothing, neither do we. What a player wrote no other player sees; who is signed
 * out does, for a session may end while one writes.
 *
 * @param form the form's id
 */
export const draft = (form: unknown) => {
  let owner: string | undefined;
  return {
    /** What is there for these fields, as far as it is valid. */
    read(fields: readonly ModelField[], player?: string): [string, FieldValue][] {
      try {
        // As it is written below.
        const [writer, entries] = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '["",[]]') as [string, []];
        owner = player ?? writer;
        if (writer && owner !== writer) return [];
        const kept = new Map<string, unknown>(entries);
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
          keyOf(form),
          toJson([
            player ?? owner ?? '',
            fields.flatMap(({ id, isCard }) => (isCard || !values.has(id) ? [] : [[id, values.get(id)]])),
          ]),
        );
      } catch {
        // Full, or forbidden.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(keyOf(form));
      } catch {
        // As above.
      }
    },
  };
};
