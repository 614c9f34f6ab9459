/**
 * Any markup (LDR-6): no error escapes, valid neighbours mount, every element with a known widget ends in a state, lint
 * never fails, and page and lint agree on what both check.
 */

import { beforeAll, expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { isStatic } from '../../../cli/lint/html/markup';
import type { LintSetup } from '../../../cli/lint/lint-page';
import { themes } from '../../../src/themes/themes';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { harness } from '../../browser/harness';
import { tag } from '../../browser/loader/tag';
import fc from '../../fast-check';
import { runs, TIMEOUT } from '../runs';
import type { Markup } from './any-markup';
import { anyMarkup, isVoid, writeMarkup } from './any-markup';
import type { MarkupResult } from './markup-page';
import { prepareMarkupPage } from './markup-page';
import type { Verdict } from './verdicts';
import { verdictsOfLint, verdictsOfPage } from './verdicts';

const { pageWith } = harness();
const ALLOWED = ['marketplace-tile', 'themed-button', 'carousel', 'modal'];

let widgets: WidgetDescription[];
let knowledge: Omit<LintSetup, 'rules'>;
beforeAll(async () => {
  const all = (await findWidgets(process.cwd())).map(({ description }) => description);
  widgets = all.filter(({ kind }) => kind === 'component');
  knowledge = { widgets: new Map(all.map((one) => [one.name, one])), themes: themes.map(({ name }) => name) };
});

const attributesOf = (markup: Markup, all: Markup['attributes'][] = [{}, {}]): Markup['attributes'][] => {
  all.push(markup.attributes);
  for (const child of isVoid(markup.tag) ? [] : markup.children)
    if (typeof child !== 'string') attributesOf(child, all);
  return all;
};

const only = (verdicts: readonly Verdict[], kind: RegExp) =>
  [...new Set(verdicts.filter((one) => kind.test(one)))].sort();

/** The page stops at the first error that prevents mounting. */
const differences = (
  page: readonly Verdict[],
  lint: readonly Verdict[],
  attributes: Markup['attributes'],
): object[] => {
  const found: object[] = [];
  const same = (kind: RegExp) => {
    const [ours, theirs] = [only(page, kind), only(lint, kind)];
    if (`${ours}` !== `${theirs}`) found.push({ page: ours, lint: theirs });
  };
  same(/^name$/);
  if (page.includes('name')) return found;
  same(/^theme$/);
  // With such a value, the widget never loads, so the page reports nothing.
  if (!/^media\s*$/.test(attributes['data-load'] ?? '')) same(/^load$/);
  same(/^broken$/);
  if (page.includes('broken')) return found;
  const [pageMissing, lintMissing, pageValues] = [
    only(page, /^missing /),
    only(lint, /^missing /),
    only(page, /^value /),
  ];
  // A single attribute overrides data-props, but lint reports both. An invalid value also counts as missing.
  const lintValues = only(lint, /^value /).filter((one) =>
    pageMissing.length === 0
      ? pageValues.includes(one) || !(one.slice(6) in attributes && 'data-props' in attributes)
      : pageValues.includes(one),
  );
  if (`${pageValues}` !== `${lintValues}`) found.push({ page: pageValues, lint: lintValues });
  if (pageMissing.some((one) => !lintMissing.includes(one) && !lint.includes(one.replace('missing', 'value'))))
    found.push({ page: pageMissing, lint: lintMissing });
  if (lintMissing.length > 0 && pageMissing.length === 0) found.push({ page: pageMissing, lint: lintMissing });
  return found;
};

it.each([
  ['every widget', undefined],
  ['allowed widgets', ALLOWED],
] as const)('handles any markup without harm and agrees with lint: %s', { timeout: TIMEOUT }, async (_, allowed) => {
  const opened = await pageWith(
    `${tag(`data-ignore=".ugc" ${allowed ? `data-allow="${allowed.join(' ')}"` : ''}`)}<div id="ok" data-widget="marketplace-tile" data-title="Good" data-rating="none"></div><div data-widget="${allowed ? 'modal' : 'none'}" data-props="none" data-load="eager"></div>`,
    {
      before: (page) =>
        page.evaluateOnNewDocument(
          `addEventListener('DOMContentLoaded', ${prepareMarkupPage.toString().replace(/^.*?=>/s, '() =>')})`,
        ),
    },
  );
  await opened.waitForMounted('#ok');
  // The message chunks have loaded, so a state and its message now appear together.
  await expect
    .poll(() => opened.consoleMessages('warn').length + opened.consoleMessages('error').length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(2);
  const batch = fc.array(anyMarkup(widgets), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }), fc.nat({ max: 4 })), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(batch, moves, async (markup, moves) => {
      const html = markup.map((one, index) => writeMarkup(one).replaceAll(/data-line="/g, `data-line="${index}:`));
      opened.errors.length = 0;
      const { seen, neighbours } = await opened.page.evaluate(
        (...given) =>
          (
            window as never as {
              tryMarkup(...given: unknown[]): Promise<{ seen: Record<string, MarkupResult>; neighbours: string[] }>;
            }
          ).tryMarkup(...given),
        html,
        moves,
        allowed,
      );
      expect({ neighbours, errors: [...opened.errors] }).toEqual({ neighbours: ['mounted', 'mounted'], errors: [] });
      const lint = html.map((text) => verdictsOfLint(text, knowledge));
      for (const [mark, { eligible, canHold, states, messages }] of Object.entries(seen)) {
        if (mark === 'neighbour') continue;
        const [index, line] = mark.split(':').map(Number) as [number, number];
        const attributes = attributesOf(markup[index]!)[line]!;
        const about = { line: html[index]!.split('\n')[line - 1], states, messages };
        const page = verdictsOfPage(messages);
        expect({
          ...about,
          states: states.filter((state) => !/^(mounted|error|waiting|ignored)$/.test(state)),
        }).toEqual({ ...about, states: [] });
        expect({ ...about, failed: page.filter((text) => /: (rendering|an effect) failed/.test(text)) }).toEqual({
          ...about,
          failed: [],
        });
        if (!eligible || !canHold || !Object.values(attributes).every(isStatic)) continue;
        expect({ ...about, differences: differences(page, lint[index]!.get(line) ?? [], attributes) }).toEqual({
          ...about,
          differences: [],
        });
      }
    }),
    runs(allowed ? 3 : 8, allowed ? 40 : 120),
  );
});
