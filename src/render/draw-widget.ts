import type { PropTable } from '../embed/prop-table';
import { readProps } from '../embed/read-props';
import type { DrawingAnswers } from '../widgets/kit/drawing-answers';
import { fromNowhere } from './from-nowhere';
import { hostElement } from './host-element';
import type { PageElement } from './page-nodes';
import type { DrawnSettings } from './page-settings';
import { toHtml } from './to-html';
import { type Component, VNode } from './vnode';

/** What a widget's chunk exports. */
export interface WidgetModule {
  readonly component: Component;
  readonly props: PropTable;
  /** It is drawn by the stylesheet of all areas too. */
  readonly isArea?: boolean;
}

/** What is drawn of a widget. */
export interface DrawnWidget {
  readonly markup: string;
  /** Its prop of that name. */
  readonly label: unknown;
}

/**
 * The markup of a widget, as its chunk draws it at first in the page. Call it in `asInPage`.
 *
 * @throws what the component or `readProps` throws: a text, the attribute that is missing or broken
 */
export const drawWidget = (
  element: PageElement,
  { component, props: table }: WidgetModule,
  { settings, locale }: DrawnSettings,
  drawn: DrawingAnswers,
): DrawnWidget => {
  const host = {
    element: hostElement(element),
    root: { activeElement: null },
    locale,
    settings: { ...settings, locale },
    // Of one shadow root, so the same in each.
    id: 'c0',
    isDrawing: true,
    drawn,
    emit: () => true,
    expose: () => {},
    page: { services: () => new Promise(() => {}), get: () => null, shared: {} },
  };
  // It reads the element's attributes alone.
  const props = readProps(host.element as unknown as HTMLElement, table, settings.texts, () => {});
  const markup = toHtml(new VNode(component, { ...props, host }));
  return { markup: fromNowhere(markup), label: props.label };
};
