import { isTagUrl } from '../../src/embed/tag-url';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { Collected } from '../report/collect';
import { collect } from '../report/collect';
import { ignoredRegions } from './ignored-regions';
import type { LintContext, LintRule, MountedElement } from './lint-rule';
import { type Page, type PageElement, page } from './page';

export interface LintSetup {
  rules: readonly LintRule[];
  widgets: ReadonlyMap<string, WidgetDescription>;
  themes: readonly string[];
}

/**
 * Returns findings in document order.
 *
 * @param reasonFor a function that returns why findings of a rule are suppressed on this page
 */
export const lintPage = (
  { name, html }: { readonly name: string; readonly html: string },
  { rules, widgets, themes }: LintSetup,
  reasonFor: (rule: string) => string | undefined = () => undefined,
): Collected & { widgets: number } => {
  const whole = page(name, html);
  const tags = tagsIn(whole);
  const active = withoutInactive(whole, tags[0]);
  const mounted = mountedIn(active, widgets);
  const context: LintContext = { page: active, all: whole.elements, widgets, themes, mounted, tags };
  return {
    ...collect(
      rules.map((rule) => [rule, rule.find(context)]),
      name,
      active,
      reasonFor,
    ),
    widgets: active.elements.filter(({ attributes }) => attributes.has('data-widget')).length,
  };
};

export const mountedElements = (whole: Page, widgets: LintSetup['widgets']): MountedElement[] =>
  mountedIn(withoutInactive(whole, tagsIn(whole)[0]), widgets);

const tagsIn = ({ elements }: Page): PageElement[] =>
  elements.filter(({ tag, attributes }) => tag === 'script' && isTagUrl(attributes.get('src')?.value ?? ''));

const mountedIn = ({ elements }: Page, widgets: LintSetup['widgets']): MountedElement[] =>
  elements.flatMap((element) => {
    const description = widgets.get(element.attributes.get('data-widget')?.value ?? '');
    return description ? [{ element, description }] : [];
  });

const withoutInactive = (whole: Page, tag: PageElement | undefined): Page => {
  const ignored = ignoredRegions(whole, tag?.attributes.get('data-ignore')?.value);
  const allowed = tag?.attributes.get('data-allow')?.value.split(/[\s,]+/);
  const isActive = (element: PageElement): boolean => {
    const widget = element.attributes.get('data-widget')?.value;
    return !ignored.has(element) && (!allowed || widget === undefined || allowed.includes(widget));
  };
  return {
    ...whole,
    elements: whole.elements.filter(isActive),
    texts: whole.texts.filter(({ parent }) => !parent || !ignored.has(parent)),
  };
};
