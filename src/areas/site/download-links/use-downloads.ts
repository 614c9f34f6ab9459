import type { Host } from '../../../widgets/kit/host';
import { bounded } from '../../kit/bounded';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { safeLinks } from './safe-links';

export const useDownloads = (host: Host) => {
  const from = useServices(host);
  const latest = useCall(from, ({ downloads }, signal) => downloads.latest({ signal }), ['latest'], {
    forAll: true,
    bound: bounded,
  });
  const links = useCall(from, ({ downloads }, signal) => downloads.links({ signal }).then(safeLinks), ['links'], {
    forAll: true,
    bound: bounded,
  });
  const retry = () => {
    links.retry();
    if (latest.status === 'error') latest.retry();
  };
  return { call: { ...links, retry }, latest: latest.data };
};
