// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isInvalidSelector } from '../../../cli/lint/html/selector-support';
import { lintFindings } from './lint-findings';

const reported = (attribute: string) =>
  lintFindings(`<script src='/cobble.js' ${attribute}></script>`, 'tag-attribute');

// CLI-3: with an invalid selector, the runtime ignores the whole page. lint used to report nothing.
describe('data-ignore', () => {
  it("reports a data-ignore that isn't a selector as an error", () => {
    for (const ignore of ['[[', '', ' ', '.comments, ((', '#1', '[data-id=7]'])
      expect(reported(`data-ignore="${ignore}"`)).toEqual([
        [
          ignore || 'data-ignore=""',
          `data-ignore="${ignore}" of the Cobble tag isn't a CSS selector, such as .comments: the whole page is ignored, so nothing mounts`,
          'Write a CSS selector, such as .comments.',
        ],
      ]);
  });

  it('accepts a data-ignore that is a selector, or that a template writes', () => {
    for (const ignore of ['.comments', '[[ignored]]', '{{ ignored }}'])
      expect(reported(`data-ignore="${ignore}"`), ignore).toEqual([]);
  });
});

describe('selector validation', () => {
  it('accepts what browsers accept, including unclosed ends', () => {
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
      // Valid, because the end of a selector closes open blocks.
      '[a',
      '[a="b',
      '.a:has(.b',
    ])
      expect(isInvalidSelector(selector), selector).toBe(false);
  });

  it('rejects what browsers reject', () => {
    for (const selector of [
      ['', '/* a */', '..a', '.1a', '#', '.a,', ',.a', '.a,,b', '> a', 'a >', 'a > > b', '[a=1]', '[a=/x]'],
      ['@x', 'a{', '.a;', '/x/', '"a"'],
    ].flat())
      expect(isInvalidSelector(selector), selector).toBe(true);
  });
});

// CLI-3: a misspelt name disables every widget.
describe('data-allow', () => {
  it('reports an unknown widget name in data-allow as an error, and suggests the nearest', () => {
    expect(reported('data-allow="tile, flyot zzzzzzzz flyot"')).toEqual([
      [
        'tile, flyot zzzzzzzz flyot',
        'data-allow names "flyot", which isn\'t a widget; did you mean "flyout"?',
        'Write "flyout".',
      ],
      [
        'tile, flyot zzzzzzzz flyot',
        'data-allow names "zzzzzzzz", which isn\'t a widget',
        'Use any of flyout, plain, tile.',
      ],
    ]);
  });

  it('reports a data-allow without a name as an error', () => {
    expect(reported('data-allow=""')).toEqual([
      [
        'data-allow=""',
        'data-allow="" of the Cobble tag isn\'t a list of widgets, separated by spaces: none of them mounts',
        'Write a list of widgets, separated by spaces.',
      ],
    ]);
  });

  it('accepts a data-allow with known widgets only', () => {
    expect(reported('data-allow=" tile\n plain,flyout "')).toEqual([]);
  });
});

// CLI-3: lint must accept every locale that the page accepts.
describe('data-locale', () => {
  it('accepts a data-locale that the page accepts', () => {
    for (const locale of ['ja', 'sv', 'sv_SE', 'en-us', 'zh-Hant', 'es-419'])
      expect(reported(`data-locale="${locale}"`), locale).toEqual([]);
  });

  it('reports a data-locale that the page ignores as an error', () => {
    for (const locale of ['english', 'xx', 'en us', '1'])
      expect(reported(`data-locale="${locale}"`)).toEqual([
        [
          locale,
          `data-locale="${locale}" of the Cobble tag isn't a locale, such as sv or en-us`,
          'Write a locale, such as sv or en-us.',
        ],
      ]);
  });
});

describe('the other attributes of the tag', () => {
  it('accepts valid and empty values', () => {
    for (const attribute of [
      'data-product="my-game_2"',
      'data-base="/dist"',
      'data-base="https://cdn.example/dist/"',
      'data-links="on"',
      'data-links=" https://a.example/, https://b.example "',
      'data-antiflicker="600"',
      'data-base=""',
      'data-scan=""',
    ])
      expect(reported(attribute), attribute).toEqual([]);
  });

  it('reports invalid values as errors', () => {
    for (const [name, value] of [
      ['product', 'my game'],
      ['product', 'game!'],
      ['base', '/di st'],
      ['links', 'yes'],
      ['links', 'https://a.example/page'],
      ['links', 'not on'],
      ['antiflicker', '1s'],
    ])
      expect(reported(`data-${name}="${value}"`)).toEqual([
        [value, expect.stringContaining(`data-${name}="${value}" of the Cobble tag isn't `), expect.any(String)],
      ]);
  });
});
