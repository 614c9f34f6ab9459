import type { Filters } from '../../../services/marketplace/marketplace';

type Sendable = string | number | boolean;

export const filtersOf = (given: Readonly<Record<string, unknown>> = {}): Filters =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, Sendable | Sendable[]][] => {
      if (Array.isArray(value)) return [[name, value.filter(isSendable)]];
      return isSendable(value) ? [[name, value]] : [];
    }),
  );

const isSendable = (value: unknown): value is Sendable => /^(string|number|boolean)$/.test(typeof value);
