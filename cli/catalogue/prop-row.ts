import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription } from '../../src/widgets/kit/description';
import { escapeHtml } from './escape-html';
import { propHolds } from './prop-holds';

/** One prop as cells of the table: its names, what it may hold, what it is without, what it is for. */
export const propRow = (name: string, prop: PropDescription): string[] => [
  `<code>${name}</code><small>${prop.from === 'settings' ? 'only in the settings’ <code>texts</code>' : `<code>${attributeOf(name)}</code>`}</small>`,
  escapeHtml(propHolds(prop)),
  defaultOf(prop),
  escapeHtml(prop.text),
];

const defaultOf = ({ required, slotted, default: fallback }: PropDescription) => {
  if (required) return `<b>required</b>${slotted ? ', or slotted' : ''}`;
  if (fallback === undefined) return '<span class="nothing">none</span>';
  return fallback === '' ? 'empty' : `<code>${escapeHtml(String(fallback))}</code>`;
};
