import { didYouMean } from '../../io/did-you-mean';
import { limits } from '../../io/limits';
import { grouped } from '../../io/messages';
import type { Found } from '../../report/locate';
import { replaceValue } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { Target } from '../html/target-search';
import { targetSearch } from '../html/target-search';
import type { LintContext, LintRule } from '../lint-rule';
import type { PageAttribute, PageElement } from '../page';
import { TARGET_METHODS } from './known-attributes';

export const missingTarget: LintRule = {
  id: 'missing-target',
  severity: 'error',
  text: 'data-widget-open, -close or -toggle has no usable target.',
  why: 'A click only logs an error in the console.',
  wrong:
    '<button data-widget-open="#sale">Sale</button> <div id="sales" data-widget="flyout" data-heading="Sale"></div>',
  right:
    '<button data-widget-open="#sale">Sale</button> <div id="sale" data-widget="flyout" data-heading="Sale"></div>',
  *find(context) {
    const search = targetSearch(context);
    for (const element of context.page.elements) {
      for (const method of TARGET_METHODS) {
        const attribute = element.attributes.get(`data-widget-${method}`);
        if (!attribute || !isStatic(attribute.value)) continue;
        const use: TargetUse = { element, attribute, method, context, search };
        const fault = attribute.value === '' ? emptyTargetFault(use) : targetFault(use);
        if (fault) yield { at: attribute.at, spot: attribute.valueAt, ...fault };
      }
    }
  },
};

type Fault = Pick<Found, 'message' | 'advice' | 'severity' | 'fix'>;
type Method = (typeof TARGET_METHODS)[number];

interface TargetUse {
  readonly element: PageElement;
  readonly attribute: PageAttribute;
  readonly method: Method;
  readonly context: LintContext;
  readonly search: (selector: string) => Target;
}

const widgetsWith = (method: Method, { widgets }: LintContext): string[] =>
  [...widgets.values()].filter(({ methods }) => methods?.includes(method)).map(({ name }) => name);

/** Inside a dialog, `data-widget-close` needs no target, because it closes that dialog. */
const emptyTargetFault = ({ element, method, context }: TargetUse): Fault | undefined => {
  const dialogs = method === 'close' ? widgetsWith('close', context) : [];
  for (let around = element.parent; around; around = around.parent) {
    if (dialogs.includes(around.attributes.get('data-widget')?.value ?? '')) return undefined;
  }
  const place = dialogs.length > 0 ? ` and isn't in a ${dialogs.join(' or ')}` : '';
  return {
    message: `data-widget-${method} has no target${place}`,
    advice: `Write data-widget-${method}="#ID", with the id of a widget.`,
  };
};

const targetFault = (use: TargetUse): Fault | undefined => {
  const { name, value } = use.attribute;
  const { page } = use.context;
  const id = /^\s*#([\w-]+)\s*$/.exec(value)?.[1];
  if (id !== undefined) return idFault(use, id);
  const isIdWithoutHash = /^[\w-]+$/.test(value) && page.byId.has(value);
  if (!isIdWithoutHash) return selectorFault(use);
  return {
    message: `${name}="${value}" selects <${value}> elements, because it has no #`,
    advice: `Write ${name}="#${value}".`,
    fix: replaceValue(page, use.attribute, `#${value}`),
  };
};

const idFault = (use: TargetUse, id: string): Fault | undefined => {
  const { name, value } = use.attribute;
  const { byId } = use.context.page;
  if (/^(?:-?\d|-$)/.test(id))
    return {
      message: `${name}="${value}" isn't a valid selector: an id in a selector can't start with a digit`,
      advice: `Write ${name}='[id="${id}"]', or give the element another id.`,
    };
  const target = byId.get(id);
  if (target) return elementFault(use, target);
  const near = didYouMean(id, byId.keys());
  return {
    message: `${name}="${value}" matches nothing on this page${near ? `; did you mean "#${near}"?` : ''}`,
    advice: near ? `Write ${name}="#${near}".` : `Give the widget's element id="${id}".`,
  };
};

/** Checks a selector that isn't an ID. Only warns, because a script may add the target. */
const selectorFault = (use: TargetUse): Fault | undefined => {
  const { name, value } = use.attribute;
  const byId = `Write ${name}="#ID", with the id of a widget`;
  if (value.length > limits.selector)
    return {
      message: `${name} has more than ${grouped(limits.selector)} characters, the limit`,
      advice: `${byId}.`,
      severity: 'warning',
    };
  const target = use.search(value);
  if (target === 'broken') return { message: `${name}="${value}" isn't a valid selector`, advice: `${byId}.` };
  if (target === 'unknown' || !use.context.page.whole) return undefined;
  const { first, widget = first } = target;
  const fault: Fault | undefined = widget
    ? elementFault(use, widget)
    : {
        message: `${name}="${value}" matches nothing on this page`,
        advice: `${byId}. If a script adds the element, suppress this finding.`,
      };
  return fault && { ...fault, severity: 'warning' };
};

const elementFault = ({ attribute, method, context }: TargetUse, target: PageElement): Fault | undefined => {
  const { name, value } = attribute;
  const widget = target.attributes.get('data-widget')?.value;
  if (widget === undefined)
    return {
      message: `${name}="${value}" matches a <${target.tag}> that isn't a widget`,
      advice: 'Select the element with data-widget.',
    };
  const description = context.widgets.get(widget);
  if (!description || description.methods?.includes(method)) return undefined;
  return {
    message: `${name}="${value}" matches a ${widget}, which can't ${method}`,
    advice: `Select a widget that can: ${widgetsWith(method, context).join(', ')}.`,
  };
};
