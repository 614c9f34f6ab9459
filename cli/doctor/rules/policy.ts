import { parseUrl } from '../../io/urls';
import type { Piece } from '../../report/locate';
import { blockingDirective, type PolicyQuestion, policiesOf } from '../policy';
import type { Site } from '../site';
import { type DoctorRule, pageStart } from './doctor-rule';

interface Need extends PolicyQuestion {
  readonly at: Piece;
}

export const policy: DoctorRule = {
  id: 'policy',
  severity: 'error',
  text: "The page's Content-Security-Policy blocks what Cobble needs.",
  why: 'Browsers enforce every policy of the headers and of the page.',
  *find(site) {
    const policies = policiesOf(site);
    const reported = new Set<string>();
    for (const need of needsOf(site))
      for (const each of policies) {
        const directive = blockingDirective(each, need, site.reply.url);
        const origin = new URL(need.url).origin;
        if (directive === undefined || reported.has(directive + origin)) continue;
        reported.add(directive + origin);
        yield {
          at: need.at,
          message: `The page's Content-Security-Policy blocks ${need.url} (${directive})`,
          advice: `Add ${origin === site.reply.url.origin ? "'self'" : origin} to ${need.directive}. cobble snippet --csp prints the policy that the page needs.`,
        };
      }
    const names = policies.flatMap((each) => (each.has('trusted-types') ? [each.get('trusted-types') ?? []] : []));
    if (site.build && names.some((list) => !list.includes('cobble') && !list.includes('*')))
      yield {
        at: site.build.tag.at,
        message: 'The Content-Security-Policy has trusted-types without cobble',
        advice: 'Add cobble to trusted-types: it is the only policy that Cobble creates.',
      };
  },
};

const needsOf = ({ build, page, settings }: Site): Need[] => {
  if (!build) return [];
  const { files, base, tag } = build;
  const loaded = files.map(({ url, kind, at }): Need => {
    const element = page.elements.find((each) => each.at === at && /^(script|link)$/.test(each.tag));
    const isOwn = element === undefined || (element === tag && url !== files[0]?.url);
    if (kind === 'style')
      return { directive: isOwn ? 'connect-src' : 'style-src', url, at, element: isOwn ? undefined : element };
    return { directive: 'script-src', url, at, element: isOwn ? undefined : element };
  });
  const api = parseUrl(settings.api)?.href;
  const usesApi = settings.isOn || page.elements.some(({ attributes }) => attributes.has('data-widget'));
  return [
    ...loaded.filter(({ url }) => /\.(js|css)$/.test(new URL(url).pathname)),
    { directive: 'connect-src', url: base, at: tag.at },
    ...(api && usesApi ? [{ directive: 'connect-src' as const, url: api, at: tag.at ?? pageStart }] : []),
  ];
};
