import type { SettingsIn } from '../at-page/settings-in';
import { settingsIn } from '../at-page/settings-in';
import { CliError } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { isAddress } from '../io/urls';
import { isTagUrl } from '../lint/html/markup';
import { type Page, type PageElement, page } from '../lint/page';
import { type PublishedBuild, publishedBuild } from './published-build';
import { isHtml, isOk, type Reply, request } from './request';

export interface Site {
  readonly page: Page;
  readonly reply: Reply;
  readonly tags: readonly PageElement[];
  readonly settings: SettingsIn;
  readonly build: PublishedBuild | undefined;
}

/** @throws CliError if the page can't be read */
export const readSite = async (name: string, network: FetchNetwork = {}): Promise<Site> => {
  if (!isAddress(name))
    throw new CliError(
      `${name} isn't an http URL`,
      'Write it as https://www.example.com/. For files, use cobble lint.',
    );
  const reply = await request(name, { ...network, accept: 'text/html' });
  if (!isOk(reply))
    throw new CliError(
      `cannot read ${name}: ${reply.error ?? `the server answered ${reply.status}`}`,
      'Check that the server is running, and that the page needs no sign-in.',
    );
  if (!isHtml(reply)) throw new CliError(`${name} isn't an HTML page`);
  const html = page(name, new TextDecoder().decode(reply.body));
  const tags = html.elements.filter(
    ({ tag, attributes }) => tag === 'script' && isTagUrl(attributes.get('src')?.value ?? ''),
  );
  const settings = settingsIn(html, reply.url);
  const [tag] = tags;
  const build = tag && (await publishedBuild({ page: html, tag, settings, reply }, { ...network, kind: reply.kind }));
  return { page: html, reply, tags, settings, build };
};
