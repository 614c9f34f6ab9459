import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/must';
import type { Measured } from './measure';

/** Bytes of brotli at most, by what a page loads. */
export const BUDGETS = {
  // The build's id alone moves the loader by 10 and the runtime by 30. Enhanced links, asked for where a page has them:
  // 34. What was drawn before, kept as it is until it is mounted: 39. Consent: 17. A link that opens a new tab by the
  // visitor's own click, and browsers without constructable sheets: 33. A moved file that is told no base says where it
  // looked, and runs from a blob: or data: URL: 51. Hundreds of widgets found in short tasks, 40, and waited for by one
  // timer, 50; a handle's methods made when it is asked for: 25.
  loader: 2095,
  // 110 of it take over what was drawn before, 35 make texts in other languages ready first, 41 are consent's setting,
  // 230 find the letters that the small face lacks, and its second file: the face has 9,104 less for it. The end of a
  // press: 20. Settings that a content system has made paragraphs of are read, and a curled quote is told: 100. What of
  // preact no widget uses is left out: 1,350 less. An area's second stylesheet, which all areas share: 44.
  // A page drawn before keeps its face: 19; slices without timers, and one observer for all: 45. Short slices where few
  // widgets wait: 20, for which a page of twenty blocks a slow phone half as long.
  // What an area asks by is fetched beside its code, which puts its answer two requests forward: 60. The locale is found
  // out while the files come: 25. Attributes are looked at for curled quotes where the markup has any: 20, for which a
  // thousand tiles take 40 ms less.
  runtime: 6885,
  // What a widget is on paper: 80; the colour of scrollbars: 20. Without the face: 4,172.
  // It stands at 10,890 to 10,905: the id alone moves it by as much.
  tilePage: 10_910,
  // 100 of each are print, scrollbars, and that it is taken over where it was drawn before. What the build's id moves in
  // a field, which is the largest: 10.
  component: 2090,
  largeComponent: 2800,
  // With the stylesheet that areas share, 980: alone on a page an area has up to 290 more for it than with a whole one of
  // its own, each further one some 750 less. To begin with the answers that a page was drawn with: 80.
  // The text of an article that a page was drawn with stands until the page's own is safe: 20. Names in an article hide
  // nothing of it from who reads it: 20. Where nobody needs to sign in, a refused token is a failure with a retry: 12. A
  // vote whose answer can't be read has arrived: 15.
  area: 8430,
  // The shapes of all groups' answers are in it: 1,300 bytes, and 275 to read by them. A page that gets the client from
  // the pasted tag has those of its groups alone.
  // Consent: 90. What was asked before a change is not stored after it: 10, with what the build's id moves.
  services: 9670,
  // What an edge has put into the page is found again: 25. Consent, 120; which files ran, and which did not, 140; flights
  // that stay over the hour in each tab, with a full storage and a clock that was put back, 170. Settings of a content
  // system: 28. A file of 166 bytes that it waited for is in it. A restriction that is no object keeps an experiment from
  // running anywhere: 10, with what the build's id moves. The locale is found out when it is asked for: 22.
  experiments: 5500,
} as const;

export const LARGE: readonly string[] = ['captcha', 'carousel', 'profile-game-card'];

/** One budget, and what was measured against it. */
export interface BudgetRow {
  readonly what: string;
  readonly brotli: number;
  readonly budget: number;
}

/** Adds up the files of a manifest into the budgets' rows. A theme's stylesheet counts by the largest of the themes. */
export const budgetRows = (
  files: Readonly<Record<string, Measured>>,
  chunkFiles: (chunk: string) => readonly string[],
  widgets: readonly { name: string; kind: string }[],
): BudgetRow[] => {
  const brotli = (path: string) => must(files[path], `${path} in the manifest`).brotli;
  const size = (paths: readonly string[]) => paths.reduce((sum, path) => sum + brotli(path), 0);
  const largest = (pattern: RegExp) =>
    Math.max(
      0,
      ...Object.keys(files)
        .filter((path) => pattern.test(path))
        .map(brotli),
    );
  const loader = largest(/^[^/]+\/cobble\.js$/);
  const runtime = size(chunkFiles('runtime'));
  const whole = (name: string) => size(chunkFiles(name)) + largest(new RegExp(`^(?!chunks)[^/]+/${name}\\.[^/]*css$`));
  const rows: BudgetRow[] = [
    { what: 'the pasted file', brotli: loader, budget: BUDGETS.loader },
    { what: 'runtime', brotli: runtime, budget: BUDGETS.runtime },
  ];
  if (widgets.some(({ name }) => name === 'marketplace-tile'))
    rows.push({
      what: 'a page with one tile',
      brotli: loader + runtime + whole('marketplace-tile'),
      budget: BUDGETS.tilePage,
    });
  rows.push({ what: 'services', brotli: brotli('services.js'), budget: BUDGETS.services });
  rows.push({ what: 'experiments', brotli: size(chunkFiles('experiments')), budget: BUDGETS.experiments });
  for (const { name, kind } of widgets) {
    rows.push({
      what: name,
      brotli: whole(name) + (kind === 'area' ? largest(new RegExp(`^[^/]+/${AREAS_SHEET}\\.[^/]*css$`)) : 0),
      budget: kind === 'area' ? BUDGETS.area : LARGE.includes(name) ? BUDGETS.largeComponent : BUDGETS.component,
    });
  }
  return rows;
};
