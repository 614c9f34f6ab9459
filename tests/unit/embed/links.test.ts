import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import curlyQuotes from '../../../src/embed/curly-quotes';
import enhanceLinks from '../../../src/embed/links';
import type { TagSettings } from '../../../src/loader/settings';
import type { Handle } from '../../../src/loader/types';
import { fakePage } from './fake-page';

const tile = (rest = '') => `<a href="/frost#cobble=marketplace-tile&amp;title=Frost" ${rest}>Frost Keep</a>`;
const button = '<a href="/#cobble=themed-button">Go on</a>';
/** Waits for the page's mutation observer and its timer. */
const tick = async () => {
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  vi.runAllTimers();
};
const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];
const places = () => hosts().map((host) => host.parentElement?.id);

/** Enhances the links of a page that has these settings in its JSON and on its tag. */
const enhance = (
  html: string,
  settings: Partial<TagSettings> = {},
  mayMount: (host: HTMLElement) => boolean = () => true,
) => {
  document.body.innerHTML = html;
  const { context } = fakePage({}, { links: 'on', ...settings });
  const scan = vi.fn(async (_root?: ParentNode) => {});
  const found: Element[] = [];
  Object.assign(context.publicApi, { scan });
  enhanceLinks(
    Object.assign(context, {
      isOurs: (element: Element) => !element.closest('.comments'),
      getOrCreateHandle(element: HTMLElement) {
        found.push(element);
        return mayMount(element) ? ({ element } as Handle) : null;
      },
    }),
  );
  return { context, scan, found };
};

const observers: MutationObserver[] = [];
class OwnObserver extends MutationObserver {
  constructor(run: MutationCallback) {
    super(run);
    observers.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('MutationObserver', OwnObserver);
  vi.stubGlobal('__COMPONENTS__', {
    'marketplace-tile': { props: ['title'] },
    'themed-button': { props: [], hasText: true },
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const observer of observers.splice(0)) observer.disconnect();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

// Interface 9
describe('a link that names a component', () => {
  it('turns a link that is alone in its paragraph or list item into a component, with the link as fallback', () => {
    const { scan, context } = enhance(`
      <p id="alone"> ${tile()}<br><!-- x --></p><ul><li id="item">${tile()}</li></ul>
      <p id="among">See ${tile()}</p><p id="two">${tile()} ${tile()}</p><div id="block">${tile()}</div>
      <p id="ugc">${tile('rel="nofollow UGC"')}</p><p id="ugcs">${tile('rel="nougcs"')}</p>
      <p class="comments">${tile()}</p><p id="plain"><a href="/#top">X</a></p>
      <p id="vector"><svg><a href="#cobble=marketplace-tile"></a></svg></p>
      <p id="foreign"><a href="https://elsewhere.example/#cobble=marketplace-tile">X</a></p>`);
    expect(places()).toEqual(['alone', 'item', 'ugcs']);
    const [host] = hosts();
    expect(host!.outerHTML).toBe(
      `<div data-widget="marketplace-tile" data-title="Frost">${tile().replace(' >', ' slot="cobble-link">')}</div>`,
    );
    expect(scan.mock.calls).toEqual(hosts().map((one) => [one]));
    expect(context.handles.get(host!)).toBeUndefined();
  });

  it('keeps a link in place if its component may not mount', () => {
    const html = `<p id="refused">${tile()}</p><p id="button">${button}</p>`;
    enhance(html, {}, ({ dataset }) => dataset.widget !== 'marketplace-tile');
    expect(places()).toEqual(['button']);
    expect(document.querySelector('#refused > a')!.hasAttribute('slot')).toBe(false);
  });

  it.each(['', 'off'])('keeps a link under data-links="%s"', async (links) => {
    const { scan, context } = enhance(`<p>${tile()}</p>`, { links });
    document.body.insertAdjacentHTML('beforeend', `<p>${tile()}</p>`);
    await tick();
    expect([hosts(), context.publicApi.scan]).toEqual([[], scan]);
  });

  it('checks the widgets again that were found before the settings were read', () => {
    const { found } = enhance('<div id="early" data-widget="x" data-widget-state="waiting"></div>', { links: '' });
    expect(found).toEqual([document.getElementById('early')]);
  });

  it.each([
    ['auto', 1, 2],
    ['once', 1, 1],
    ['manual', 0, 0],
  ] as const)('replaces links by itself if data-scan="%s" allows it', async (scan, first, later) => {
    const page = enhance(`<p>${tile()}</p>`, { scan });
    expect(hosts()).toHaveLength(first);
    const paragraph = document.createElement('p');
    document.body.append(paragraph);
    paragraph.innerHTML = tile();
    expect(hosts()).toHaveLength(first);
    await tick();
    expect(hosts()).toHaveLength(later);
    expect(page.scan).toHaveBeenCalledTimes(later);
    await page.context.publicApi.scan(document);
    expect(hosts()).toHaveLength(2);
    expect(page.scan).toHaveBeenLastCalledWith(document);
  });

  it('shows its text as the text of a button while that is mounted', async () => {
    enhance(`<p id="button">${button}</p><p id="tile">${tile()}</p>`);
    const text = (id: string) => document.getElementById(id)!.textContent;
    const fire = (name: string) => {
      for (const host of hosts()) host.dispatchEvent(new Event(`cobble:${name}`));
    };
    fire('mounted');
    expect([text('button'), text('tile')]).toEqual(['Go onGo on', 'Frost Keep']);
    fire('unmounted');
    expect(text('button')).toBe('Go on');
    // Like Turbo, replace the mounted widget's content by a clone of its host.
    fire('mounted');
    const copy = hosts()[0]!.cloneNode(true) as Element;
    document.getElementById('tile')!.replaceChildren(copy);
    await tick();
    expect(text('tile')).toBe('Go on');
    copy.dispatchEvent(new Event('cobble:mounted'));
    await tick();
    expect(text('tile')).toBe('Go onGo on');
  });
});

it.each([
  ['“Frost', true],
  ['”><p class=”x', true],
  ['Play″ />', true],
  ['“Hello” > “you”', false],
  ['5″', false],
  ['Say “yes”', false],
])('warns of the attribute value %s: %s', (value, isWarned) => {
  const element = document.createElement('div');
  element.dataset.title = value;
  const warn = vi.fn();
  curlyQuotes(element, warn);
  expect(warn.mock.calls).toEqual(isWarned ? [['data-title', value, 'all of it']] : []);
});
