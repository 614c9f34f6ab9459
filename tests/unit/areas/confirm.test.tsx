import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSight } from '../../../src/areas/kit/confirm/in-sight';
import { ownTexts } from '../../../src/areas/kit/confirm/own-texts';
import type { Answer } from '../../../src/areas/kit/confirm/question';
import { safeFontFamily } from '../../../src/areas/kit/confirm/safe-font-family';
import { useConfirmation } from '../../../src/areas/kit/confirm/use-confirmation';
import type { HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const texts = {
  noText: 'No',
  unseenText: 'Covered',
  framedText: 'Open',
  askText: 'Buy {title} for {amount}?',
  yesText: 'Yes',
} as const;
const description = { name: 'seller', kind: 'area', text: '', props: {}, examples: [] } as const;
const answers: Answer[] = [];
const Seller = ({ host }: HostProps) => {
  const { texts: own, ask } = useConfirmation(host, 'Fox', texts);
  return (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        void ask(currentTarget, { text: own.askText, title: '<b>Castle', amount: 1234, yesText: own.yesText }).then(
          (answer) => answers.push(answer),
        )
      }
    >
      Buy
    </button>
  );
};

const place = () => document.querySelector('cobble-confirmation');
const inside = <E extends Element = HTMLElement>(selector: string) => [
  ...place()!.shadowRoot!.querySelectorAll<E>(selector),
];
/** Reports whether the question is visible. Undefined means that the browser can't detect visibility. */
let reportSight: (isVisible: boolean | undefined) => void;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
    shouldAdvanceTime: true,
  });
  answers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(callback: (entries: object[]) => void) {
        reportSight = (isVisible) => callback(this.targets.map((target) => ({ target, isVisible })));
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      disconnect() {
        this.targets = [];
      }
    },
  );
});
afterEach(() => vi.useRealTimers());

const show = async (html = '', settings = {}) => {
  const shown = await render(Seller, description, {}, { html, settings, locale: 'de-DE' });
  await shown.act(() => shown.find('button').focus());
  await shown.act(() => shown.find('button').click());
  await shown.act(() => vi.dynamicImportSettled());
  return shown;
};

// threat 4
describe('confirm', () => {
  it('renders on the root with isolated styles, names as text and amounts in the page locale', async () => {
    await show();
    expect(place()!.parentNode).toBe(document.documentElement);
    expect((place() as HTMLElement).style.cssText).toMatch(/^all: initial !important; display: block !important/);
    expect(inside('p')[0]!.textContent).toBe('Buy <b>Castle for 1.234?');
    expect(inside('bdi').map(({ textContent }) => textContent)).toEqual(['<b>Castle', '1.234']);
    expect(inside('dialog')[0]!.getAttribute('aria-labelledby')).toBe(inside('p')[0]!.id);
    expect(inside('slot')).toEqual([]);
    expect(place()!.shadowRoot!.activeElement?.textContent).toBe('No');
  });

  it('enables yes after the wait when all parts are visible, and disables it when one is covered', async () => {
    await show();
    const [yes] = inside('button');
    const armed = () => yes!.ariaDisabled;
    expect(armed()).toBe('true');
    vi.advanceTimersByTime(600);
    expect(armed()).toBe('true');
    reportSight(true);
    expect(armed()).toBe('false');
    reportSight(false);
    expect(armed()).toBe('true');
    reportSight(undefined);
    expect(armed()).toBe('true');
    vi.advanceTimersByTime(600);
    expect(armed()).toBe('false');
  });

  it('ignores clicks from scripts on both buttons', async () => {
    const shown = await show();
    vi.advanceTimersByTime(600);
    reportSight(true);
    for (const button of inside('button')) button.click();
    await shown.act(() => {});
    expect([answers, !!place()]).toEqual([[], true]);
  });

  it.each([
    ['Escape', () => inside<HTMLDialogElement>('dialog')[0]!.close()],
    ['an attribute', (shown: Awaited<ReturnType<typeof show>>) => shown.element.setAttribute('data-amount', '1')],
    ['the end of the area', (shown: Awaited<ReturnType<typeof show>>) => shown.unmount()],
    ['another question', (shown: Awaited<ReturnType<typeof show>>) => shown.find('button').click()],
  ])('takes %s as no, and closes the question', async (what, happen) => {
    const shown = await show();
    const first = place();
    await happen(shown);
    await shown.act(() => vi.dynamicImportSettled());
    await shown.act(() => vi.advanceTimersByTimeAsync(10));
    expect(answers).toEqual(['no']);
    expect(first!.isConnected).toBe(false);
    if (what !== 'another question') expect(place()).toBeNull();
    if (what === 'Escape') expect(shown.root.activeElement?.textContent).toBe('Buy');
  });

  it('ignores attributes that the runtime itself sets on the element', async () => {
    const shown = await show();
    shown.element.setAttribute('data-widget-state', 'mounted');
    shown.element.setAttribute('class', 'x');
    await shown.act(() => vi.advanceTimersByTimeAsync(10));
    expect(answers).toEqual([]);
  });

  it("uses the site's text direction, not that of the widget's surroundings", async () => {
    document.documentElement.dir = 'rtl';
    await show();
    document.documentElement.dir = '';
    expect(inside('dialog')[0]!.dir).toBe('rtl');
  });
});

