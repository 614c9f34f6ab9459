import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { SignInPrompt } from '../../kit/sign-in-prompt';
import { ArticleView } from '../parts/article-view';
import { title } from '../parts/article-view.style';
import { centre, columns, topics, topicWave } from './help-centre.style';
import type { description } from './help-centre.widget';
import { ArticleList } from './parts/article-list';
import { Crumbs } from './parts/crumbs';
import { Suggested } from './parts/suggested';
import { Topics } from './parts/topics';
import { useHelpCentre } from './use-help-centre';

export const HelpCentre = ({ host, heading, ...texts }: PropsOf<typeof description> & HostProps) => {
  const { player, from, box, article, section, order, sectionName, categoryName } = useHelpCentre(
    host,
    texts.articleHref,
  );
  const listHeading = sectionName ?? texts.articlesText;
  if (article || section)
    return (
      <section ref={box} className={`${base} ${centre}`}>
        <Crumbs
          allTopicsText={texts.allTopicsText}
          categoryName={categoryName}
          sectionName={article ? sectionName : undefined}
        />
        {article ? (
          <ArticleView host={host} from={player} id={article} texts={texts} />
        ) : (
          <ArticleList key={section} host={host} from={from} texts={texts} section={section} heading={listHeading}>
            <h2 className={title} tabIndex={-1} data-list>
              {listHeading}
            </h2>
          </ArticleList>
        )}
      </section>
    );
  return (
    <section ref={box} className={`${base} ${centre}`}>
      <h2 className={title} tabIndex={-1}>
        {heading}
      </h2>
      <CallView
        call={order}
        texts={texts}
        signIn={<SignInPrompt services={from.services} texts={texts} />}
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
    </section>
  );
};
