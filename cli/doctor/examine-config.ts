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

/** Fetches the config that the page names, and checks it as `cobble check` does. */
export const examineConfig = async (
  { build, settings, page, reply }: Site,
  network: FetchNetwork,
): Promise<Collected | undefined> => {
  if (!build || !settings.isOn) return undefined;
  const { configUrl = experimentsRoutes.config.path, allowedOrigins } = settings.experiments;
  const url = parseUrl(configUrl, reply.url);
  const answer = url && (await request(url.href, { ...network, kind: reply.kind, accept: 'application/json' }));
  if (url && answer && isOk(answer) && !isHtml(answer))
    return runRules(jsonDocument(url.href, new TextDecoder().decode(answer.body)), allRules, {
      allowedOrigins: [allowedOrigins ?? []].flat(),
    });
  const what = !answer
    ? "isn't a URL"
    : isOk(answer)
      ? 'answers an HTML page'
      : (answer.error ?? `answers ${answer.status}`);
  const found = {
    at: build.tag.at,
    message: `The config ${url?.href ?? configUrl} ${what}, so no experiment runs`,
    mend: 'Publish the config there, or set experiments.configUrl in the <script data-cobble-config> of the page.',
  };
  return collect([[configStatus, [found]]], page.name, page);
};
