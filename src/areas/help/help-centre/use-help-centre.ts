import { useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { forAnyone } from '../../kit/for-anyone';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { helpAddress } from '../parts/help-address';
import { useArrival } from '../parts/use-arrival';
import { loadSections } from './parts/load-sections';

/** @param articleHref URL of the page that shows articles; default: this page */
export const useHelpCentre = (host: Host, articleHref: string | undefined) => {
  const player = useServices(host);
  const from = forAnyone(player);
  const [articleParam = '', section = '', page = ''] = useAddresses([
    helpAddress.article,
    helpAddress.section,
    helpAddress.page,
  ]);
  // Don't show an article that a `help-article` on this page already shows.
  const isElsewhere = articleHref || host.page.get('[data-widget=help-article]:not([data-article-id])');
  const article = isElsewhere ? '' : articleParam;
  const order = useCall(from, loadSections, [], { forAll: true, when: !article || !!section });
  const box = useRef<HTMLElement>(null);
  const place = article ? `a${article}` : section;

  useArrival(host, `${place} ${article ? '' : page}`, (previousKey) => {
    const isOtherPageOfList = previousKey.startsWith(`${place} `);
    return box.current?.querySelector<HTMLElement>(isOtherPageOfList ? '[data-list]' : 'article, h2');
  });

  const shownSection = order.data?.sections.find(({ id }) => id === section);
  const category = shownSection && order.data?.categories.find(({ sections }) => sections.includes(shownSection));
  return { player, from, box, article, section, order, sectionName: shownSection?.name, categoryName: category?.name };
};
