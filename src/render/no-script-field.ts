import { escapeText } from './escape-text';
import { attribute, type PageElement, parentOf } from './page-nodes';

/** What is drawn of a form's widget. */
export interface DrawnField {
  /** For the shadow root. */
  readonly markup: string;
  /** For the widget's element itself, behind its template. */
  readonly content: string;
}

/** No value that is drawn has a `>` of its own. */
const CONTROL = /<input\b[^>]*>|<select\b[^>]*>.*?<\/select>/s;

/**
 * A control in a shadow root belongs to no form. Without script one of the page's own takes its place, in the widget's
 * slot, with the name that the widget has in the form.
 *
 * With script a browser reads `<noscript>` as text up to its end, and nothing of this is seen. Without, the comment that
 * begins in it swallows the control behind it.
 */
export const noScriptField = (element: PageElement, markup: string, label: unknown, mark: string): DrawnField => {
  const name = attribute(element, 'data-name');
  const control = CONTROL.exec(markup)?.[0];
  if (!name || !control || !markup.includes('<slot name="cobble-field">') || !isInForm(element))
    return { markup, content: '' };
  const own = control
    .replace(/ (id|class|aria-describedby)="[^"]*"/g, '')
    .replace(
      /^<\w+/,
      (start) => `${start} name="${escapeText(name)}" aria-label="${escapeText(String(label ?? name))}"`,
    );
  return {
    markup: markup.replace(control, () => `<noscript><!--</noscript>${control}<!-- -->`),
    content: `<noscript slot="cobble-field" ${mark}>${own}</noscript>`,
  };
};

const isInForm = (element: PageElement): boolean => {
  for (let around = parentOf(element); around; around = parentOf(around)) if (around.tagName === 'form') return true;
  return false;
};
