import type { Harness } from '../harness';
import { tag } from '../loader/tag';

export interface Site {
  /** The experiments, or a raw string that breaks the config. */
  config?: readonly object[] | string;
  /** The assigned flights. With null, the assignment request fails. */
  flights?: readonly string[] | null;
  json?: object;
  attributes?: string;
  head?: string;
  body?: string;
}

/** Returns an experiment on the test server that adds a script and a stylesheet named after its flight. */
export const experiment = (
  name: string,
  flight: string,
  {
    include = '^/',
    domain = '127.0.0.1',
    js = [`/exp/${flight}.js`],
    css = [`/exp/${flight}.css`],
    removeStyles,
    ...more
  }: Record<string, unknown> = {},
) => ({
  name,
  flights: { targeting: { domain, url: { include }, ...more }, setup: { [flight]: { js, css, removeStyles } } },
});

let count = 0;

/**
 * Publishes a config and an assignment, and builds a page for them.
 *
 * @returns the HTML for `pageWith` and the two paths
 */
export const site = (
  { publish }: Pick<Harness, 'publish'>,
  { config = [], flights = [], json = {}, attributes = '', head = '', body = '' }: Site,
) => {
  const id = ++count;
  const paths = { config: `/site/${id}/config.json`, assignment: `/site/${id}/assignment.json` };
  publish(paths.config, typeof config === 'string' ? config : JSON.stringify({ experiments: config }));
  if (flights) publish(paths.assignment, JSON.stringify({ flights }));
  const { experiments, ...others } = json as { experiments?: object };
  const settings = {
    ...others,
    experiments: { configUrl: paths.config, assignmentUrl: paths.assignment, ...experiments },
  };
  const html = `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Site</title><script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>
    <script>window.events=[];for(const name of ['cobble:flights','cobble:telemetry','cobble:exposure','cobble:flight-applied','cobble:flight-failed','cobble:flight-left','cobble:flight-returned'])document.addEventListener(name,event=>events.push([name,event.detail]))</script>
    ${head}${tag(`data-experiments="on" ${attributes}`)}</head><body>${body}</body></html>`;
  return { html, paths };
};

/** Runs in the page. */
export const eventDetails = (name: string) =>
  (window as never as { events: [string, unknown][] }).events.filter(([of]) => of === name).map(([, detail]) => detail);

/** Returns what experiments did to a page. Runs in the page. */
export const outcome = async () => {
  while (!(window.cobble as { flights?: unknown } | undefined)?.flights)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { cobble, events } = window as never as {
    cobble: { flights: { ready: Promise<void>; on: string[]; experiments: string[]; isOn(name: string): boolean } };
    events: [string, unknown][];
  };
  await cobble.flights.ready;
  // The page evaluates a changed URL in a separate task, so wait for that task.
  await new Promise((resolve) => setTimeout(resolve));
  const own = (list: string[]) => list.map((url) => url.replace(location.origin, ''));
  return {
    on: cobble.flights.on,
    experiments: cobble.flights.experiments,
    scripts: own([...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src)).filter(
      (src) => !src.includes('/cobble.js'),
    ),
    styles: own([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)),
    metas: [...document.querySelectorAll<HTMLMetaElement>('meta[name="cobble:experiments"]')].map(
      ({ content }) => content,
    ),
    // Copy each object, because some drivers return repeated objects only once.
    events: events
      .filter(([name]) => name === 'cobble:flights')
      .map(([, detail]) => JSON.parse(JSON.stringify(detail)) as unknown),
  };
};
