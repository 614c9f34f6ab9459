import { PropCode } from '../../../src/embed/prop-table';
import { readValue } from '../../../src/embed/read-value';
import type { PropDescription } from '../../../src/widgets/kit/description';
import { didYouMean, suggestion } from '../../io/did-you-mean';
import { canParse } from '../../io/urls';
import type { Found } from '../../report/locate';

export interface ValueFault {
  readonly subject: string;
  readonly prop: PropDescription;
  readonly value: unknown;
}

/** Calls the widget's own reader, which decides whether a value is valid. */
export const valueFault = (subject: string, prop: PropDescription, value: unknown): ValueFault | undefined =>
  takes(prop, value) ? undefined : { subject, prop, value };

export const describeValueFault = (
  { subject, prop, value }: ValueFault,
  shown: string,
): Pick<Found, 'message' | 'advice'> => {
  const { is, advice } = prop.values ? notListed(prop.values, value) : notOfType(prop);
  return { message: `${subject} ${is}: ${shown}`, advice };
};

const notListed = (values: readonly string[], value: unknown): { is: string; advice: string } => {
  const near = didYouMean(String(value), values);
  const all = values.join(', ');
  return { is: `isn't one of ${all}${suggestion(near)}`, advice: near ? `Write "${near}".` : `Write one of ${all}.` };
};

const notOfType = (prop: PropDescription): { is: string; advice: string } => {
  switch (prop.type) {
    case 'number': {
      const range = rangeText(prop);
      return {
        is: `isn't a number${range}`,
        advice: `Write a number${range}, without a unit. Use a dot for decimals.`,
      };
    }
    case 'boolean':
      return { is: "isn't true or false", advice: 'Write true or false. The attribute alone means true.' };
    case 'url':
      return {
        is: "isn't a URL that links allow",
        advice: 'Write an http, https, mailto or tel URL, or a path.',
      };
    case 'list':
      return {
        is: "isn't a JSON list of objects",
        advice: 'Write [ { … }, … ], and put the attribute in single quotes.',
      };
    case 'record':
      return { is: "isn't a JSON object", advice: 'Write { "…": … }, and put the attribute in single quotes.' };
    default:
      return { is: "isn't text", advice: 'Write text in double quotes.' };
  }
};

const rangeText = ({ min, max }: PropDescription): string => {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
};

const takes = (prop: PropDescription, value: unknown): boolean => {
  const { type, values, min, max } = prop;
  // Don't call `readValue`, which needs a document to resolve URLs.
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
