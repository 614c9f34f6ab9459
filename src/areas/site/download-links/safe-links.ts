import type { DownloadLinks } from '../../../services/downloads/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { ROWS } from '../../kit/bounded';

export interface SafeLink {
  readonly type: string;
  /** The download's platform, such as `windows`. Empty for a preview or an unknown platform. */
  readonly platform: string;
  readonly title?: string;
  readonly url: string;
}

/** The site's own service returns its links in `result`. */
export const safeLinks = (answer: DownloadLinks | undefined): SafeLink[] => {
  const list = answer?.links ?? answer?.result?.links ?? [];
  return list.slice(0, ROWS + 1).flatMap(({ platform = '', title, downloadType: type, ...link }) => {
    const url = safeUrl(link.url ?? link.downloadUrl);
    if (!url) return [];
    if (!type) return [{ type: platform, platform, title: title || (platform ? undefined : fileNameOf(url)), url }];
    const own = /preview/i.test(type) ? undefined : /windows|linux/i.exec(type);
    return [{ type, platform: own?.[0].toLowerCase() ?? '', title: toWords(type), url }];
  });
};

const fileNameOf = (url: string) => {
  const { pathname, host } = new URL(url, globalThis.location?.href ?? 'https://page.invalid/');
  return pathname.split('/').pop() || host;
};

const toWords = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replace(/(?<=[a-z])[A-Z]/g, ' $&');
