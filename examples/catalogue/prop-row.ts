import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription } from '../../src/widgets/shared/description';
import { escape } from './escape';

/** One prop as a row of the table: its names, what it may hold, what it is without, what it is for. */
export const propRow = (name: string, prop: PropDescription): string =>
  `<tr><td><code>${name}</code><small>${prop.from === 'settings' ? 'only in the settings’ <code>texts</code>' : `<code>${attributeOf(name)}</code>`}</small></td><td>${escape(typeOf(prop))}</td><td>${defaultOf(prop)}</td><td>${escape(prop.text)}</td></tr>`;

const typeOf = ({ type, values, min, max, fields }: PropDescription): string => {
  if (values) return values.join(', ');
  const members = fields ? ` of { ${Object.keys(fields).join(', ')} }` : '';
  switch (type) {
    case 'number':
      return min != null && max != null
        ? `number, ${min} to ${max}`
        : min != null
          ? `number, at least ${min}`
          : max != null
            ? `number, at most ${max}`
            : 'number';
    case 'amount':
      return 'number or text';
    case 'url':
      return 'address';
    case 'list':
      return `JSON list${members}`;
    case 'record':
      return `JSON object${members}`;
    default:
      return type;
  }
};

const defaultOf = ({ required, slotted, default: fallback }: PropDescription) =>
  required
    ? `<b>required</b>${slotted ? ', or slotted' : ''}`
    : fallback === undefined
      ? ''
      : fallback === ''
        ? 'empty'
        : `<code>${escape(String(fallback))}</code>`;
