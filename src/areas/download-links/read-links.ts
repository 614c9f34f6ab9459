import type { DownloadLinks } from '../../services/answers/downloads';
import { safeUrl } from '../../widgets/shared/safe-url';
import { ROWS } from '../shared/bounded';
import { toText } from '../shared/to-text';

/** A link that leads somewhere safe. */
export interface SoundLink {
  /** As the service calls it. */
  readonly type: string;
  /** The visitor's own may be that one; empty for none, and for what is no release. */
  readonly platform: string;
  readonly title?: string;
  readonly url: string;
}

/** What the service is seen to offer, in words. */
const titles: Readonly<Record<string, string>> = {
  serverBedrockWindows: 'Bedrock server for Windows',
  serverBedrockLinux: 'Bedrock server for Linux',
  serverJar: 'Java server',
  serverBedrockPreviewWindows: 'Bedrock server preview for Windows',
  serverBedrockPreviewLinux: 'Bedrock server preview for Linux',
};

/**
 * Reads `{ links: [{ platform, title, url }] }`, and what the site's service is seen to answer: `{ result: { links: [{
 * downloadType, downloadUrl }] } }`. The list may hold anything.
 */
export const readLinks = (answer: DownloadLinks | undefined): SoundLink[] => {
  const list: unknown = answer?.links ?? answer?.result?.links;
  return (Array.isArray(list) ? (list.slice(0, ROWS + 1) as (Record<string, unknown> | null)[]) : []).flatMap(
    (link) => {
      const given = link?.url ?? link?.downloadUrl;
      const url = safeUrl(typeof given === 'string' ? given : undefined);
      if (!url) return [];
      const type = toText(link!.downloadType);
      const platform = toText(link!.platform) ?? '';
      if (!type) return [{ type: platform, platform, title: toText(link!.title), url }];
      const own = /preview/i.test(type) ? undefined : /windows|linux/i.exec(type);
      return [
        {
          type,
          platform: own?.[0].toLowerCase() ?? '',
          title: Object.hasOwn(titles, type) ? titles[type] : inWords(type),
          url,
        },
      ];
    },
  );
};

/** `serverBedrockToaster`: "Server Bedrock Toaster". */
const inWords = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replace(/(?<=[a-z])[A-Z]/g, ' $&');
