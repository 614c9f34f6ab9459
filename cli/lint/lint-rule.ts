import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { Severity } from '../report/finding';
import type { Found } from '../report/locate';
import type { Page, PageElement } from './page';

/** What a lint rule sees: one page, and what widgets and themes there are. */
export interface LintContext {
  /** Without what stands in ignored regions. */
  readonly page: Page;
  /** All elements, also those in ignored regions. */
  readonly all: readonly PageElement[];
  readonly widgets: ReadonlyMap<string, WidgetDescription>;
  readonly themes: readonly string[];
  /** The page's elements with a known widget. */
  readonly mounted: readonly { element: PageElement; description: WidgetDescription }[];
  /** The script elements that load Cobble. */
  readonly tags: readonly PageElement[];
}

/**
 * One thing that `cobble lint` looks for. The examples are its tests: HTML that gives a finding, and HTML that gives
 * none.
 */
export interface LintRule {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly why: string;
  readonly wrong: string;
  readonly right: string;
  find(context: LintContext): Iterable<Found>;
}
