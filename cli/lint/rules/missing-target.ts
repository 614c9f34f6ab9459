import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { didYouMean } from '../../io/did-you-mean';
import { limits } from '../../io/limits';
import type { Found } from '../../report/locate';
import { replaceValue } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { Target } from '../html/target-search';
import { targetSearch } from '../html/target-search';
import type { LintContext, LintRule } from '../lint-rule';
import type { PageAttribute, PageElement } from '../page';

const METHODS = ['open', 'close', 'toggle'] as const;

/** Buttons that open nothing. */
export const missingTarget: LintRule = {
  id: 'missing-target',
  severity: 'error',
  text: 'data-widget-open, -close or -toggle points at nothing that it can act on.',
  why: 'A click does nothing but leave an error in the console.',
  wrong:
    '<button data-widget-open="#sale">Sale</button> <div id="sales" data-widget="flyout" data-heading="Sale"></div>',
  right:
    '<button data-widget-open="#sale">Sale</button> <div id="sale" data-widget="flyout" data-heading="Sale"></div>',
  *find(context) {
    const search = targetSearch(context);
    for (const element of context.page.elements) {
      for (const method of METHODS) {
        const given = element.attributes.get(`data-widget-${method}`);
        if (!given || !isStatic(given.value)) continue;
        const fault: Fault | undefined =
          given.value === '' ? withoutTarget(element, method) : faultOf(given, method, context, search);
        if (fault) yield { at: given.at, spot: given.valueAt, ...fault };
      }
    }
  },
};

type Fault = Pick<Found, 'message' | 'mend' | 'severity' | 'fix'>;

/** `close` alone means the dialog round the button; the others need a target. */
const withoutTarget = (element: PageElement, method: string): Fault | undefined => {
  for (let at = element.parent; method === 'close' && at; at = at.parent) {
    if (/^(flyout|modal)$/.test(at.attributes.get('data-widget')?.value ?? '')) return undefined;
  }
  return {
    message: `data-widget-${method} has no target${method === 'close' ? ', and stands in no flyout or modal' : ''}`,
    mend: `Write data-widget-${method}="#ID", with the id of a widget's element.`,
  };
};

type Method = (typeof METHODS)[number];

const faultOf = (
  attribute: PageAttribute,
  method: Method,
  context: LintContext,
  search: (selector: string) => Target,
): Fault | undefined => {
  const { name, value } = attribute;
  const { page } = context;
  const id = /^\s*#([\w-]+)\s*$/.exec(value)?.[1];
  if (id === undefined) {
    if (!/^[\w-]+$/.test(value) || !page.byId.has(value)) return selectorFault(attribute, method, context, search);
    return {
      message: `${name}="${value}" is a selector without #: it looks for <${value}> elements`,
      mend: `Write ${name}="#${value}".`,
      fix: replaceValue(page, attribute, `#${value}`),
    };
  }
  if (/^(?:-?\d|-$)/.test(id))
    return {
      message: `${name}="${value}" is no selector that can be parsed: behind # no digit comes first`,
      mend: `Write ${name}='[id="${id}"]', or give the element another id.`,
    };
  const target = page.byId.get(id);
  if (!target) {
    const near = didYouMean(id, page.byId.keys());
    return {
      message: `${name}="${value}" finds nothing on this page${near ? `; did you mean "#${near}"?` : ''}`,
      mend: near ? `Write ${name}="#${near}".` : `Give the widget's element id="${id}".`,
    };
  }
  return elementFault(attribute, method, target, context);
};

/**
 * Of a selector that is no id. What it does not find in a piece of a page stands perhaps in another, and what it does not
 * find in a whole one a script may add: that is a warning.
 */
const selectorFault = (
  attribute: PageAttribute,
  method: Method,
  context: LintContext,
  search: (selector: string) => Target,
): Fault | undefined => {
  const { name, value } = attribute;
  const byId = `Write ${name}="#ID", with the id of a widget's element`;
  if (value.length > limits.selector)
    return {
      message: `${name} has more than ${limits.selector.toLocaleString('en-US')} characters, the most that are looked for`,
      mend: `${byId}.`,
      severity: 'warning',
    };
  const target = search(value);
  if (target === 'broken') return { message: `${name}="${value}" is no selector that can be parsed`, mend: `${byId}.` };
  if (target === 'unknown' || !context.page.whole) return undefined;
  const { first, widget = first } = target;
  const fault: Fault | undefined = widget
    ? elementFault(attribute, method, widget, context)
    : {
        message: `${name}="${value}" finds nothing on this page`,
        mend: `${byId}; where a script adds the element, suppress this with that reason.`,
      };
  return fault && { ...fault, severity: 'warning' };
};

/** Of what was found. */
const elementFault = (
  { name, value }: PageAttribute,
  method: Method,
  target: PageElement,
  { widgets }: LintContext,
): Fault | undefined => {
  const widget = target.attributes.get('data-widget')?.value;
  if (widget === undefined)
    return {
      message: `${name}="${value}" finds a <${target.tag}> that is no widget`,
      mend: 'Point at the element with data-widget.',
    };
  const description = widgets.get(widget);
  if (!description || description.methods?.includes(method)) return undefined;
  const able = [...widgets.values()]
    .filter((each: WidgetDescription) => each.methods?.includes(method))
    .map((each) => each.name);
  return {
    message: `${name}="${value}" finds a ${widget}, which can't ${method}`,
    mend: `Point at a widget that can: ${able.join(', ')}.`,
  };
};
