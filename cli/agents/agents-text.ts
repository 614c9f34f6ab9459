import { attributeOf } from '../../src/embed/read-props';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import { tagAttributes } from '../catalogue/shared-attributes';
import { allCommands } from '../commands/definitions/all-commands';
import { notFromJson, settingsSchema } from '../schema/settings-schema';

/** @param readme Markdown whose first HTML code block contains the Cobble tag */
export const agentsText = (widgets: readonly WidgetDescription[], readme: string): string => {
  const hidden = ['$schema', ...notFromJson];
  const settings = Object.keys(settingsSchema(widgets).properties as object).filter((name) => !hidden.includes(name));
  const ofKind = (kind: WidgetDescription['kind']) => widgets.filter((widget) => widget.kind === kind).map(widgetLine);
  return `# Cobble for coding agents

Cobble (npm: \`cobble-embed\`) adds themed widgets, signed-in services and A/B experiments to pages of any content system with one pasted script tag. This page is for people and agents that put it on pages, theme it, build it or run experiments. [llms.txt](llms.txt) lists the documentation. To change Cobble itself, read [CONTRIBUTING.md](CONTRIBUTING.md). \`npm run agents\` generates this file.

## The tag and a widget

${/```html\n[^]*?```/.exec(readme)?.[0]}

${GUIDE}

## Widgets

Components work on any page. The attributes in parentheses are required. [widgets.md](docs/reference/widgets.md#attributes-of-all-widgets) explains \`data-theme\`, \`data-load\` and \`data-props\`, which every widget has.

${ofKind('component').join('\n')}

Areas call the site's services:

${ofKind('area').join('\n')}

## Settings

In the JSON: ${settings.map((name) => `\`${name}\``).join(', ')}. [settings.schema.json](schema/settings.schema.json) describes them. On the tag, \`data-theme\` and:

${tagAttributes.map(({ name, text, values = {} }) => line(name, [text, valuesOf(values)].join(''))).join('\n')}

## Commands

${allCommands
  .filter(({ name }) => name !== 'help')
  .map(({ name, arguments: given = [], summary }) =>
    line(['cobble', name, ...given.map(({ usage }) => usage)].join(' '), summary),
  )
  .join('\n')}
`;
};

const GUIDE = `## Rules

1. Every attribute begins with \`data-\`: the prop \`imageUrl\` is \`data-image-url\`. Numbers are digits. True is the bare attribute or \`true\`, false is \`false\`. Lists and records are JSON.
2. A widget is an ordinary element with \`data-widget="NAME"\`. Elements such as \`<marketplace-tile>\` don't exist, and widgets aren't React components that you import.
3. Write a fallback into the element: the same words, and a link. Visitors see it until the widget is mounted, if it fails, and if scripts are off.
4. Publish the whole folder of a build, because the tag's file loads the others: \`node_modules/cobble-embed/dist\`, or your own. Put one tag into the template of all pages: \`cobble snippet\` prints it. Other settings are JSON, in \`<script type="application/json" data-cobble-config>\`. If a widget needs a setting, [settings.md](docs/reference/settings.md#settings-in-json) explains it.
5. Never edit \`dist\` or \`node_modules/cobble-embed\`: a build overwrites them, and \`cobble doctor\` reports changed files. For other colours, shapes and fonts, write a theme: \`cobble theme winter\`, then \`cobble build --theme ./winter.ts --out public/cobble\`. The page's CSS doesn't reach into a widget's shadow root.
6. To open a dialog, write \`<button type="button" data-widget-open="#ID" aria-haspopup="dialog">\`. Scripts use the queue, because the tag loads asynchronously: \`(window.cobble = window.cobble || []).push((cobble) => …)\`.
7. Only Cobble writes \`data-widget-state\`. Styles and tests read it: \`mounted\` means that the widget works.
8. Exclude what visitors can write, such as comments: \`data-ignore=".comments"\` on the tag.
9. Your assignment service assigns visitors to flights; the config doesn't split traffic. Patterns are regular expressions without implied anchors, on the path or the query: begin with \`^\`. Preview with \`?enableflights=FLIGHT\`.
10. If visitors must agree before anything is stored, set \`data-consent="wait"\`, and call \`cobble.consent(true)\` when they do.

## Check your work

- Before you publish: \`npx cobble lint PAGE\` finds misspelt widgets and attributes, \`npx cobble check CONFIG\` finds mistakes in experiments, and \`npx cobble test\` runs their cases. Messages end with a fix, \`--fix\` applies the fixes that are certain, and \`--format json\` prints findings for programs. \`cobble COMMAND --help\` lists all options, with examples.
- In a browser: \`npx cobble serve .\` serves your pages, with a sandbox that answers every service call. [Test your pages](docs/how-to/test-your-pages.md) has tests for Playwright, Cypress and jsdom.
- After you publish: \`npx cobble doctor URL\` examines the page, its files, headers and policy.

## Machine-readable files

- JSON Schemas for experiments, cases, settings, \`cobble.json\` and design tokens are in \`node_modules/cobble-embed/schema\`. Set \`$schema\` in your file.
- \`cobble catalogue --out DIR\` writes \`html-data.json\` (VS Code), \`web-types.json\` (JetBrains) and \`widgets.json\` (all widgets with props, events, slots, methods and examples). See [widgets-json.md](docs/reference/widgets-json.md) and [complete-attributes.md](docs/how-to/complete-attributes.md).
- Types of attributes, events and \`window.cobble\`: \`import type {} from 'cobble-embed/page'\`.`;

const line = (name: string, text: string): string => `- \`${name}\`: ${text}`;

const widgetLine = ({ name, props, text }: WidgetDescription): string => {
  const required = Object.entries(props).flatMap(([prop, { required }]) =>
    required ? `\`${attributeOf(prop)}\`` : [],
  );
  return line(name, text) + (required.length ? ` (${required.join(', ')})` : '');
};

const valuesOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([value, text]) => ` \`${value}\`: ${text}`)
    .join('');
