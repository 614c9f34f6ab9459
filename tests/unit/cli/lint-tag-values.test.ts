// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isInvalidSelector } from '../../../cli/lint/html/selector-support';
import { saidOfPage } from './said-of-page';

const said = (attribute: string) => saidOfPage(`<script src='/cobble.js' ${attribute}></script>`, 'tag-attribute');

// CLI-3: a selector that can't be parsed ignores the whole page, and lint found nothing there.
describe('data-ignore', () => {
  it('that is no selector is an error', () => {
    for (const ignore of ['[[', '', ' ', '.comments, ((', '#1', '[data-id=7]'])
      expect(said(`data-ignore="${ignore}"`)).toEqual([
        [
          ignore || 'data-ignore=""',
          `data-ignore="${ignore}" of the Cobble tag is not a CSS selector, such as .comments: the whole page is ignored, and nothing on it mounts`,
          'Write a CSS selector, such as .comments.',
        ],
      ]);
  });

  it('is taken if it is a selector, or a template writes it', () => {
    for (const ignore of ['.comments', '[[ignored]]', '{{ ignored }}'])
      expect(said(`data-ignore="${ignore}"`), ignore).toEqual([]);
  });
});

describe('what browsers take as a selector', () => {
  it('is a selector, also at its end still open', () => {
    for (const selector of [
      '.a:has(> .b, + .c)',
      ':is(.a, .b) :where(.c)',
      ':focus-visible',
      ':state(x)',
      ':dir(rtl)',
      '::before',
      '*|a',
      'a:nth-child(2n + 1 of .b)',
      '[a="1" i]',
      "[a='[,']",
      '.\\31 a',
      'a/* , */b',
      '.ä',
      '.a > .b + c ~ d',
      '.a & .b',
      // The end closes what is open.
      '[a',
      '[a="b',
      '.a:has(.b',
    ])
      expect(isInvalidSelector(selector), selector).toBe(false);
  });

  it('is no selector if a browser rejects it', () => {
    for (const selector of [
      ['', '/* a */', '..a', '.1a', '#', '.a,', ',.a', '.a,,b', '> a', 'a >', 'a > > b', '[a=1]', '[a=/x]'],
      ['@x', 'a{', '.a;', '/x/', '"a"'],
    ].flat())
      expect(isInvalidSelector(selector), selector).toBe(true);
  });
});

// CLI-3: with a misspelt name every widget is refused.
describe('data-allow', () => {
  it('with a name that no widget has is an error, which says which was meant', () => {
    expect(said('data-allow="tile, flyot zzzzzzzz flyot"')).toEqual([
      [
        'tile, flyot zzzzzzzz flyot',
        'data-allow names "flyot", which is no widget; did you mean "flyout"?',
        'Write "flyout".',
      ],
      [
        'tile, flyot zzzzzzzz flyot',
        'data-allow names "zzzzzzzz", which is no widget',
        'Use some of flyout, plain, tile.',
      ],
    ]);
  });

  it('without a name is one, too', () => {
    expect(said('data-allow=""')).toEqual([
      [
        'data-allow=""',
        'data-allow="" of the Cobble tag is not names of widgets with spaces between: none of them mounts',
        'Write names of widgets with spaces between.',
      ],
    ]);
  });

  it('with widgets alone is none', () => {
    expect(said('data-allow=" tile\n plain,flyout "')).toEqual([]);
  });
});

// CLI-3: the page takes them all.
describe('data-locale', () => {
  it('is taken as the page takes it', () => {
    for (const locale of ['ja', 'sv', 'sv_SE', 'en-us', 'zh-Hant', 'es-419'])
      expect(said(`data-locale="${locale}"`), locale).toEqual([]);
  });

  it('is an error if the page passes over it', () => {
    for (const locale of ['english', 'xx', 'en us', '1'])
      expect(said(`data-locale="${locale}"`)).toEqual([
        [
          locale,
          `data-locale="${locale}" of the Cobble tag is not a language, with a region or without, such as sv or en-us`,
          'Write a language, with a region or without, such as sv or en-us.',
        ],
      ]);
  });
});
