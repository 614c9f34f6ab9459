import { PropCode } from '../../../src/embed/prop-table';
import { readValue } from '../../../src/embed/read-value';
import type { PropDescription } from '../../../src/widgets/kit/description';
import { didYouMean, suggestion } from '../../io/did-you-mean';
import { canParse } from '../../io/urls';
import type { Found } from '../../report/locate';

export interface ValueFault {
  /** Example: `data-price of marketplace-tile`. */
  readonly subject: string;
  readonly prop: PropDescription;
  readonly value: unknown;
}

/** The widget's own reader decides whether a value is valid. */
export const valueFault = (subject: string, prop: PropDescription, value: unknown): ValueFault | undefined =>
  takes(prop, value) ? undefined : { subject, prop, value };

export const describeValueFault = (
  { subject, prop, value }: ValueFault,
  shown: string,
): Pick<Found, 'message' | 'mend'> => {
  const { is, mend } = prop.values ? notListed(prop.values, value) : notOfType(prop);
  return { message: `${subject} ${is}: ${shown}`, mend };
};

const notListed = (values: readonly string[], value: unknown): { is: string; mend: string } => {
  const near = didYouMean(String(value), values);
  const all = values.join(', ');
  return { is: `is none of ${all}${suggestion(near)}`, mend: near ? `Write "${near}".` : `Write one of ${all}.` };
};

const notOfType = (prop: PropDescription): { is: string; mend: string } => {
  switch (prop.type) {
    case 'number': {
      const range = rangeText(prop);
      return {
        is: `is not a number${range}`,
        mend: `Write a number${range}, with a dot for decimals and no unit.`,
      };
    }
    case 'boolean':
      return { is: 'is neither true nor false', mend: 'Write true or false; the attribute alone means true.' };
    case 'url':
      return {
        is: 'is not a URL that a link may have',
        mend: 'Write an http, https, mailto or tel URL, or a path.',
      };
    case 'list':
      return {
        is: 'is not a JSON list of objects',
        mend: 'Write [ { … }, … ], with single quotes round the attribute.',
      };
    case 'record':
      return { is: 'is not a JSON object', mend: 'Write { "…": … }, with single quotes round the attribute.' };
    default:
      return { is: 'is not text', mend: 'Write a text.' };
  }
};

const rangeText = ({ min, max }: PropDescription): string => {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
};

const takes = (prop: PropDescription, value: unknown): boolean => {
  const { type, values, min, max } = prop;
  // The reader resolves relative URLs against the document, which doesn't exist here.
  if (type === 'url') return isLinkUrl(value);
  const range = type === 'number' ? [min ?? -Infinity, max ?? Infinity] : undefined;
  try {
    return readValue(PropCode[type], value, values ?? range) !== undefined;
  } catch {
    return false;
  }
};

const BASE = 'https://page.invalid/';

const isLinkUrl = (value: unknown): boolean =>
  typeof value !== 'object' &&
  value !== '' &&
  canParse(String(value), BASE) &&
  /^(https?|mailto|tel):$/.test(new URL(String(value), BASE).protocol);
