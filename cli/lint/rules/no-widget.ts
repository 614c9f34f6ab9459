import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const noWidget: LintRule = {
  id: 'no-widget',
  severity: 'warning',
  text: 'A page has the Cobble tag but no widget.',
  why: 'The tag is useless, or the content system removed the widgets. A tag that runs experiments or has data-scan="manual" is fine.',
  wrong: '<!doctype html><script async src="/dist/realms/cobble.js"></script><p>Play</p>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, tags: [tag] }) {
    if (!page.whole || !tag || hasWork(tag) || all.some(isForCobble)) return;
    yield {
      at: tag.at,
      message: 'The page has the Cobble tag but no element with data-widget',
      advice: 'Remove the tag, or check whether the content system strips data-widget.',
    };
  },
};

/** Whether the tag runs experiments, or a script mounts widgets later. */
const hasWork = ({ attributes }: PageElement): boolean => {
  const query = /\?(.*)/.exec(attributes.get('src')?.value ?? '')?.[1] ?? '';
  const settings = new URLSearchParams(query);
  const given = (name: string): string | null => attributes.get(`data-${name}`)?.value ?? settings.get(name);
  return (given('experiments') ?? 'off') !== 'off' || given('scan') === 'manual';
};

const isForCobble = ({ tag, attributes, text }: PageElement): boolean =>
  attributes.has('data-widget') ||
  attributes.has('data-cobble-config') ||
  (attributes.get('href')?.value.includes('#cobble=') ?? false) ||
  (tag === 'script' && /\bcobble(?:Settings)?\b|data-widget/.test(text));
