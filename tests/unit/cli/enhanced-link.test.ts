// @vitest-environment node
import { expect, it } from 'vitest';
import { lintPage } from '../../../cli/lint/lint-page';
import { enhancedLink } from '../../../cli/lint/rules/enhanced-link';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { description as tile } from '../../../src/widgets/marketplace-tile/marketplace-tile.widget';

const area = { name: 'sign-in', kind: 'area', text: 'Signs in.', props: {}, examples: [] } as const;
const widgets = new Map<string, WidgetDescription>([
  ['marketplace-tile', tile],
  ['sign-in', area],
]);
const lint = (html: string) =>
  lintPage({ name: 'page.html', html }, { rules: [enhancedLink], widgets, themes: ['realms'] }).findings.map(
    ({ message }) => message,
  );
const link = (fragment: string, more = '') => `<a href="/store/x#cobble=${fragment}" ${more}>X</a>`;
const whole = 'marketplace-tile&amp;title=X';

// interface 9, enhanced links
it('reports which enhanced links stay plain links, and why', () => {
  for (const [, html, messages] of [
    ['one that is right', `<p>${link(whole)}</p>`, []],
    ['a prop as the description spells it', `<li> ${link(`${whole}&amp;marketplaceURL=/y`)}<br></li>`, []],
    ['an ordinary link', '<p><a href="/store#top">X</a></p>', []],
    ['a stranger’s link', `<p>${link('no-such', 'rel="nofollow UGC"')}</p>`, []],
    ['a template', `<p>${link('{{widget}}')}</p>`, []],
    ['an area', `<p>${link('sign-in')}</p>`, ["sign-in isn't a component, so the link stays a link"]],
    [
      'a misspelt component',
      `<p>${link('marketplace-tle&amp;title=X')}</p>`,
      ['Unknown component "marketplace-tle"; did you mean "marketplace-tile"?'],
    ],
    ['a misspelt prop', `<p>${link(`${whole}&amp;pric=4`)}</p>`, ['marketplace-tile has no pric; did you mean price?']],
    [
      'a value that the prop does not take',
      `<p>${link(`${whole}&amp;rating=many`)}</p>`,
      [expect.stringMatching(/^rating of marketplace-tile isn't a number/) as string],
    ],
    ['a missing prop', `<p>${link('marketplace-tile')}</p>`, ['marketplace-tile needs title, which is missing']],
    ...[`<p>See ${link(whole)}</p>`, `<p>${link(whole)}${link(whole)}</p>`, `<div>${link(whole)}</div>`].map(
      (html): [string, string, string[]] => [
        html,
        html,
        html
          .match(/<a /g)!
          .map(() => "The link isn't alone in a paragraph or list item, so it isn't turned into a component"),
      ],
    ),
    [
      'a tag without data-links',
      `<script async src="/dist/realms/cobble.js"></script><p>${link(whole)}</p>`,
      ["The Cobble tag has no data-links, so this link isn't turned into a component"],
    ],
    ['a tag with it', `<script async src="/dist/realms/cobble.js" data-links="on"></script><p>${link(whole)}</p>`, []],
    [
      'the page’s JSON with it',
      `<script type="application/json" data-cobble-config>{"links":"on"}</script><script async src="/dist/realms/cobble.js"></script><p>${link(whole)}</p>`,
      [],
    ],
  ] as [string, string, string[]][])
    expect(lint(html), html).toEqual(messages);
});
