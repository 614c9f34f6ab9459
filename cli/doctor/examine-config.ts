import { parseConfig } from '../../src/experiments/engine/config';
import { experimentsRoutes } from '../../src/services/experiments/routes';
import { jsonDocument } from '../check/json/document';
import { allRules } from '../check/rules/all-rules';
import { runRules } from '../check/rules/run-rules';
import type { FetchNetwork } from '../io/fetch-text';
import { parseUrl } from '../io/urls';
import { type Collected, collect } from '../report/collect';
import type { RuleText } from '../report/finding';
import { isHtml, isOk, request } from './request';
import type { Site } from './site';

export const configStatus: RuleText = {
  id: 'config-status',
  severity: 'error',
  text: "The page's experiments are on, but their config can't be fetched.",
  why: 'No experiment runs.',
};

export const configDomain: RuleText = {
  id: 'config-domain',
  severity: 'warning',
  text: "No experiment of the page's config is for the page's domain.",
  why: 'No experiment runs on this page. The domain must be equal to the host name of the page.',
};

export const examineConfig = async (
  { build, settings, page, reply }: Site,
  network: FetchNetwork,
): Promise<readonly Collected[] | undefined> => {
  if (!build || !settings.isOn) return undefined;
  const { configUrl = experimentsRoutes.config.path, allowedOrigins } = settings.experiments;
  const url = parseUrl(configUrl, reply.url);
  const answer = url && (await request(url.href, { ...network, kind: reply.kind, accept: 'application/json' }));
  if (url && answer && isOk(answer) && !isHtml(answer)) {
    const text = new TextDecoder().decode(answer.body);
    const others = otherDomains(text, reply.url.hostname);
    const domain = others && {
      at: build.tag.at,
      message: `The config ${url.href} has no experiment for ${reply.url.hostname}`,
      advice: `Write "domain": "${reply.url.hostname}" instead of ${others}, or examine a page of that domain.`,
    };
    return [
      collect([[configDomain, domain ? [domain] : []]], page.name, page),
      await runRules(jsonDocument(url.href, text), allRules, { allowedOrigins: [allowedOrigins ?? []].flat() }),
    ];
  }
  const what = !answer
    ? "isn't a URL"
    : isOk(answer)
      ? 'returns an HTML page'
      : (answer.error ?? `answers ${answer.status}`);
  const found = {
    at: build.tag.at,
    message: `The config ${url?.href ?? configUrl} ${what}, so no experiment runs`,
    advice: 'Publish the config there, or set experiments.configUrl in the <script data-cobble-config> of the page.',
  };
  return [collect([[configStatus, [found]]], page.name, page)];
};

const otherDomains = (text: string, hostname: string): string | undefined => {
  let domains: string[] = [];
  try {
    domains = [...new Set(parseConfig(JSON.parse(text)).experiments.map(({ domain }) => domain))];
  } catch {
    // The rules of `cobble check` report invalid JSON.
  }
  return domains.length > 0 && !domains.includes(hostname) ? domains.join(', ') : undefined;
};
