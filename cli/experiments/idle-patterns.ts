import { endless } from '../../src/services/experiments/endless';
import { limits } from '../../src/services/experiments/expression';
import { pattern } from '../../src/services/experiments/pattern';
import { configModel } from '../config/config-model';
import { shorten } from '../io/shorten';
import type { JsonDocument } from '../json/document';

/**
 * The patterns of a config that matched nothing in any of the URLs on their experiment's domain: no case shows what
 * they are for. One line each, with its place.
 */
export const idlePatterns = (document: JsonDocument, urls: readonly string[]): string[] => {
  const byDomain = new Map<string, URL[]>();
  for (const url of urls.filter((text) => URL.canParse(text)).map((text) => new URL(text))) {
    const pages = byDomain.get(url.hostname);
    if (pages) pages.push(url);
    else byDomain.set(url.hostname, [url]);
  }
  return configModel(document).patterns.flatMap(({ experiment, part, role, node, pattern: { source } }) => {
    const pages = byDomain.get(String(experiment.domain?.value).toLowerCase()) ?? [];
    const made = pattern(source, endless);
    if (typeof made === 'string' || pages.some((page) => hits(made, part === 'url' ? page.pathname : page.search)))
      return [];
    const { line, column } = document.position(node.offset);
    return [`${document.name}:${line}:${column} ${part}.${role} ${shorten(source)} of ${experiment.title}`];
  });
};

/** As in the page: what is longer is not looked at, as the work can grow with the cube of the length (threat 9). */
const hits = (pattern: RegExp, text: string): boolean => text.length <= limits.input && pattern.test(text);
