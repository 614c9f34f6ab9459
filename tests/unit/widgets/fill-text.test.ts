// @vitest-environment node
import { expect, it } from 'vitest';
import { fillText } from '../../../src/widgets/kit/fill-text';

const items =
  '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}';

// Issue 13
it.each([
  ['{count} of {name}', { count: 1234, name: 'x' }, 'en-us', '1,234 of x'],
  ['{count} of {name}', { count: 1234, name: 'x' }, 'de', '1.234 of x'],
  ['{other} {count', { count: 1 }, 'en', '{other} {count'],
  ['{toString} {constructor}', {}, 'en', '{toString} {constructor}'],
  // Placeholders in inserted values aren't filled in.
  [
    '{name} {count}',
    { name: '{count} $& {count, plural, other {x}}', count: 2 },
    'en',
    '{count} $& {count, plural, other {x}} 2',
  ],
  ['{count, plural, one {# item} other {# items}} about {query}', { count: 1, query: 'q' }, 'en', '1 item about q'],
  [
    '{count, plural, one {# item} other {# items}} about {query}',
    { count: 1000, query: 'q' },
    'en',
    '1,000 items about q',
  ],
  ['{count, plural, =0 {None} other {# about {query}}}', { count: 0, query: 'q' }, 'en', 'None'],
  ['{count, plural, =0 {None} other {# about {query}}}', { count: 7, query: 'q' }, 'en', '7 about q'],
  // Japanese has no plural category `one`, so `one` never matches, but `=1` does.
  ['{count, plural, =1 {One} one {1} other {#}}', { count: 1 }, 'ja', 'One'],
  ['{count, plural, one {One} other {#}}', { count: 1 }, 'ja', '1'],
  ['{count, plural, one {One}}', { count: 2 }, 'en', '{count, plural, one {One}}'],
  ['{count, plural, one {One} other {#}}', {}, 'en', '{count, plural, one {One} other {#}}'],
])('fills %s', (text, values, locale, filled) => {
  expect(fillText(text, values, locale)).toBe(filled);
});

it('selects each of the six plural forms of Arabic', () => {
  const filled = [0, 1, 2, 3, 11, 100].map((count) => fillText(items, { count }, 'ar-u-nu-latn'));
  expect(filled).toEqual(['لا عناصر', 'عنصر واحد', 'عنصران', '3 عناصر', '11 عنصرًا', '100 عنصر']);
});
