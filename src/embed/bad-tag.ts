import { log } from '../platform/log';

/** The known attributes of the tag (interfaces 1 and 9). */
const NAMES = [
  'base',
  'theme',
  'locale',
  'api',
  'product',
  'experiments',
  'antiflicker',
  'ignore',
  'allow',
  'links',
  'consent',
  'scan',
];
const SCANS = ['auto', 'once', 'manual'];

/** Optimisers, page transitions and consent managers add these attributes to any script. */
const FOREIGN =
  /^(cfasync|cf-|no-|nowprocket|noptimize|rocket-|turbo|swup-|cookie|category|pagespeed-|minify|src$|type$|wp-|uc-|ot-|cmp-)/;

let isReported = false;

/** Warns once about unknown attributes of the tag, and unknown values of `data-scan` (interface 10). */
export default (): void => {
  if (isReported) return;
  isReported = true;
  // Several scripts may match, because optimisers and page transitions run copies without attributes.
  const tags = [...document.scripts].filter(({ src }) => src.includes('/cobble.'));
  const tag = tags.find(({ dataset }) => Object.keys(dataset)[0]);
  if (!tag) return;
  const warn = (problem: string, fix: string) =>
    log('warn', `cobble: ${problem} of the tag <script src="${tag.getAttribute('src')}">. Fix: ${fix}.`, tag);
  for (const { name, value } of tag.attributes) {
    const [, own] = /^data-(.+)$/.exec(name) ?? [];
    if (own === undefined || NAMES.includes(own)) continue;
    const near = nearest(own, NAMES);
    if (near) warn(`unknown attribute ${name}="${value.slice(0, 60)}"`, `write data-${near}`);
    else if (!FOREIGN.test(own)) warn(`unknown attribute ${name}`, `use one of data-${NAMES.join(', data-')}`);
  }
  const { scan = 'auto' } = tag.dataset;
  if (!SCANS.includes(scan))
    warn(
      `unknown word in data-scan="${scan.slice(0, 60)}"`,
      `write ${nearest(scan, SCANS) ?? 'auto, once or manual'}. Until then, auto is used`,
    );
};

/** Returns the nearest known name, if at most two letters differ. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  const [best] = known
    .map((each) => ({ each, distance: distance(name.toLowerCase(), each) }))
    .filter(({ each, distance }) => distance < Math.min(3, each.length - 1))
    .sort((a, b) => a.distance - b.distance);
  return best?.each;
};

/** Returns the Levenshtein distance of the first 30 letters. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from.slice(0, 30)) {
    let [left, diagonal = 0] = [(row[0] ?? 0) + 1, row[0]];
    row = [
      left,
      ...[...to].map((other, at) => {
        const above = row[at + 1] ?? 0;
        left = Math.min(left + 1, above + 1, diagonal + Number(letter !== other));
        diagonal = above;
        return left;
      }),
    ];
  }
  return row.at(-1) ?? 0;
};
