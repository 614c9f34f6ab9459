import type { LatestVersion } from '../../../services/downloads/answers';
import { base } from '../../../widgets/kit/base.style';
import { button } from '../../../widgets/kit/button.style';
import { buttonPrimary } from '../../../widgets/kit/button-primary.style';
import { buttonSecondary } from '../../../widgets/kit/button-secondary.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Download } from '../../../widgets/kit/icons/download';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { downloads, links as grid, version, waiting } from './download-links.style';
import type { description } from './download-links.widget';
import { platformNames, visitorPlatform } from './platforms';
import type { SafeLink } from './safe-links';
import { useDownloads } from './use-downloads';

type Texts = Omit<PropsOf<typeof description>, 'heading' | 'emptyText'>;

/** Shows no version number if the version fails to load (ARE-8). */
export const DownloadLinks = ({ host, heading, emptyText, ...texts }: PropsOf<typeof description> & HostProps) => {
  const { call, latest } = useDownloads(host);
  const platform = visitorPlatform();
  return (
    <section className={`${base} ${downloads}`}>
      <h2>{heading}</h2>
      <p className={version}>{latest && versionTextOf(latest, texts, host.locale)}</p>
      <CallView
        call={call}
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
        {(links) => (
          <ul className={grid}>
            {startingWith(links, platform).map((link) => (
              <li key={`${link.type} ${link.url}`}>
                <a
                  className={`${button} ${link.platform === platform ? buttonPrimary : buttonSecondary}`}
                  href={link.url}
                  onClick={() => host.emit('download', { platform: link.type, url: link.url })}
                >
                  <Download size={16} />
                  <span>
                    {linkText(link, texts)}
                    {link.platform === platform && <small>{texts.yoursText}</small>}
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

const startingWith = (links: readonly SafeLink[], platform: string | undefined): readonly SafeLink[] =>
  [...links].sort((a, b) => Number(b.platform === platform) - Number(a.platform === platform));

const linkText = ({ type, title }: SafeLink, texts: Texts): string => {
  // The type comes from the service, so never read an inherited property such as `constructor`.
  const ownTexts: Readonly<Record<string, unknown>> = texts;
  const key = `${type}Text`;
  const serverText = /^server/.test(type) && Object.hasOwn(ownTexts, key) ? String(ownTexts[key]) : '';
  if (serverText || title) return serverText || title || '';
  const name = (Object.hasOwn(platformNames, type) && platformNames[type]) || type;
  return texts.downloadText.replace('{platform}', () => name);
};

/** The site's own service returns only `{ result: '1.26' }`, without a date. */
const versionTextOf = (
  { version: given, result, releaseDate }: LatestVersion,
  { versionText, versionOnlyText }: Texts,
  locale: string,
) => {
  const version = given || result;
  if (!version) return undefined;
  if (!releaseDate) return versionOnlyText.replace('{version}', () => version);
  const date = new Date(releaseDate).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return versionText.replace('{version}', () => version).replace('{date}', date);
};
