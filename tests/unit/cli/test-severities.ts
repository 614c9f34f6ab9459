import { expect, it } from 'vitest';
import { ids } from './lint-support';

/** Lines are `description » HTML » RULE SEVERITY, …`. `⏎` is a line end in the page. */
export const testSeverities = (title: string, listing: string): void =>
  it(title, () => {
    const lines = listing.trim().split('\n');
    const found = lines.map((line) => {
      const [what = '', html = ''] = line.split(' » ');
      return [what, html, ids(html.replaceAll('⏎', '\n')).join(', ') || 'nothing'].join(' » ');
    });
    expect(found).toEqual(lines);
  });
