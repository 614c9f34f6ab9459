// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { runRules } from '../../../cli/check/rules/run-rules';
import { fixText } from '../../../cli/fix/fix-text';
import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

// Interface 9: --fix applies a fix only if it is certain to be right.
vi.setConfig({ testTimeout: 60_000 });

describe('fixing arbitrary text', () => {
  const widgets = new Map<string, WidgetDescription>(
    ['flyout', 'modal', 'themed-button'].map((name) => [
      name,
      {
        name,
        kind: 'component',
        text: '',
        props: { heading: { type: 'text', text: '' }, href: { type: 'url', text: '' } },
        examples: [],
      },
    ]),
  );
  const html = fc
    .array(
      fc.constantFrom(
        ...['<p ', '<b ', '<table ', '<script src="/a/cobble.js" ', '>', '/>', '</p>', '</b>', '"', "'"],
        ...['“', '”', '‘', '’', '″', '&#8221;', '&gt;', '>', '<', 'data-widget=', 'data-widget="flyout" '],
        ...['data-wigdet=“modal” ', 'data-headin=', 'data-heading=', 'DATA-HERF="/a>b" '],
        ...['data-theme=“a b”', 'flyuot', '“flyout”', 'data-widget-opne="#x" ', 'data-widget-open="x" '],
        ...[' id="x" ', ' = ', '\r\n', '\u0000', '&lt;b data-widget=', '\ufeff', '😀', ' '],
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join(''));

  it('fixes pages idempotently', async () => {
    const judge = (text: string) => lintPage({ name: 'x', html: text }, { rules: allLintRules, widgets, themes: [] });
    await fc.assert(
      fc.asyncProperty(html, async (text) => {
        const once = await fixText(text, judge);
        expect((await fixText(once.text, judge)).text).toBe(once.text);
        expect(once.left.findings.every(({ fix }) => fix === undefined || fix.length === 0)).toBe(true);
      }),
      runs(100, 500),
    );
  });

  const key = fc.constantFrom(
    ...['include', 'exclude', 'inlcude', 'exlude', 'Include', '_include', '__proto__', 'url', 'ulr', 'js'],
    ...['css', 'sj', 'b', 'name'],
  );
  const pattern = fc.constantFrom(
    ...['"/a"', '"^/a"', '"/a|/b"', '"\\u002fa"', '"a"', '"(/a)"', '"/("', '7', '[]'],
    ...['["/a", "^/a", "/a"]', '["/b.js" ,\n"/b.js"]'],
  );
  const object = fc
    .array(fc.tuple(key, pattern), { maxLength: 5 })
    .map((all) => `{${all.map(([name, value]) => `"${name}" :${value}`).join(',\t')}}`);
  const flights = fc
    .tuple(key, object, key, object)
    .map(([a, one, b, two]) => `{"targeting":{"domain":"a.example","${a}":${one}},"setup":{"b":${two},"${b}":${two}}}`);
  const experiments = fc
    .array(fc.tuple(fc.constantFrom('x', 'y'), flights), { maxLength: 3 })
    .chain((all) =>
      fc.constantFrom(
        `[${all.map(([name, value]) => `{"name":"${name}","flights":${value}}`).join(' , ')}]`,
        `{${all.map(([name, value]) => `"${name}":{"flights":${value}}`).join(' , ')}}`,
      ),
    );

  it('fixes configs idempotently, and keeps them valid JSON', { tags: 'all' }, async () => {
    const judge = (text: string) => runRules(jsonDocument('x', text), allRules, { allowedOrigins: undefined });
    await fc.assert(
      fc.asyncProperty(experiments, async (all) => {
        const text = `{ "experiments": ${all} }`;
        const once = await fixText(text, judge);
        expect((await fixText(once.text, judge)).text).toBe(once.text);
        expect(() => JSON.parse(once.text) as unknown).not.toThrow();
        // A fix that is certain must not introduce an error.
        const errors = async (json: string) =>
          (await judge(json)).findings.filter(({ severity }) => severity === 'error').length;
        expect(await errors(once.text)).toBeLessThanOrEqual(
          (await errors(text)) + once.applied.filter(({ finding }) => finding.rule === 'unknown-key').length,
        );
      }),
      runs(40, 150),
    );
  });
});
