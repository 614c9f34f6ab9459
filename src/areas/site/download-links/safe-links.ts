import type { DownloadLinks } from '../../../services/downloads/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { ROWS } from '../../kit/bounded';

/** A link that leads somewhere safe. */
export interface SafeLink {
  /** As the service calls it. */
  readonly type: string;
  /** The visitor's own may be that one; empty for none, and for what is no release. */
  readonly platform: string;
  readonly title?: string;
  readonly url: string;
}

/** The links of either form of the answer that lead somewhere safe. */
export const safeLinks = (answer: DownloadLinks | undefined): SafeLink[] => {
  const list = answer?.links ?? answer?.result?.links ?? [];
  return list.slice(0, ROWS + 1).flatMap(({ platform = '', title, downloadType: type, ...link }) => {
    const url = safeUrl(link.url ?? link.downloadUrl);
    if (!url) return [];
    // A service that names neither: the file is the only name there is.
    if (!type) return [{ type: platform, platform, title: title || (platform ? undefined : fileOf(url)), url }];
    const own = /preview/i.test(type) ? undefined : /windows|linux/i.exec(type);
    return [
      {
        type,
        platform: own?.[0].toLowerCase() ?? '',
        title: inWords(type),
        url,
      },
    ];
  });
};

/** The name of an address's file; its host where it has none. A page that is drawn before there is one has no host. */
const fileOf = (url: string) => {
  const { pathname, host } = new URL(url, globalThis.location?.href ?? 'https://page.invalid/');
  return pathname.split('/').pop() || host;
};

/** `serverBedrockToaster`: "Server Bedrock Toaster". */
const inWords = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replace(/(?<=[a-z])[A-Z]/g, ' $&');
