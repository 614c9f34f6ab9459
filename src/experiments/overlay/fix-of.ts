import { element } from './element';

export const fixOf = (fix: string): HTMLElement =>
  element('span', { className: 'fix' }, element('strong', { textContent: 'Fix:' }), ` ${fix}`);
