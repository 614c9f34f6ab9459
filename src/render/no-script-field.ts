import { attribute, type PageElement, parentOf } from './page-nodes';
import { escapeText } from './to-html';

export interface NoScriptField {
  readonly markup: string;
  readonly content: string;
}

/** Matches a form control. Its tag ends at the first `>`, because `>` is escaped in attribute values. */
const CONTROL = /<input\b[^>]*>|<select\b[^>]*>.*?<\/select>/s;

/**
 * Copies the control into the widget's slot for visitors without scripts, because a form ignores controls in shadow
 * roots. For these visitors, `<noscript><!--` hides the original control in a comment.
 */
export const noScriptField = (element: PageElement, markup: string, label: unknown, mark: string): NoScriptField => {
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
