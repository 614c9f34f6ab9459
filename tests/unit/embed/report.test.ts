// Needs its own process: the `performance` of a `vm` context has no `getEntriesByType`.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import badSetting from '../../../src/embed/bad-setting';
import report from '../../../src/embed/report';
import type { ErrorReason } from '../../../src/loader/error-detail';
import type { Phase } from '../../../src/loader/types';
import warn from '../../../src/platform/warn';
import { PropError } from '../../../src/widgets/kit/prop-error';

const error = vi.spyOn(console, 'error');
const warning = vi.spyOn(console, 'warn');
beforeEach(() => {
  error.mockReset();
  warning.mockReset();
  vi.stubGlobal('CSSStyleSheet', class {});
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: [], configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
});

const make = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as HTMLElement;
};
const tile = make('<div id="hero" class="a b" data-widget="carousel"></div>');

const OFFERED = 'Fix: use one of themed-button, carousel, flyout, marketplace-tile, server-status.';
const PUBLISH =
  "Fix: publish the complete output folder of one build, and allow it in the page's policy (script-src, connect-src).";
const TIMED_OUT =
  "flyout: its files didn't load within 9 seconds. Fix: check that the chunks and stylesheets next to the pasted file are reachable.";
const NO_SHADOW_ROOT =
  "flyout: this element can't have a shadow root, or another script has added one. Fix: put data-widget on a separate <div>.";
const NO_JSON = `flyout: data-props isn't a JSON object. Fix: write it like data-props='{"title": "…"}', with names in double quotes.`;
const NO_TITLE =
  'flyout: the required data-title is missing. Fix: add data-title="…" to the element, or its prop to data-props.';

