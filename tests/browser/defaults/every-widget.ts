import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';

export const widgets = (await findWidgets(`${process.cwd()}/`)).map(({ description }) => description);

const namesOf = (kind: 'component' | 'area') =>
  widgets.filter((description) => description.kind === kind).map(({ name }) => name);
export const components = namesOf('component');
export const areas = namesOf('area');

/** Returns an example's markup; by default, the widget's first example. The default ID is the widget's name. */
export const exampleOf = (widget: string, example?: string, id = widget): string => {
  const description = widgets.find(({ name }) => name === widget);
  const found = description?.examples.find(({ name }) => example === undefined || name === example);
  if (!description || !found) throw new Error(`${widget} has no example ${example ?? ''}`);
  return exampleMarkup(description, found, { id });
};

/** Each widget's first example, and a store product whose price is in a real currency. */
export const everyWidget = [
  ...widgets.map(({ name }) => exampleOf(name)),
  exampleOf('store-product', 'money', 'price-in-money'),
].join('\n');

/** Settings that the widgets of `everyWidget` need. Without these settings, a widget shows an error. */
export const everyWidgetSettings = `<script type="application/json" data-cobble-config>{ "helpCentre": { "ticketFormId": 360001900401 } }</script>`;
