import { distance } from 'fastest-levenshtein';
import type { Problem } from './problem';

export const domainProblems = (domains: readonly string[], here: string): Problem[] => {
  if (domains.length === 0 || domains.includes(here)) return [];
  const [nearest] = domains.filter(Boolean).toSorted((a, b) => distance(a, here) - distance(b, here));
  if (!nearest) return [{ what: 'No experiment names a domain.', fix: `add "domain": "${here}" to its targeting.` }];
  const found =
    domains.length > 1
      ? `Of the config's ${domains.length} domains, ${nearest} is the nearest.`
      : `The config's only domain is ${nearest}.`;
  return [{ what: `No experiment is for ${here}. ${found}`, fix: domainFix(here, nearest) }];
};

const domainFix = (here: string, nearest: string): string => {
  if (nearest.includes(here)) return `write only the host: "domain": "${here}".`;
  if (/^(localhost|127\..*|\[::1\])$/.test(here)) return `to try them here, run cobble serve --as ${nearest}.`;
  return `open the page on ${nearest}, or correct the domain to "${here}".`;
};
