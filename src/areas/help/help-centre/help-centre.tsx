import { useRef } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { link } from '../../../widgets/kit/link.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AddressLink } from '../../kit/address-link';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { ArticleView } from '../parts/article-view';
import { title } from '../parts/article-view.style';
import { helpAddress } from '../parts/help-address';
import { useArrival } from '../parts/use-arrival';
import { centre, columns, crumbs, topics, topicWave } from './help-centre.style';
import type { description } from './help-centre.widget';
import { ArticleList } from './parts/article-list';
import { loadSections } from './parts/load-sections';
import { Suggested } from './parts/suggested';
import { Topics } from './parts/topics';

/**
 * The help centre (ARE-2): its topics, the suggested articles and all articles; a section's; or one article. Which of
 * them stands in the page's URL. Where a `help-article` on the page follows that URL too, articles are left to it.
 */
export const HelpCentre = ({ host, heading, ...texts }: PropsOf<typeof description> & HostProps) => {
  const player = useServices(host);
  const from = forAnyone(player);
  const [named = '', section = '', page = ''] = useAddresses([
    helpAddress.article,
    helpAddress.section,
    helpAddress.page,
  ]);
  const article = texts.articleHref || host.page.get('[data-widget=help-article]:not([data-article-id])') ? '' : named;
  const order = useCall(from, loadSections, [], { forAll: true, when: !article || !!section });
  const view = useRef<HTMLElement>(null);
  const place = article ? `a${article}` : section;

  useArrival(host, `${place} ${article ? '' : page}`, (before) =>
    // Another page of the same list: its heading. Something else: the first heading.
    view.current?.querySelector<HTMLElement>(before.startsWith(`${place} `) ? '[data-list]' : 'article, h2'),
  );

  const shown = order.data?.sections.find(({ id }) => id === section);
  const category = shown && order.data?.categories.find(({ sections }) => sections.includes(shown));
  const way = (
    <nav aria-label={texts.allTopicsText}>
      <ul className={crumbs}>
        <li>
          <AddressLink
            className={link}
            to={{
              [helpAddress.article]: '',
              [helpAddress.heading]: '',
              [helpAddress.section]: '',
              [helpAddress.page]: '',
            }}
          >
            {texts.allTopicsText}
          </AddressLink>
        </li>
        {category?.name && <li>{category.name}</li>}
        {article && shown && (
          <li>
            <AddressLink className={link} to={{ [helpAddress.article]: '', [helpAddress.heading]: '' }}>
              {shown.name}
            </AddressLink>
          </li>
        )}
      </ul>
    </nav>
  );

  return (
    <section ref={view} className={`${base} ${centre}`}>
      {article ? (
        <>
          {way}
          <ArticleView host={host} from={player} id={article} texts={texts} />
        </>
      ) : section ? (
        <>
          {way}
          <ArticleList
            key={section}
            host={host}
            from={from}
            texts={texts}
            section={section}
            heading={shown?.name ?? texts.articlesText}
          >
            <h2 className={title} tabIndex={-1} data-list>
              {shown?.name ?? texts.articlesText}
            </h2>
          </ArticleList>
        </>
      ) : (
        <>
          <h2 className={title} tabIndex={-1}>
            {heading}
          </h2>
          <CallView
            call={order}
            from={from}
            texts={texts}
            shimmer={
              <div className={topics} aria-hidden="true">
                {[0, 1, 2, 3].map((i) => (
                  <div key={i} className={`${wave} ${topicWave}`} />
                ))}
              </div>
            }
            empty={({ categories }) => !categories.length && <p>{texts.noTopicsText}</p>}
          >
            {({ categories }) => <Topics categories={categories} otherText={texts.otherText} />}
          </CallView>
          <div className={columns}>
            <ArticleList host={host} from={from} texts={texts} heading={texts.articlesText}>
              <h3 className={title} tabIndex={-1} data-list>
                {texts.articlesText}
              </h3>
            </ArticleList>
            {!!host.settings.helpCentre?.suggestedLabels?.length && <Suggested from={from} texts={texts} />}
          </div>
        </>
      )}
    </section>
  );
};
