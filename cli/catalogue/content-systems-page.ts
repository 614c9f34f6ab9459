import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { CatalogueOptions } from './catalogue-options';
import { contentSystemNotes, contentSystems, type Feature, features } from './content-systems';
import { htmlTable } from './html';
import { pageFrame } from './page-frame';
import { escapeHtml } from './site/markup';

export const contentSystemsPage = (options: CatalogueOptions): string =>
  pageFrame(options, {
    file: 'content-systems.html',
    title: 'Content systems',
    lead: 'Which pasted markup survives in each content system. Yes means that it works unchanged.',
    main: `<section id="table" class="wide"><h2>What content systems allow</h2>
${contentSystemsTable()}
</section>
<section id="features"><h2>What the columns are</h2>
${htmlTable(
  'Columns',
  ['Column', 'Meaning'],
  Object.values(features).map(({ title, text }) => [`<b>${escapeHtml(title)}</b>`, escapeHtml(text)]),
)}
</section>
<section id="notes"><h2>What helps</h2>
<ul class="notes">${contentSystemNotes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n')}</ul>
</section>`,
  });

/** @param widget if given, the table has only features that this widget uses, and no notes */
export const contentSystemsTable = (widget?: Pick<WidgetDescription, 'slots'>): string => {
  const shown = widget ? featuresOf(widget) : ALL_FEATURES;
  return htmlTable(
    'What content systems allow',
    ['System', ...shown.map((feature) => features[feature].title)],
    contentSystems.map(({ name, lets, note }) => [
      `${name}${note === undefined || widget ? '' : `<small>${note}</small>`}`,
      ...shown.map((feature) => `<span class="verdict ${lets[feature]}">${lets[feature]}</span>`),
    ]),
  );
};

const ALL_FEATURES: readonly Feature[] = ['tag', 'attributes', 'props', 'slots', 'settings', 'link'];

const featuresOf = ({ slots = {} }: Pick<WidgetDescription, 'slots'>): readonly Feature[] =>
  Object.keys(slots).some((slot) => slot !== '')
    ? ['attributes', 'props', 'slots', 'tag']
    : ['attributes', 'props', 'tag'];
