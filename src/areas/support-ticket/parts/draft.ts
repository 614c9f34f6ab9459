import { toJson } from '../../../services/http/to-json';
import type { FieldValue } from '../../shared/form/field';
import type { ModelField } from './ticket-model';

const keyOf = (form: unknown) => `cobble:ticket:${String(form ?? '')}`;

/**
 * Where a ticket is kept while it is written: in this tab, until it is sent. Never the captcha, never files. Where the browser keeps nothing, neither do we.
 *
 * @param form the form's id
 */
export const draft = (form: unknown) => ({
  /** What is there for these fields, as far as it is sound. */
  read(fields: readonly ModelField[]): [string, FieldValue][] {
    try {
      const kept = new Map<string, unknown>(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]') as [string, unknown][]);
      return fields.flatMap(({ id, kind, options = [] }): [string, FieldValue][] => {
        const value = kept.get(id);
        const offers = (one: unknown) => options.some((option) => option.value === one);
        return kind === 'checks' ? (Array.isArray(value) ? [[id, value.filter(offers) as string[]]] : [])
          : kind === 'check' ? (typeof value === 'boolean' ? [[id, value]] : [])
          : typeof value === 'string' && value && (kind !== 'choice' || offers(value)) ? [[id, value]] : [];
      });
    } catch {
      return [];
    }
  },
  write(values: ReadonlyMap<string, FieldValue>) {
    try {
      sessionStorage.setItem(keyOf(form), toJson([...values]));
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
});
