import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { Collected } from '../report/collect';
import { collect } from '../report/collect';
import { ignoredRegions } from './ignored-regions';
import { isTagUrl } from './is-tag-url';
import type { LintRule } from './lint-rule';
import { page } from './page';

/** What a page may use. */
export interface LintKnowledge {
  widgets: ReadonlyMap<string, WidgetDescription>;
  themes: readonly string[];
}

/**
 * Runs lint rules over a host page; findings come in the order of the text.
 *
 * @param name of the file or the URL, for the findings
 * @param reasonFor why findings of a rule are suppressed on this page
 */
export const lintPage = (
  name: string,
  html: string,
  rules: readonly LintRule[],
  { widgets, themes }: LintKnowledge,
  reasonFor: (rule: string) => string | undefined = () => undefined,
): Collected & { widgets: number } => {
  const whole = page(name, html);
  const tags = whole.elements.filter(
    ({ tag, attributes }) => tag === 'script' && isTagUrl(attributes.get('src')?.value ?? ''),
  );
  const ignored = ignoredRegions(whole, tags[0]?.attributes.get('data-ignore')?.value);
  const allowed = tags[0]?.attributes.get('data-allow')?.value.split(/[\s,]+/);
  // What nothing mounts on, and nothing acts in, has nothing wrong.
  const own = {
    ...whole,
    elements: whole.elements.filter((element) => {
      const widget = element.attributes.get('data-widget')?.value;
      return !ignored.has(element) && (!allowed || widget === undefined || allowed.includes(widget));
    }),
    texts: whole.texts.filter(({ parent }) => !parent || !ignored.has(parent)),
  };
  const mounted = own.elements.flatMap((element) => {
    const description = widgets.get(element.attributes.get('data-widget')?.value ?? '');
    return description ? [{ element, description }] : [];
  });
  return {
    ...collect(
      rules.map((rule) => [rule, rule.find({ page: own, all: whole.elements, widgets, themes, mounted, tags })]),
      name,
      own,
      reasonFor,
    ),
    widgets: own.elements.filter(({ attributes }) => attributes.has('data-widget')).length,
  };
};
