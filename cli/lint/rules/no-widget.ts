import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const noWidget: LintRule = {
  id: 'no-widget',
  severity: 'warning',
  text: 'A page has the Cobble tag, and no widget.',
  why: 'The tag is fetched for nothing, or the markup of the widgets was lost on its way into the page. A tag that runs experiments, or waits for scripts (data-scan="manual"), has something to do.',
  wrong: '<!doctype html><script async src="/dist/realms/cobble.js"></script><p>Play</p>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, tags: [tag] }) {
    if (!page.whole || !tag || hasWork(tag) || all.some(isForCobble)) return;
    yield {
      at: tag.at,
      message: 'The page has the Cobble tag, and no element with data-widget',
      mend: 'Take the tag out, or look whether the system that keeps the page has stripped data-widget.',
    };
  },
};

/** Without widgets, the tag may still run experiments, or wait for a script. */
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
