// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { fixText } from '../../../cli/fix/fix-text';
import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { fixFolder } from './fix-support';

// Interface 9: --fix applies a fix only if it is certain to be right.
vi.setConfig({ testTimeout: 60_000 });

const { fixed } = fixFolder();

describe('lint --fix', () => {
  const linesOf = (list: string) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.split(' » '));

  it('fixes the listed mistakes, and nothing around them', async () => {
    const page = (html: string) => `<!-- as  it was -->\r\n<main\t>\n${html}x</p></main>`;
    for (const [what, before = '', after = ''] of linesOf(`
a widget » <p data-widget="themed-buton"> » <p data-widget="themed-button">
a widget without quotes » <p data-widget=Themed-Button > » <p data-widget=themed-button >
an attribute » <p data-widget='themed-button' DATA-VARAINT = 'quiet'> » <p data-widget='themed-button' data-variant = 'quiet'>
a common attribute » <p data-widget="themed-button" data-thme="realms"> » <p data-widget="themed-button" data-theme="realms">
an attribute of the tag » <script src="/a/cobble.js" data-experiment="on"></script> » <script src="/a/cobble.js" data-experiments="on"></script>
the name of an element that is none yet » <p data-wigdet="modal"> » <p data-widget="modal">
a word of data-load » <p data-widget="themed-button" data-load="egaer"> » <p data-widget="themed-button" data-load="eager">
a slot » <p data-widget="flyout" data-heading="x"><b slot="foter"> » <p data-widget="flyout" data-heading="x"><b slot="footer">
a target without # » <b data-widget-open="sale"></b><p id="sale" data-widget="flyout" data-heading="x"> » <b data-widget-open="#sale"></b><p id="sale" data-widget="flyout" data-heading="x">
a raw > » <p data-widget="themed-button" data-load="media (1px < width > 4px)"> » <p data-widget="themed-button" data-load="media (1px < width &gt; 4px)">
several raw > » <p data-widget="themed-button" data-href='/a>b>c&amp;d'> » <p data-widget="themed-button" data-href='/a&gt;b&gt;c&amp;d'>
curly quotes » <p data-widget=“themed-button” data-href=„/a b“ data-load=‘eager’> » <p data-widget="themed-button" data-href="/a b" data-load="eager">
a curly quote with a straight one » <p data-widget="themed-button" data-href=“/a b"> » <p data-widget="themed-button" data-href="/a b">
curly quotes round a slip » <p data-widget=“themed-buton”> » <p data-widget="themed-button">
`))
      expect(await fixed('page.html', page(before)), what).toBe(page(after));
  });

  it('leaves the listed mistakes alone', async () => {
    for (const [what, html = ''] of linesOf(`
a widget that is near two » <p data-widget="marketplace-itle">
an attribute that another is meant to be, too » <p data-widget="themed-button" data-varint="quiet" data-varant="primary">
an attribute of another tool » <p data-widget="themed-button" data-test="x">
a theme, which may be one of your own » <p data-widget="themed-button" data-theme="realm">
a value that is written by its number » <p data-widget="themed-buto&#110;x">
an apostrophe in single curly quotes » <p data-widget="themed-button" data-href=‘/steve’s keep’>
a quotation in curly quotes » <p data-widget="themed-button" data-href=“/a"b"c”>
single curly quotes round double ones » <p data-widget="themed-button" data-href=‘/a"b"’>
a curly quote by its number, and one as it is » <p data-widget="themed-button" data-href=&#8216;/a’>
curly quotes by their numbers » <p data-widget="themed-button" data-href=&#8220;/a&#8221;>
escaped markup » <p>&lt;p data-widget="themed-button"&gt;
a tag that was cut short » <p data-widget=themed-button data-load=media (width > 40em)>x
`))
      expect(await fixed('page.html', html), what).toBe(html);
  });
});

it("doesn't rename an attribute of another tool, even if it resembles a prop", async () => {
  const widgets = new Map<string, WidgetDescription>([
    ['quiz', { name: 'quiz', kind: 'component', text: '', props: { tests: { type: 'text', text: '' } }, examples: [] }],
  ]);
  const fixed = async (html: string) =>
    (await fixText(html, (text) => lintPage({ name: 'x', html: text }, { rules: allLintRules, widgets, themes: [] })))
      .text;
  expect(await fixed('<p data-widget="quiz" data-test="x">')).toBe('<p data-widget="quiz" data-test="x">');
  expect(await fixed('<p data-widget="quiz" data-tetss="x">')).toBe('<p data-widget="quiz" data-tests="x">');
});
