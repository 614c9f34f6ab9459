import type { LatestVersion } from '../../../services/downloads/answers';
import { base } from '../../../widgets/kit/base.style';
import { button } from '../../../widgets/kit/button.style';
import { buttonPrimary } from '../../../widgets/kit/button-primary.style';
import { buttonSecondary } from '../../../widgets/kit/button-secondary.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Download } from '../../../widgets/kit/icons/download';
import { wave } from '../../../widgets/kit/wave.style';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { downloads, links as grid, version, waiting } from './download-links.style';
import type { description } from './download-links.widget';
import { safeLinks } from './safe-links';

const names: Readonly<Record<string, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  xbox: 'Xbox',
  playstation: 'PlayStation',
  switch: 'Switch',
};

/**
 * Download links with the latest version (ARE-8). The links are what matters: a version that does not come is left out,
 * and asked for again with them.
 */
export const DownloadLinks = ({ host, heading, emptyText, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const latest = useCall(from, ({ downloads }, signal) => downloads.latest({ signal }), ['latest'], {
    forAll: true,
    bound: bounded,
  });
  const links = useCall(from, ({ downloads }, signal) => downloads.links({ signal }).then(safeLinks), ['links'], {
    forAll: true,
    bound: bounded,
  });
  const call = {
    ...links,
    retry: () => {
      links.retry();
      if (latest.status === 'error') latest.retry();
    },
  };
  const mine = platform();
  return (
    <section className={`${base} ${downloads}`}>
      <h2>{heading}</h2>
      <p className={version}>{latest.data && versionOf(latest.data, texts, host.locale)}</p>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={
          <ul className={grid} aria-hidden="true">
            {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
              <li key={i} className={`${wave} ${waiting}`} />
            ))}
          </ul>
        }
        empty={(links) => links.length === 0 && <p>{emptyText}</p>}
      >
        {(list) => (
          <ul className={grid}>
            {[...list]
              .sort((a, b) => Number(b.platform === mine) - Number(a.platform === mine))
              .map(({ type, platform, title, url }) => (
                <li key={`${type} ${url}`}>
                  <a
                    className={`${button} ${platform === mine ? buttonPrimary : buttonSecondary}`}
                    href={url}
                    onClick={() => host.emit('download', { platform: type, url })}
                  >
                    <Download size={16} />
                    <span>
                      {(/^server/.test(type) && ownText(texts, `${type}Text`)) ||
                        title ||
                        texts.downloadText.replace(
                          '{platform}',
                          () => (Object.hasOwn(names, type) && names[type]) || type,
                        )}
                      {platform === mine && <small>{texts.yoursText}</small>}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        )}
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </section>
  );
};

/** The text of a kind of download that is known; the service names the kinds. */
const ownText = (texts: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(texts, key) ? String(texts[key]) : undefined;

/** `{ result: '1.26' }` is what the site's service is seen to answer. */
const versionOf = (
  { version: given, result, releaseDate }: LatestVersion,
  { versionText, versionOnlyText }: { versionText: string; versionOnlyText: string },
  locale: string,
) => {
  const version = given || result;
  if (!version) return undefined;
  return !releaseDate
    ? versionOnlyText.replace('{version}', () => version)
    : versionText
        .replace('{version}', () => version)
        .replace('{date}', new Date(releaseDate).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
};

/** The visitor's platform, as the service names it. */
const platform = () => {
  const agent = navigator.userAgent;
  return /Xbox/.test(agent)
    ? 'xbox'
    : /PlayStation/.test(agent)
      ? 'playstation'
      : /Android/.test(agent)
        ? 'android'
        : // An iPad says that it is a Mac; a Mac has no touch screen.
          /iPhone|iPad/.test(agent) || (/Mac/.test(agent) && navigator.maxTouchPoints > 1)
          ? 'ios'
          : /Win/.test(agent)
            ? 'windows'
            : /Mac/.test(agent)
              ? 'macos'
              : /Linux|CrOS/.test(agent)
                ? 'linux'
                : undefined;
};
