import { isTagUrl } from '../../src/embed/tag-url';
import type { SettingsIn } from '../at-page/settings-in';
import { settingsIn } from '../at-page/settings-in';
import { CliError } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { statusAdvice } from '../io/status-advice';
import { isAddress, isHost } from '../io/urls';
import { type Page, type PageElement, page } from '../lint/page';
import { type KnownNames, type PublishedBuild, publishedBuild } from './published-build';
import { decoded, isHtml, isOk, type Reply, request, typeOf } from './request';

export interface Site {
  readonly page: Page;
  readonly reply: Reply;
  readonly tags: readonly PageElement[];
  readonly settings: SettingsIn;
  readonly build: PublishedBuild | undefined;
}

export const readSite = async (name: string, known: KnownNames, network: FetchNetwork = {}): Promise<Site> => {
  if (!isAddress(name))
    throw new CliError(
      `${name} isn't an http URL`,
      `${isHost(name) && !/\.html?$/i.test(name) ? `Write https://${name}.` : 'Write it as https://www.example.com/.'} For files, use cobble lint.`,
    );
  const reply = await request(name, { ...network, accept: 'text/html' });
  if (!isOk(reply))
    throw new CliError(
      `cannot read ${name}: ${reply.error ?? `the server answered ${reply.status}`}`,
      reply.advice ?? (reply.error === undefined ? statusAdvice(reply.status) : 'Check that the server is running.'),
    );
  if (reply.body.length === 0) throw new CliError(`${name} is empty`, "Check the URL, and the server's log.");
  if (!isHtml(reply))
    throw new CliError(
      `${name} isn't an HTML page: its content type is ${typeOf(reply) || 'missing'}`,
      'Use the URL of a page, and send Content-Type: text/html.',
    );
  const html = page(name, decoded(reply));
  const tags = html.elements.filter(
    ({ tag, attributes }) => tag === 'script' && isTagUrl(attributes.get('src')?.value ?? ''),
  );
  const settings = settingsIn(html, reply.url);
  const [tag] = tags;
  const build =
    tag && (await publishedBuild({ page: html, tag, settings, reply, known }, { ...network, kind: reply.kind }));
  return { page: html, reply, tags, settings, build };
};
