import { compile } from 'css-select';
import { CliError } from '../io/errors';
import { limits } from '../io/limits';
import { grouped, shorten, sourceName } from '../io/messages';
import { countedAdapter } from './html/counted-adapter';
import type { Page, PageElement } from './page';

/**
 * Returns the elements that pages ignore (interface 9): `[data-cobble-off]`, matches of the tag's `data-ignore`, and
 * everything inside. An invalid `data-ignore` ignores all elements. Limits the work (threat 9).
 */
export const ignoredRegions = (
  { name, elements }: Pick<Page, 'name' | 'elements'>,
  ignore: string | undefined,
  mostSteps: number = limits.selectorSteps,
): ReadonlySet<PageElement> => {
  const ignored = new Set<PageElement>();
  const matches = ignore === undefined ? () => false : matcher(name, elements, ignore, mostSteps);
  // `elements` lists parents before their children.
  for (const element of elements) {
    const isInside = element.parent !== undefined && ignored.has(element.parent);
    if (isInside || element.attributes.has('data-cobble-off') || matches(element)) ignored.add(element);
  }
  return ignored;
};

const matcher = (
  name: string,
  elements: readonly PageElement[],
  ignore: string,
  mostSteps: number,
): ((element: PageElement) => boolean) => {
  const subject = `data-ignore="${shorten(ignore, 100)}" on ${sourceName(name)}`;
  if (ignore.length > limits.selector)
    throw refusal(`${subject} has more than ${grouped(limits.selector)} characters, the limit`);
  const outermost = elements.filter(({ parent }) => !parent);
  const { adapter } = countedAdapter(outermost, mostSteps, () =>
    refusal(`${subject} takes more than ${grouped(mostSteps)} steps, the limit`),
  );
  try {
    return compile<PageElement, PageElement>(ignore, { adapter });
  } catch {
    return () => true;
  }
};

const refusal = (message: string): CliError =>
  new CliError(message, 'Give the ignored elements a class, and select that.');
