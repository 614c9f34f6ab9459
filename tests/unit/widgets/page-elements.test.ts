import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataUrl } from '../../../src/widgets/captcha/parts/data-url';
import {
  type AddedAttributes,
  markSlides,
  setAddedAttribute,
} from '../../../src/widgets/carousel/parts/slide-attributes';
import { callLater } from '../../../src/widgets/kit/call-later';
import { cssValue } from '../../../src/widgets/kit/css-value';
import type { Host } from '../../../src/widgets/kit/host';
import { submitForm } from '../../../src/widgets/kit/submit-form';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

describe('an added attribute', () => {
  it('sets and removes an added attribute', () => {
    const added: AddedAttributes = new Map();
    const element = document.createElement('div');
    expect(setAddedAttribute(added, element, 'role', 'group')).toBe(true);
    expect(setAddedAttribute(added, element, 'role', 'list')).toBe(true);
    expect(element.getAttribute('role')).toBe('list');
    expect(setAddedAttribute(added, element, 'role', null)).toBe(false);
    expect(element.hasAttribute('role')).toBe(false);
    expect(setAddedAttribute(added, element, 'role', null)).toBe(false);
  });

  it("never replaces or removes the page's own attribute", () => {
    const added: AddedAttributes = new Map();
    const element = document.createElement('div');
    element.setAttribute('role', 'img');
    expect(setAddedAttribute(added, element, 'role', 'group')).toBe(false);
    expect(setAddedAttribute(added, element, 'role', null)).toBe(false);
    expect(element.getAttribute('role')).toBe('img');
  });
});

describe('slides', () => {
  const marks = {
    first: 1,
    fit: 2,
    slideText: 'slide',
    describePosition: (index: number) => `${index + 1} of 4`,
    onFocusLost: vi.fn(),
  };
  const slides = (...names: string[]) => names.map((name) => document.body.appendChild(document.createElement(name)));

  it('makes hidden slides inert, and labels plain boxes as slides', () => {
    const all = slides('div', 'a', 'div', 'div');
    markSlides(new Map(), all, marks);
    expect(all.map((one) => one.hasAttribute('inert'))).toEqual([true, false, false, true]);
    expect(all.map((one) => one.getAttribute('role'))).toEqual(['group', null, 'group', 'group']);
    expect(all[2]?.getAttribute('aria-roledescription')).toBe('slide');
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(['1 of 4', null, '3 of 4', '4 of 4']);
  });

  it("keeps a slide's role set by the page, without added labels", () => {
    const [one] = slides('div');
    one?.setAttribute('role', 'listitem');
    markSlides(new Map(), one ? [one] : [], { ...marks, first: 0 });
    expect(one?.outerHTML).toBe('<div role="listitem"></div>');
  });

  it('restores the attributes of slides that are removed', () => {
    const added: AddedAttributes = new Map();
    const all = slides('div', 'div', 'div');
    all[0]?.setAttribute('title', 'mine');
    markSlides(added, all, marks);
    markSlides(added, all.slice(1), { ...marks, first: 0 });
    expect(all[0]?.outerHTML).toBe('<div title="mine"></div>');
    expect([added.size, all.map((one) => one.hasAttribute('inert'))]).toEqual([2, [false, false, false]]);
  });

  it('reports lost focus when the focused slide becomes hidden', () => {
    const [one, other] = slides('div', 'div');
    const button = one?.appendChild(document.createElement('button'));
    button?.focus();
    const onFocusLost = vi.fn();
    const all = one && other ? [one, other] : [];
    markSlides(new Map(), all, { ...marks, first: 0, onFocusLost });
    expect(onFocusLost).not.toHaveBeenCalled();
    markSlides(new Map(), all, { ...marks, first: 1, onFocusLost });
    expect(onFocusLost).toHaveBeenCalledOnce();
  });
});

