import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { Severity } from '../report/finding';
import type { Found } from '../report/locate';
import type { Page, PageElement } from './page';

export interface MountedElement {
  readonly element: PageElement;
  readonly description: WidgetDescription;
}

export interface LintContext {
  /** The page without ignored regions, and without widgets that `data-allow` excludes. */
  readonly page: Page;
  /** All elements, including those that `page` omits. */
  readonly all: readonly PageElement[];
  readonly widgets: ReadonlyMap<string, WidgetDescription>;
  readonly themes: readonly string[];
  readonly mounted: readonly MountedElement[];
  readonly tags: readonly PageElement[];
}

/** Tests check that the rule has a finding in `wrong`, and none in `right`. */
export interface LintRule {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly why: string;
  readonly wrong: string;
  readonly right: string;
  find(context: LintContext): Iterable<Found>;
}
