import type { Page } from 'puppeteer';
import type { MeasuredRoom } from '../../cli/build/room-points';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import { simplifyPoints } from './simplify-points';

/** Widths of places in a page: a column, phones, tablets, a page. */
const WIDTHS = [200, 260, 300, 328, 360, 440, 520, 600, 700, 800, 960, 1080, 1200];

/** Of heights; a shift of this is below what anybody counts. */
const TOLERANCE = 6;

/** A page with each widget in each width and nothing else: its answers must never come, so that areas wait. */
export const roomPage = (descriptions: readonly WidgetDescription[], theme: string): string =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Rooms</title>
<style>body{margin:0}.place>*{width:100%}</style>
<script async src="/dist/${theme}/cobble.js"></script><body>
${descriptions
  .flatMap((description) =>
    roomsOf(description).flatMap(({ where, example }) =>
      WIDTHS.map(
        (width) =>
          `<div class="place" data-of="${description.name}" data-where='${where}' data-across="${width}" style="width:${width}px">${exampleMarkup(description, example, { 'data-load': 'eager' })}</div>`,
      ),
    ),
  )
  .join('\n')}`;

/** Reads the heights from such a page, once all stand. */
export const measureRooms = async (page: Page): Promise<Record<string, MeasuredRoom>> => {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>('.place > *')].every(({ dataset }) =>
        /mounted|error/.test(dataset.widgetState ?? ''),
      ),
    { polling: 100, timeout: 60_000 },
  );
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.place')].map((place) => ({
      of: place.dataset.of ?? '',
      where: place.dataset.where ?? '',
      width: Number(place.dataset.across),
      height: Math.round(place.getBoundingClientRect().height),
      failed: (place.firstElementChild as HTMLElement).dataset.widgetState === 'error',
    })),
  );
  const rooms: Record<string, Record<string, [number, number][]>> = {};
  for (const { of, where, width, height, failed } of seen) {
    if (failed) throw Error(`${of} failed to mount at ${width} px: nothing can be measured`);
    const room = rooms[of] ?? {};
    rooms[of] = { ...room, [where]: [...(room[where] ?? []), [width, height]] };
  }
  return Object.fromEntries(
    Object.entries(rooms)
      .map(([name, room]) => [
        name,
        Object.fromEntries(
          Object.entries(room)
            .filter(([, points]) => points.some(([, height]) => height > 0))
            .map(([where, points]) => [where, simplifyPoints(points, TOLERANCE)]),
        ),
      ])
      .filter(([, room]) => Object.keys(room as object).length > 0),
  );
};

const roomsOf = ({ name, room = [{}], examples }: WidgetDescription) =>
  room.map(({ where = '', example }) => {
    const found = example === undefined ? examples[0] : examples.find((one) => one.name === example);
    if (!found) throw Error(`${name} keeps room for its example "${example}", which it does not have`);
    return { where, example: found };
  });
