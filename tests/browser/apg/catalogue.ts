import type { ElementHandle, Page } from 'puppeteer';
import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';
import type { WidgetExample } from '../../../src/widgets/kit/description';
import type { AccessibleNode } from '../engines/accessible-node';
import { engine } from '../engines/engine';
import { firefoxAccessibleNode } from '../engines/firefox-accessible-node';
import { webkitAccessibleNode } from '../engines/webkit-accessible-node';
import type { Harness, PageOptions } from '../harness';
import type { OpenedPage } from '../opened-page';

export interface CatalogueExample extends WidgetExample {
  readonly id: string;
  readonly markup: string;
}

export const examplesOf = async (widget: string): Promise<CatalogueExample[]> => {
  const { description } = (await findWidgets(`${process.cwd()}/`)).find(({ name }) => name === widget)!;
  return description.examples.map((example) => ({
    ...example,
    id: `${widget}-${example.name}`,
    markup: exampleMarkup(description, example, { id: `${widget}-${example.name}` }),
  }));
};

export const componentNames = async (): Promise<string[]> =>
  (await findWidgets(`${process.cwd()}/`))
    .filter(({ description }) => description.kind === 'component')
    .map(({ name }) => name);

export const openSheet = async (
  { openPage }: Harness,
  widgets: readonly string[],
  options: PageOptions = {},
): Promise<OpenedPage> => {
  const opened = await openPage(`/catalogue/sheet?theme=realms&widgets=${widgets.join()}`, {
    media: { 'prefers-reduced-motion': 'reduce' },
    ...options,
  });
  await opened.waitForMounted();
  return opened;
};

/** Returns the focused element, even inside nested shadow roots. */
export const focusedHandle = (page: Page): Promise<ElementHandle<HTMLElement>> =>
  page.evaluateHandle(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  }) as Promise<ElementHandle<HTMLElement>>;

export const accessibilityOf = async (element: ElementHandle): Promise<AccessibleNode> => {
  if (engine === 'firefox') return firefoxAccessibleNode(element);
  if (engine === 'webkit') return webkitAccessibleNode(element);
  const client = await element.frame.page().createCDPSession();
  try {
    const { object } = await client.send('DOM.resolveNode', { backendNodeId: await element.backendNodeId() });
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: object.objectId!,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return {
      ignored: node!.ignored,
      role: node!.role?.value,
      name: node!.name?.value,
      description: node!.description?.value,
      ...Object.fromEntries((node!.properties ?? []).map(({ name, value }) => [name, value.value])),
    };
  } finally {
    await client.detach();
  }
};
