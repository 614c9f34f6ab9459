import { toJson } from '../../../../platform/to-json';
import type { FieldValue } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

export interface Draft {
  read(fields: readonly ModelField[], player?: string): [string, FieldValue][];
  write(fields: readonly ModelField[], values: ReadonlyMap<string, FieldValue>, player?: string): void;
  clear(): void;
}

/**
 * Stores no captcha, files or card numbers. Hides a player's draft from other players, but not from a signed-out
 * visitor, who may be the same player.
 */
export const createDraft = (formId: unknown): Draft => {
  const key = `cobble:ticket:${String(formId ?? '')}`;
  let owner: string | undefined;
  return {
    read(fields, player) {
      try {
        const [writer, entries]: [string, []] = JSON.parse(sessionStorage.getItem(key) ?? '["",[]]');
        owner = player ?? writer;
        if (writer && owner !== writer) return [];
        const stored = new Map<string, unknown>(entries);
        return fields.flatMap((field): [string, FieldValue][] => {
          const value = restore(field, stored.get(field.id));
          return value === undefined ? [] : [[field.id, value]];
        });
      } catch {
        return [];
      }
    },
    write(fields, values, player) {
      const entries = fields.flatMap(({ id, isCard }) => (isCard || !values.has(id) ? [] : [[id, values.get(id)]]));
      try {
        sessionStorage.setItem(key, toJson([player ?? owner ?? '', entries]));
      } catch {
        // Storage is full or blocked.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked.
      }
    },
  };
};

const restore = ({ kind, options = [], initial, isCard }: ModelField, value: unknown): FieldValue | undefined => {
  const isOption = (one: unknown): one is string => options.some((option) => option.value === one);
  if (isCard) return undefined;
  if (kind === 'checks') return Array.isArray(value) ? value.filter(isOption) : undefined;
  if (kind === 'check') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  // Keep an empty text only if the visitor has cleared an initial value.
  if (!value) return initial ? value : undefined;
  return kind !== 'choice' || isOption(value) ? value : undefined;
};
