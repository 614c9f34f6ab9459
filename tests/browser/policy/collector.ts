import type { Harness } from '../harness';

export const collector = ({ publish, origin }: Harness): void =>
  publish('/OneCollector/1.0/', '{}', {
    // The client sends cookies, so browsers reject the origin `*`.
    'access-control-allow-origin': origin(),
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers':
      'apikey, cache-control, client-id, client-version, content-type, time-delta-to-apply-millis, upload-time',
  });