describe('the form around an element', () => {
  const form = (html: string) => {
    document.body.innerHTML = `<form>${html}<p></p></form>`;
    const clicked: string[] = [];
    for (const button of document.querySelectorAll('button,input'))
      button.addEventListener('click', (event) => {
        event.preventDefault();
        clicked.push(button.id);
      });
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    const inside = document.querySelector('p');
    if (inside) submitForm(inside);
    return [clicked, submit.mock.calls.length];
  };

  it('submits the form around an element with its first submit button, or directly', () => {
    expect(form('<button type="button" id="a"></button><input type="submit" id="b"><button id="c"></button>')).toEqual([
      ['b'],
      0,
    ]);
    expect(form('<input id="a"><button type="reset" id="b"></button>')).toEqual([[], 1]);
  });

  it('submits nothing if there is no form', () => {
    expect(() => submitForm(document.createElement('p'))).not.toThrow();
  });
});

describe('a CSS value of the page', () => {
  const host = (id = 'w1') => {
    const element = Object.assign(document.createElement('div'), { id });
    element.dataset.widget = 'shimmer';
    return { element } as unknown as Host;
  };
  const read = (value: string | undefined) => {
    vi.stubGlobal('CSS', {
      supports: (property: string, given: string) => property === 'width' && /^(\d+px|1e3px|50%)$/.test(given),
    });
    return cssValue(host(), 'maxWidth', 'width', value);
  };

  it('uses a CSS value of the page as it is, and a bare number in px', () => {
    expect([read('50%'), read('12'), read('0'), read(' 7 ')]).toEqual(['50%', '12px', '0px', '7px']);
    expect([read(undefined), read('')]).toEqual([undefined, undefined]);
  });

  it('rejects an invalid CSS value with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(read('wide')).toBeUndefined();
    expect(read('-3')).toBeUndefined();
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      `cobble: shimmer #w1: data-max-width="wide" isn't a valid width in CSS. Fix: correct or remove it.`,
      `cobble: shimmer #w1: data-max-width="-3" isn't a valid width in CSS. Fix: correct or remove it.`,
    ]);
  });
});

describe("a challenge's data", () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAA';
  const wav = btoa('RIFF\x10\0\0\0WAVEfmt ');

  it("recognises a challenge's data by its first bytes, and sets its real type", () => {
    expect(dataUrl(png, false)).toBe(`data:image/png;base64,${png}`);
    expect(dataUrl('/9j/4AAQ', false)).toBe('data:image/jpeg;base64,/9j/4AAQ');
    for (const version of ['GIF87a', 'GIF89a']) {
      const gif = btoa(`${version}\x01\0\x01\0`);
      expect(dataUrl(gif, false)).toBe(`data:image/gif;base64,${gif}`);
    }
    for (const length of ['\0\0\0\0', '\xff\xff\xff\xff']) {
      const webp = btoa(`RIFF${length}WEBPVP8 `);
      expect(dataUrl(webp, false)).toBe(`data:image/webp;base64,${webp}`);
    }
    expect(dataUrl(wav, true)).toBe(`data:audio/wav;base64,${wav}`);
    expect(dataUrl(` data:text/html;base64,${png.slice(0, 8)}\n${png.slice(8)}=`.trim(), false)).toBe(
      `data:image/png;base64,${png}=`,
    );
  });

  it("rejects a challenge's data if it is anything else", () => {
    for (const [data, isAudio] of [
      [undefined, false],
      ['', false],
      [png, true],
      [wav, false],
      [`x${png}`, false],
      [`${png}<`, false],
      [`=${png}`, false],
      [`x/9j/`, false],
      [`x${wav}`, true],
      [btoa('RIFF\x10\0\0\0AVI fmt '), true],
      [btoa('RIFF\x10\0\0\0AVI fmt '), false],
      [btoa('GIF88a'), false],
      [btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), false],
      [`${png}${'A'.repeat(8e6)}`, false],
    ] as const)
      expect(dataUrl(data, isAudio)).toBeUndefined();
    expect(dataUrl(png + 'A'.repeat(8e6 - png.length), false)).toHaveLength(8e6 + 'data:image/png;base64,'.length);
  });
});

it('calls a lazy module that a widget can do without, and ignores a failed load', async () => {
  const called: unknown[] = [];
  callLater(Promise.resolve({ default: (value: unknown) => called.push(value) }), document.body);
  callLater(Promise.reject<{ default(value: unknown): void }>(new Error('lost')), document.body);
  await new Promise((resolve) => setTimeout(resolve));
  expect(called).toEqual([document.body]);
});
