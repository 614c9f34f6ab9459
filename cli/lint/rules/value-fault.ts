import { PropCode } from '../../../src/embed/prop-table';
import { readValue } from '../../../src/embed/read-value';
import type { PropDescription } from '../../../src/widgets/kit/description';
import { canParse } from '../../io/can-parse';
import { didYouMean } from '../../io/did-you-mean';

/** What is wrong with a prop's value, in words; undefined when the widget takes it. The widget's own reader decides. */
export const valueFault = (prop: PropDescription, value: unknown): { message: string; mend: string } | undefined => {
  if (takes(prop, value)) return undefined;
  const { type, values, min, max } = prop;
  const range =
    min !== undefined && max !== undefined
      ? ` from ${min} to ${max}`
      : min !== undefined
        ? `, at least ${min}`
        : max !== undefined
          ? `, at most ${max}`
          : '';
  if (values) {
    const near = didYouMean(String(value), values);
    return {
      message: `is none of ${values.join(', ')}${near ? `; did you mean "${near}"?` : ''}`,
      mend: near ? `Write "${near}".` : `Write one of ${values.join(', ')}.`,
    };
  }
  switch (type) {
    case 'number':
      return {
        message: `is not a number${range}`,
        mend: `Write a number${range}, with a dot for decimals and no unit.`,
      };
    case 'boolean':
      return { message: 'is neither true nor false', mend: 'Write true or false; the attribute alone means true.' };
    case 'url':
      return {
        message: 'is not a URL that a link may have',
        mend: 'Write an http, https, mailto or tel URL, or a path.',
      };
    case 'list':
      return {
        message: 'is not a JSON list of objects',
        mend: 'Write [ { … }, … ], with single quotes round the attribute.',
      };
    case 'record':
      return { message: 'is not a JSON object', mend: 'Write { "…": … }, with single quotes round the attribute.' };
    default:
      return { message: 'is not text', mend: 'Write a text.' };
  }
};

const takes = ({ type, values, min, max }: PropDescription, value: unknown): boolean => {
  // The reader asks the document for the base of relative URLs, and here is none.
  if (type === 'url')
    return (
      typeof value !== 'object' &&
      value !== '' &&
      canParse(String(value), BASE) &&
      /^(https?|mailto|tel):$/.test(new URL(String(value), BASE).protocol)
    );
  try {
    return (
      readValue(
        PropCode[type],
        value,
        values ?? (type === 'number' ? [min ?? -Infinity, max ?? Infinity] : undefined),
      ) !== undefined
    );
  } catch {
    return false;
  }
};

const BASE = 'https://page.invalid/';
