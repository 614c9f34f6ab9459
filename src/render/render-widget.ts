import type { PropTable } from '../embed/prop-table';
import { readProps } from '../embed/read-props';
import type { Host } from '../widgets/kit/host';
import { hostElement } from './host-element';
import type { PageElement } from './page-nodes';
import type { ResolvedSettings } from './page-settings';
import { toHtml } from './to-html';
import { makeRelative } from './unknown-page';
import { type Component, VNode } from './vnode';

export interface WidgetModule {
  readonly component: Component;
  readonly props: PropTable;
  /** Only areas have services. */
  readonly services?: readonly string[];
}

export interface RenderedWidget {
  readonly markup: string;
  readonly label: unknown;
}

/** Call this inside `asInPage()`. @throws PropError, or any error of the component */
export const renderWidget = (
  element: PageElement,
  { component, props: table }: WidgetModule,
  { settings, locale }: ResolvedSettings,
  page: Pick<Host, 'serverAnswers' | 'isFirstPrompt'>,
): RenderedWidget => {
  const host = {
    element: hostElement(element),
    root: { activeElement: null },
    locale,
    settings: { ...settings, locale },
    id: 'c0',
    isServer: true,
    ...page,
    emit: () => true,
    expose: () => {},
    page: { services: () => new Promise(() => {}), get: () => null, shared: {} },
  };
  const props = readProps(host.element as unknown as HTMLElement, table, settings.texts, () => {});
  const markup = toHtml(new VNode(component, { ...props, host }));
  return { markup: makeRelative(markup), label: props.label };
};
