import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../../esbuild.config.mjs';
import type { Scenario } from './scenario';
import type { ReportName, Visit } from './visit';

export interface VisitServer {
  readonly origin: string;
  /** Serves these visits instead of the previous ones. */
  serve(scenario: Scenario, visits: readonly Visit[]): void;
  close(): void;
}

/** Serves `/PART/ID`: `PART` is a page or one of its requests, and `ID` is the visit's ID. */
export const startServer = async (): Promise<VisitServer> => {
  let scenario: Scenario;
  let visits: readonly Visit[] = [];
  const server = createServer(async (req, res) => {
    const path = new URL(req.url!, 'http://localhost').pathname;
    const visit = visits.find(({ id }) => id === Number(path.split('/')[2]));
    if (path.startsWith('/dist/')) send(res, await readFile(join(root, path)), 'text/javascript');
    else if (visit) await answer(path, res, visit, scenario);
    else send(res, '<!doctype html><title>Elsewhere</title>', 'text/html');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(...served) {
      [scenario, visits] = served;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Doesn't send `no-store`, which would disable the back/forward cache. */
const send = (res: ServerResponse, body: string | Uint8Array, type: string, status = 200): unknown =>
  res.writeHead(status, { 'content-type': type, 'cache-control': 'max-age=0' }).end(body);

const answer = async (path: string, res: ServerResponse, visit: Visit, scenario: Scenario): Promise<unknown> => {
  const [, part, id, name, arm] = path.split('/') as [string, string, string, ReportName, string];
  switch (part) {
    case 'visit':
    case 'start':
      return send(res, pageOf(visit, scenario), 'text/html');
    case 'link':
      return send(res, linkTo(`/visit/${id}`), 'text/html');
    case 'config':
      return send(res, JSON.stringify(configOf(visit)), 'application/json');
    case 'assignment': {
      const flight = visit.assign();
      await visit.assignmentHeld;
      return send(res, JSON.stringify({ flights: [flight] }), 'application/json');
    }
    case 'variant.js': {
      const fate = scenario.fileFate?.(visit.random) ?? 'runs';
      return fate === 'hangs' || send(res, '', 'text/javascript', fate === 'fails' ? 404 : 200);
    }
    case 'report':
      visit.add(name, arm);
      return send(res, '', 'text/plain', 204);
    default:
      return send(res, '', 'text/plain', 404);
  }
};

const configOf = ({ id }: Visit) => ({
  experiments: [
    {
      name: 'hero',
      flights: {
        targeting: { domain: '127.0.0.1', url: { include: '^/visit' } },
        setup: { control: {}, variant: { js: [`/variant.js/${id}`] } },
      },
    },
  ],
});

const pageOf = ({ id }: Visit, { attributes = '' }: Scenario): string => `<!doctype html>
<html lang="en-us"><meta charset="utf-8"><title>Visit</title>
<script>
  const report = (name, flight) => navigator.sendBeacon('/report/${id}/' + name + '/' + flight);
  for (const name of ['exposure', 'flight-applied', 'flight-failed'])
    document.addEventListener('cobble:' + name, ({ detail }) => report(name, detail.flight));
  document.addEventListener('cobble:telemetry', ({ detail: { name, data } }) => {
    if (name === 'cobble:exposure') report('telemetry', data.flight);
  });
  if (document.prerendering) {
    report('prerendering');
    addEventListener('load', () => setTimeout(report, 100, 'prerendered'));
    document.addEventListener('prerenderingchange', () => report('activated'));
  }
</script>
<script type="application/json" data-cobble-config>${JSON.stringify({
  experiments: { configUrl: `/config/${id}`, assignmentUrl: `/assignment/${id}` },
})}</script>
<script async src="/dist/vanilla/cobble.js" data-experiments="on" ${attributes}></script>`;

const linkTo = (path: string): string =>
  `<!doctype html><title>Link</title><script type="speculationrules">${JSON.stringify({
    prerender: [{ urls: [path], eagerness: 'immediate' }],
  })}</script>`;
