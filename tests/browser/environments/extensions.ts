import { extension, translator } from '../defaults/foreign-scripts';
import { type Environment, page, run, tag, vendor, widgets } from './environment';

const field = '<div id="name" data-widget="text-input" data-label="Name"></div>';

/** Runs in the page. Adds an icon beside each field and a menu to the page, as password managers do. */
const addIcons = () => {
  document.addEventListener('cobble:mounted', ({ target }) => {
    for (const input of (target as Element).shadowRoot?.querySelectorAll('input') ?? []) {
      const icon = document.createElement('password-icon');
      icon.style.cssText = 'position: absolute; width: 16px; height: 16px';
      input.after(icon);
      input.setAttribute('data-password-manager', 'yes');
      input.style.backgroundImage = 'linear-gradient(transparent, transparent)';
    }
  });
  document.documentElement.append(document.createElement('password-menu'));
};

/** Runs in the page. */
const hasIcon = () => {
  const { shadowRoot } = document.querySelector('#name')!;
  return !!shadowRoot?.querySelector('input + password-icon') && !!document.querySelector('password-menu');
};

export const extensions: readonly Environment[] = [
  {
    name: 'Page translators (Google Translate)',
    does: 'Replace texts by `font` elements, also in shadow roots.',
    isSample: true,
    html: () => page({ head: translator + tag() }),
    host: () => !!document.querySelector('h1 > font > font'),
  },
  {
    name: 'Password managers',
    does: 'Add nodes beside fields, attributes and inline styles.',
    html: () => page({ head: run(addIcons) + tag(), body: `<main>${widgets}${field}</main>` }),
    check: async (opened, frame) => {
      const input = await frame.$('#name >>> input');
      await input!.type('Noor');
      await frame.evaluate(() => {
        document.querySelector<HTMLElement>('#name')!.dataset.errorLabel = 'Taken';
      });
      await frame.waitForFunction(() => {
        const { shadowRoot } = document.querySelector('#name')!;
        return shadowRoot!.textContent.includes('Taken') && shadowRoot!.querySelector('input')!.value === 'Noor';
      });
      await opened.page.keyboard.press('Escape');
    },
    host: hasIcon,
  },
  {
    name: 'Spelling checkers and other extensions that mark elements',
    does: 'Write attributes and inline styles on every element.',
    html: () => page({ head: extension + tag() }),
    host: () => document.querySelector('h1')?.getAttribute('data-extension') === 'seen',
  },
  {
    name: 'Dark Reader',
    does: 'Adds stylesheets and attributes to the page and to shadow roots, and wraps CSSOM.',
    html: () =>
      page({
        head: `${vendor('darkreader/darkreader.js')}<script>DarkReader.enable({ brightness: 100 })</script>${tag()}`,
      }),
    check: async (_, frame) =>
      frame.waitForFunction(() => {
        const [, red, green, blue] = /(\d+), (\d+), (\d+)/.exec(
          getComputedStyle(document.documentElement).backgroundColor,
        )!;
        return Number(red) + Number(green) + Number(blue) < 200;
      }),
    host: () => document.documentElement.hasAttribute('data-darkreader-scheme'),
  },
  {
    name: 'Ad blockers',
    does: 'Block experiments, their assignment and telemetry.',
    advice: 'Visitors see the original page.',
    isSample: true,
    html: ({ origin }) => {
      const telemetry = {
        adapter: '1ds',
        instrumentationKey: '0123456789abcdef0123456789abcdef-01234567-89ab-cdef-0123-456789abcdef-0123',
        endpointUrl: `${origin('collector.test')}/OneCollector/1.0/`,
      };
      return page({
        head: `<script type="application/json" data-cobble-config>${JSON.stringify({ telemetry })}</script>${tag('data-experiments="on" data-antiflicker="2000"')}`,
      });
    },
    options: { blocked: ['*/experiments*', '*/experiment/*', '*/assignment*', '*/OneCollector/*'] },
    check: async (_, frame) =>
      frame.evaluate(async () => {
        const { flights } = (window as never as { cobble: { flights: { ready: Promise<void>; on: string[] } } }).cobble;
        await flights.ready;
        if (flights.on.length) throw new Error(`Flights are on: ${flights.on}`);
      }),
  },
];
