import { CONFIG_PATH } from '../../src/services/experiments/routes';
import type { PageConfig } from './read-page-config';

/**
 * Returns a script that preloads the experiments' config in parallel with the tag. The preload has the tag's request
 * mode, so that the browser can reuse the response. The script requests nothing if the page is prerendered, the config
 * is cached (`src/experiments/page/fetch-cached.ts`), or the request needs a pre-auth header.
 * @returns undefined if the page waits for consent
 */
export const earlyConfigScript = ({ experiments, consent, storage }: PageConfig): string | undefined => {
  if (!experiments || consent === 'wait') return undefined;
  const url = experiments.configUrl
    ? scriptText(experiments.configUrl)
    : `location.origin + ${scriptText(CONFIG_PATH)}`;
  const cookie = scriptText(`${storage?.preauth || 'preauth'}=`);
  return `{
  let isNeeded = true;
  try {
    const { time } = JSON.parse(localStorage["cobble-experiments"])[""];
    isNeeded = !(Date.now() - time < 3600000);
  } catch {}
  try {
    if (document.cookie.includes(${cookie})) isNeeded = false;
  } catch {}
  if (isNeeded && !document.prerendering)
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: ${url} }));
}`;
};

/** Escapes characters that would end the script. */
const scriptText = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
