import type { CatalogueOptions } from './catalogue-options';
import { contentSystemNotes, features } from './content-systems';
import { escapeHtml } from './escape-html';
import { htmlTable } from './html-table';
import { pageFrame } from './page-frame';
import { renderLetsThrough } from './render-lets-through';

/** The page that says what content systems do to pasted markup. */
export const renderContentSystems = (options: CatalogueOptions): string =>
  pageFrame(options, {
    file: 'content-systems.html',
    title: 'Content systems',
    lead: 'What is left of pasted markup in each of them: yes means that it does the same afterwards.',
    main: `<section id="table" class="wide"><h2>What they let through</h2>
${renderLetsThrough()}
</section>
<section id="features"><h2>What the columns are</h2>
${htmlTable(
  'Columns',
  ['Column', 'What it is'],
  Object.values(features).map(({ title, text }) => [`<b>${escapeHtml(title)}</b>`, escapeHtml(text)]),
)}
</section>
<section id="notes"><h2>What helps</h2>
<ul class="notes">${contentSystemNotes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n')}</ul>
</section>`,
  });
