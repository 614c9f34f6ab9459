import type { FoundWidget } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../cli/catalogue/example-markup';

export const featureMarkup = (cdn: string): string => `<p>Before</p>
<script async src="${cdn}/dist/realms/cobble.js" data-links="https://shop.example"></script>
<script type="application/json" data-cobble-config>
{ "product": "other",

  "texts": { "closeLabel": "Shut it" } }
</script>
<div data-widget="marketplace-tile" data-load="eager" data-title="By attributes" data-price="660"><p>Fallback</p></div>
<div data-widget="marketplace-tile" data-load="eager" data-props='{"title":"By props"}'><p>Fallback</p></div>
<div data-widget="flyout" data-load="eager" data-heading="A flyout"><p>Body</p><p slot="footer">By slot</p><p data-slot="footer">By data-slot</p></div>
`;

export const LINK = 'https://shop.example/frost-keep#cobble=marketplace-tile&title=By%20link&price=660';
export const linkMarkup = `<p><a href="${LINK.replaceAll('&', '&amp;')}">Frost Keep</a></p>`;

export const widgetMarkup = (widgets: readonly FoundWidget[]): string =>
  widgets
    .map(({ description }) => {
      const [example] = description.examples;
      return example ? exampleMarkup(description, example, { 'data-load': 'eager' }) : '';
    })
    .join('\n');