describe('a failure report', () => {
  // The message used to blame the deployment.
  it.each([
    ['no constructor', () => vi.stubGlobal('CSSStyleSheet', undefined)],
    ['no adoptedStyleSheets', () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')],
  ])('explains that the browser lacks constructable stylesheets: %s', (_, lack) => {
    lack();
    expect(report(tile, 'flyout', 'load', TypeError('Illegal constructor'))).toMatchObject({
      reason: 'old-browser',
      error: { message: expect.stringMatching(/^flyout: this browser doesn't support constructable stylesheets/) },
    });
  });

  // LDR-6: the message names the widget, the element, the value and the fix.
  it.each<[Phase, ErrorReason, string, unknown, string]>([
    ['name', 'unknown-widget', 'carusel', undefined, "unknown widget 'carusel'. Fix: use 'carousel'."],
    ['name', 'unknown-widget', 'flyoot', undefined, "unknown widget 'flyoot'. Fix: use 'flyout'."],
    [
      'name',
      'unknown-widget',
      'marketplace-title-x',
      undefined,
      "unknown widget 'marketplace-title-x'. Fix: use 'marketplace-tile'.",
    ],
    ['name', 'unknown-widget', 'hero', undefined, `unknown widget 'hero'. ${OFFERED}`],
    // With three of six letters different, a name isn't a misspelling, so nothing is suggested.
    ['name', 'unknown-widget', 'flyxyz', undefined, `unknown widget 'flyxyz'. ${OFFERED}`],
    [
      'name',
      'not-in-build',
      'promo-banner',
      undefined,
      "this build doesn't contain the widget 'promo-banner'. Fix: add it to --widgets of cobble build: themed-button,carousel,flyout,marketplace-tile,server-status,promo-banner.",
    ],
    ['load', 'timeout', 'flyout', undefined, TIMED_OUT],
    ['load', 'timeout', 'flyout', null, TIMED_OUT],
    ['load', 'network', 'flyout', Error('404'), `flyout: its files couldn't be loaded: 404. ${PUBLISH}`],
    ['load', 'no-shadow-root', 'flyout', new DOMException('no', 'NotSupportedError'), NO_SHADOW_ROOT],
    // jsdom's DOMException isn't an Error, so its text is logged.
    [
      'load',
      'network',
      'flyout',
      new DOMException('no', 'AbortError'),
      `flyout: its files couldn't be loaded: AbortError: no. ${PUBLISH}`,
    ],
    ['props', 'invalid-props', 'flyout', new PropError('data-props'), NO_JSON],
    ['props', 'missing-prop', 'flyout', new PropError('data-title'), NO_TITLE],
    ['render', 'exception', 'flyout', Error('x is null'), 'flyout: rendering failed: x is null.'],
    ['render', 'exception', 'flyout', 'thrown', 'flyout: rendering failed: thrown.'],
    ['render', 'exception', 'flyout', Error('x is not supported.'), 'flyout: rendering failed: x is not supported.'],
  ])('explains how to fix a failure in phase %s, %s, of %s for %s', (phase, reason, widget, cause, words) => {
    // A widget with an unknown name fails because its chunk doesn't exist.
    const reported = report(tile, widget, phase === 'name' ? 'load' : phase, cause);
    expect(reported).toMatchObject({ phase, reason, build: 'test', error: { message: words, cause } });
    const message = `cobble: ${words}\nThe fallback stays. Element: <div id="hero" data-widget="carousel" class="a b">`;
    // Errors are logged with their stack. In browsers, DOMExceptions are errors, too.
    const hasStack = cause instanceof Error && !(cause instanceof PropError);
    expect(error).toHaveBeenCalledWith(message, tile, ...(hasStack ? [cause] : []));
  });

  it('describes an element by its attributes and the start of its class', () => {
    report(make('<section></section>'), 'flyout', 'render', '');
    report(make(`<p class="${'x'.repeat(70)}"></p>`), 'flyout', 'render', '');
    expect(error.mock.calls.map(([words]) => words.split('Element: ')[1])).toEqual([
      '<section>',
      `<p class="${'x'.repeat(60)}">`,
    ]);
  });

  it("doesn't throw if the page has no console", () => {
    vi.stubGlobal('console', {});
    expect(report(tile, 'flyout', 'render', 'x').error.message).toBe('flyout: rendering failed: x.');
  });
});

describe('a report of an invalid value', () => {
  it('logs an invalid value once per element and value, with the value used instead', () => {
    const handle = { element: make('<div id="a" data-widget="flyout" data-theme="many"></div>'), widget: 'flyout' };
    const other = { element: make('<div data-widget="flyout"></div>'), widget: 'flyout' };
    warn(handle, 'data-rating', 'many');
    warn(handle, 'data-rating', 'many');
    warn(handle, 'data-rating', { a: [1] });
    warn(handle, 'data-theme', 'many', 'realms');
    warn(other, 'data-rating', 'x'.repeat(300));
    warn(other, 'data-rating', undefined);
    expect(warning.mock.calls).toEqual([
      [
        'cobble: flyout #a: data-rating="many" is invalid, so its default is used. Element: <div id="a" data-widget="flyout">',
        handle.element,
      ],
      [
        'cobble: flyout #a: data-rating="{"a":[1]}" is invalid, so its default is used. Element: <div id="a" data-widget="flyout">',
        handle.element,
      ],
      [
        'cobble: flyout #a: data-theme="many" is invalid, so realms is used. Element: <div id="a" data-widget="flyout">',
        handle.element,
      ],
      [
        `cobble: flyout: data-rating="${'x'.repeat(200)}" is invalid, so its default is used. Element: <div data-widget="flyout">`,
        other.element,
      ],
      [
        'cobble: flyout: data-rating="undefined" is invalid, so its default is used. Element: <div data-widget="flyout">',
        other.element,
      ],
    ]);
  });

  // Each of eight widgets used to report the theme, and none of the reports named the tag.
  it("logs an invalid value once for all widgets that have the tag's theme, and names the tag", () => {
    const tag = make('<script data-theme="Vanila"></script>');
    document.head.append(tag);
    for (const id of ['a', 'b'])
      warn(
        { element: make(`<div id="${id}" data-widget="flyout"></div>`), widget: 'flyout' },
        'data-theme',
        'Vanila',
        'realms',
      );
    expect(warning.mock.calls).toEqual([
      ['cobble: data-theme="Vanila" of the tag is invalid, so realms is used. Fix: use one of realms, vanilla.', tag],
    ]);
    tag.remove();
  });
});

it('logs an invalid page setting once, with what follows from it', () => {
  const count = `${Math.random()}`;
  for (let turn = 0; turn < 2; turn++) {
    badSetting(new DOMException(`'${count}' is no selector.`, 'SyntaxError'));
    badSetting(new SyntaxError(`Unexpected ${count}.`));
    badSetting(new TypeError('a form hides it'));
    badSetting('text');
  }
  expect(error.mock.calls).toEqual([
    [`cobble: data-ignore: '${count}' is no selector. Nothing is mounted. Fix: write a valid CSS selector.`],
    [`cobble: data-cobble-config: Unexpected ${count}. All of its settings are ignored. Fix: write one JSON object.`],
  ]);
});
