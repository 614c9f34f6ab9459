import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { useAddresses } from '../../kit/use-addresses';
import { useServices } from '../../kit/use-services';
import { ArticleView } from '../parts/article-view';
import { helpAddress } from '../parts/help-address';
import { useArrival } from '../parts/use-arrival';
import { panel } from './help-article.style';
import type { description } from './help-article.widget';

export const HelpArticle = ({ host, articleId, emptyText, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const [articleParam] = useAddresses([helpAddress.article]);
  const id = articleId || articleParam || '';
  useArrival(host, id, () => host.root.querySelector('article'));
  return (
    <div className={`${base} ${panel}`}>
      {id ? <ArticleView host={host} from={from} id={id} texts={texts} /> : <p>{emptyText}</p>}
    </div>
  );
};
