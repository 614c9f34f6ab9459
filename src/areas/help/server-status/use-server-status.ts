import { useEffect, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { forAnyone } from '../../kit/for-anyone';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import type { ShownArticle } from '../parts/shown-article';
import { shownPage } from '../parts/shown-page';

interface StatusData {
  readonly article: ShownArticle | undefined;
}

/**
 * Shows the newest article with the label `server_status`. Articles lack a severity, so every article's state is
 * `news`.
 */
export const useServerStatus = (host: Host) => {
  const from = forAnyone(useServices(host));
  const call = useCall<StatusData>(
    from,
    async ({ helpCentre }, signal) => {
      const [article] = shownPage(await helpCentre.serverStatus({ signal }), 1, 1).list;
      return { article };
    },
    [],
    { forAll: true },
  );
  const { data } = call;
  // Server-rendered data omits the article's body. A `<details>` element in the markup means that there is a body.
  const [prerendered] = useState(() => ({ data, hasFold: !host.isServer && !!host.root.querySelector('details') }));

  useEffect(() => {
    if (data) host.emit('status', { state: stateOf(data), title: data.article?.title ?? '' });
  }, [host, data]);

  return {
    from,
    call,
    state: data && stateOf(data),
    hasFold: !!data?.article?.body.trim() || (data === prerendered.data && prerendered.hasFold),
  };
};

const stateOf = ({ article }: StatusData) => (article ? 'news' : 'well');
