import type { ElementHandle, Page } from 'puppeteer';
import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';
import type { WidgetExample } from '../../../src/widgets/kit/description';
import { engine } from '../engines/engine';
import { needs } from '../engines/needs';
import type { Harness } from '../harness';
import type { Opened } from '../opened';

/** An example of the catalogue: its id there, and its markup. */
export interface CatalogueExample extends WidgetExample {
  readonly id: string;
  readonly markup: string;
}

/** The examples of a widget. */
export const examplesOf = async (widget: string): Promise<CatalogueExample[]> => {
  const { description } = (await findWidgets(`${process.cwd()}/`)).find(({ name }) => name === widget)!;
  return description.examples.map((example) => ({
    ...example,
    id: `${widget}-${example.name}`,
    markup: exampleMarkup(description, example, { id: `${widget}-${example.name}` }),
  }));
};

/** Names of all components. */
export const componentNames = async (): Promise<string[]> =>
  (await findWidgets(`${process.cwd()}/`))
    .filter(({ description }) => description.kind === 'component')
    .map(({ name }) => name);

/** The examples of some widgets on one page, mounted, without motion. */
export const openSheet = async ({ openPage }: Harness, widgets: readonly string[]): Promise<Opened> => {
  const opened = await openPage(`/catalogue/sheet?theme=realms&widgets=${widgets.join()}`, {
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  await opened.mounted();
  return opened;
};

/** What has the focus, through all shadow roots. */
export const focusedHandle = (page: Page): Promise<ElementHandle<HTMLElement>> =>
  page.evaluateHandle(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  }) as Promise<ElementHandle<HTMLElement>>;

/** What a screen reader is told; by the names of Chromium's accessibility tree. */
export interface Told {
  readonly ignored: boolean;
  readonly role?: string;
  readonly name?: string;
  readonly description?: string;
  readonly [state: string]: unknown;
}

/** An element of the adapter for WebKit: by WebDriver's own commands. */
interface Computed {
  computedRole(): Promise<string>;
  computedLabel(): Promise<string>;
}

/** Role and name, with members that say what a driver tells nothing of. */
const toldByDriver = async (element: Computed): Promise<Told> => {
  const role = await element.computedRole();
  // Without a role it is not drawn. That something stands behind a dialog, the driver does not tell.
  const told = { ignored: !role, role, name: await element.computedLabel() };
  for (const state of states) {
    Object.defineProperty(told, state, { enumerable: true, get: () => needs('accessibility tree') });
  }
  return told;
};
const states = [
  'description',
  'disabled',
  'expanded',
  'focused',
  'hasPopup',
  'live',
  'modal',
  'pressed',
  'roledescription',
] as const;

/** Role, name and states of an element, as a screen reader is told. */
export const told = async (element: ElementHandle): Promise<Told> => {
  if (engine === 'webkit') return toldByDriver(element as never as Computed);
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