// threat 4
describe('in-sight', () => {
  const part = (box: Partial<DOMRect>, isVisible = true) => {
    const one = document.createElement('p');
    const rect = { left: 10, top: 10, width: 100, height: 40, ...box };
    one.getBoundingClientRect = () =>
      ({ right: rect.left + rect.width, bottom: rect.top + rect.height, ...rect }) as DOMRect;
    one.checkVisibility = () => isVisible;
    return one;
  };
  const root = (at: (x: number, y: number) => Element | null) => ({ elementFromPoint: at }) as unknown as ShadowRoot;

  it.each([
    [{}, true],
    [{ width: 20 }, false],
    [{ height: 20 }, false],
    [{ left: -5 }, false],
    [{ top: -5 }, false],
    [{ left: innerWidth - 50 }, false],
    [{ top: innerHeight - 20 }, false],
  ])('returns for a part at %j whether it is in sight: %s', (box, seen) => {
    const one = part(box);
    expect(
      inSight(
        root(() => one),
        [one],
      ),
    ).toBe(seen);
  });

  it("rejects a part that isn't rendered or has a covered corner", () => {
    const [one, hidden] = [part({}), part({}, false)];
    expect(
      inSight(
        root(() => hidden),
        [hidden],
      ),
    ).toBe(false);
    expect(
      inSight(
        root((x, y) => (x > 100 && y > 40 ? document.body : one)),
        [one],
      ),
    ).toBe(false);
    expect(
      inSight(
        root(() => one),
        [one, hidden],
      ),
    ).toBe(false);
  });
});

// threat 4
describe('own-texts', () => {
  const host = (texts: unknown) => ({ settings: { texts }, element: { dataset: { widget: 'offer-claim' } } }) as never;
  it('uses a text from the settings only if it is a string with all required placeholders', () => {
    expect(ownTexts(host({ yesText: 'Ja', askText: '{amount}: {title}' }), texts)).toEqual({
      ...texts,
      yesText: 'Ja',
      askText: '{amount}: {title}',
    });
    for (const odd of [
      undefined,
      { askText: 'Over 13?' },
      { askText: '{title}?' },
      { yesText: 7 },
      { yesText: {} },
      { other: 'x' },
    ])
      expect(ownTexts(host(odd), texts)).toEqual(texts);
  });

  // `cobble texts` prefixes names with the widget, because another widget may also have the text "No".
  it('prefers the text for this widget to the general one, and ignores texts for other widgets', () => {
    const own = { yesText: 'Yes', 'offer-claim.yesText': 'Claim', 'store-product.noText': 'x' };
    expect(ownTexts(host(own), texts)).toEqual({ ...texts, yesText: 'Claim' });
  });

  it('ignores a text that an old library left on Object.prototype', () => {
    Object.defineProperty(Object.prototype, 'yesText', { value: 'Read on', configurable: true });
    const own = ownTexts(host({}), texts);
    delete (Object.prototype as { yesText?: string }).yesText;
    expect(own.yesText).toBe('Yes');
  });
});

const Said = (props: HostProps) => {
  props.host.element.dataset.yesText = 'Read on';
  props.host.element.dataset.props = '{"noText":"x"}';
  return Seller(props);
};

// threat 4
it('warns once that texts on the element have no effect, and names the setting to use', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shown = await render(Said, description, {});
  await shown.act(() => {});
  await shown.update({});
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
    expect.stringContaining('data-no-text has no effect'),
    expect.stringMatching(/^cobble: seller .*data-yes-text has no effect.*yesText under "texts"/),
  ]);
  warn.mockRestore();
});

// threat 4
it("renders with font families that the page can't redefine", () => {
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: BufferSource,
      ) {}
    },
  );
  const added: { family: string; source: BufferSource }[] = [];
  const file = new ArrayBuffer(8);
  Object.defineProperty(document, 'fonts', { value: { add: (face: never) => added.push(face) }, configurable: true });
  const first = safeFontFamily('"Cobble Pixel", "Segoe UI", Georgia, system-ui, sans-serif', file);
  expect(first).toMatch(/^cobble-[a-z0-9]{6,},system-ui,sans-serif$/);
  expect(safeFontFamily('"Cobble Pixel"', file)).toBe(first.split(',')[0]);
  expect(added).toEqual([{ family: first.split(',')[0], source: file }]);
  expect([
    safeFontFamily('"sans-serif", Georgia', file),
    safeFontFamily('', file),
    safeFontFamily('"Cobble Pixel", serif', undefined),
  ]).toEqual(['sans-serif', 'sans-serif', 'serif']);
});
