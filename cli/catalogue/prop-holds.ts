import type { PropDescription } from '../../src/widgets/kit/description';

/** What a prop may hold, in words: `number, 1 to 5`. */
export const propHolds = ({ type, values, min, max, fields }: PropDescription): string => {
  if (values) return values.join(', ');
  const members = fields ? ` of { ${Object.keys(fields).join(', ')} }` : '';
  switch (type) {
    case 'number':
      return `number${range(min, max)}`;
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

const range = (min?: number, max?: number) => {
  if (min !== undefined && max !== undefined) return `, ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
};
