import type { WidgetDescription } from '../../src/widgets/shared/description';
import { collect } from '../report/collect';
import type { Collected } from '../report/collect';
import type { LintRule } from './lint-rule';
import { page } from './page';

/** What a page may use. */
export interface LintKnowledge { widgets: ReadonlyMap<string, WidgetDescription>; themes: readonly string[] }

/**
 * Runs lint rules over a host page; findings come in the order of the text.
 *
 * @param name of the file or the URL, for the findings
 */
export const lintPage = (name: string, html: string, rules: readonly LintRule[], { widgets, themes }: LintKnowledge): Collected & { widgets: number } => {
  const own = page(name, html);
  const mounted = own.elements.flatMap(element => {
    const description = widgets.get(element.attributes.get('data-widget')?.value ?? '');
    return description ? [{ element, description }] : [];
  });
  const tags = own.elements.filter(({ tag, attributes }) => tag === 'script' && /(^|\/)cobble\.js([?#]|$)/.test(attributes.get('src')?.value ?? ''));
  return {
    ...collect(rules.map(rule => [rule, rule.find({ page: own, widgets, themes, mounted, tags })]), name, own),
    widgets: own.elements.filter(({ attributes }) => attributes.has('data-widget')).length,
  };
};
