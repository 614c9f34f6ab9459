import type { WidgetDescription } from '../../src/widgets/shared/description';
import type { LocatedFinding } from '../report/finding';
import { locate } from '../report/locate';
import type { LintRule } from './lint-rule';
import { page } from './page';

/** What a page may use. */
export interface LintKnowledge { widgets: ReadonlyMap<string, WidgetDescription>; themes: readonly string[] }

/**
 * Runs lint rules over a host page; findings come in the order of the text.
 *
 * @param name of the file or the URL, for the findings
 */
export const lintPage = (name: string, html: string, rules: readonly LintRule[], { widgets, themes }: LintKnowledge): { findings: LocatedFinding[]; widgets: number } => {
  const own = page(name, html);
  const mounted = own.elements.flatMap(element => {
    const description = widgets.get(element.attributes.get('data-widget')?.value ?? '');
    return description ? [{ element, description }] : [];
  });
  const tags = own.elements.filter(({ tag, attributes }) => tag === 'script' && /(^|\/)cobble\.js([?#]|$)/.test(attributes.get('src')?.value ?? ''));
  const found = rules.flatMap(rule => [...rule.find({ page: own, widgets, themes, mounted, tags })].map(each => ({ offset: each.at.offset, finding: locate(each, rule, name, own) })));
  return {
    findings: found.sort((a, b) => a.offset - b.offset).map(({ finding }) => finding),
    widgets: own.elements.filter(({ attributes }) => attributes.has('data-widget')).length,
  };
};
