import type { experimentsRoutes } from '../../../src/services/experiments/routes';
import type { Handler } from '../http/call';
import { jsonObject } from '../http/json-body';
import { Refusal } from '../http/refusal';

const files = (flight: string) => ({
  js: [`/__sandbox/flights/${flight}.js`],
  css: [`/__sandbox/flights/${flight}.css`],
});

/** The example pages' config, for any host name of the server. */
const config: Handler = ({ origin, state: { experiments } }) => {
  const domain = new URL(origin).hostname;
  if (experiments.config) return { text: experiments.config(domain) };
  return {
    body: {
      experiments: [
        {
          name: 'start-heading',
          flights: {
            targeting: { domain, url: { include: '^/$' } },
            setup: { 'start-heading-b': files('start-heading-b') },
          },
        },
        {
          name: 'store-hero',
          flights: {
            targeting: {
              domain,
              url: { include: ['^/[a-z-]+/store', '^/examples/pages/'], exclude: '/item\\.html' },
              search: { include: 'campaign=' },
            },
            setup: { 'store-hero-b': files('store-hero-b'), 'store-hero-c': { css: files('store-hero-c').css } },
          },
        },
      ],
    },
  };
};

const needed = ['sessionId', 'language', 'platform', 'browser', 'deviceType', 'region', 'domain'];

const exampleFlights: readonly string[] = ['start-heading-b', 'store-hero-b'];

/** Assigns the same flights to everyone, so that pages always look the same. */
const assignment: Handler = (call) => {
  const requested = jsonObject(call);
  const missing = needed.filter((name) => typeof requested[name] !== 'string' || !requested[name]);
  if (missing.length) throw new Refusal(400, 'InvalidRequest', `Missing: ${missing.join(', ')}.`);
  return { body: { flights: call.state.experiments.assigned ?? exampleFlights } };
};

/** EXP-1 and EXP-2 */
export const experimentsCalls: Readonly<Record<keyof typeof experimentsRoutes, Handler>> = { config, assignment };
