import { allowedUrl } from '../../platform/allowed-url';
import type { Experiment } from '../engine/config';
import type { Running } from '../engine/flights';
import { dispatch } from './dispatch';
import type { RunnerState } from './runner-state';

const ran = new Set<string>();

const left = new Set<string>();

/**
 * Disables the stylesheets of flights with `removeStyles` while the flights don't run. Dispatches `cobble:flight-left`
 * when a flight stops running, and `cobble:flight-returned` when it runs again.
 */
export const updateLeftFlights = (state: RunnerState): void => {
  const { flights, config } = state;
  for (const id of [...flights.experiments, ...flights.applied]) ran.add(id);
  const known = flightsOf(config.experiments).filter(({ id }) => ran.has(id));
  updateStyles(known, state);
  dispatchEvents(known, state);
};

const flightsOf = (experiments: readonly Experiment[]): Running[] =>
  experiments.flatMap(({ name: experiment, setup }) =>
    setup.map((one) => ({ ...one, experiment, id: `${experiment}:${one.flight}` })),
  );

const updateStyles = (known: readonly Running[], { settings, flights }: RunnerState): void => {
  const linksOf = (some: readonly Running[]) =>
    some.flatMap(({ css }) => css.map((file) => loadedElement(file, settings)));
  const needed = linksOf(known.filter(({ id, removeStyles }) => !removeStyles || flights.experiments.includes(id)));
  // Disable the sheet, not the link: enabling a disabled link would request the file again.
  for (const link of linksOf(known.filter(({ removeStyles }) => removeStyles)))
    if (link instanceof HTMLLinkElement && link.sheet) link.sheet.disabled = !needed.includes(link);
};

/** Dispatches `cobble:flight-left` after the flight's scripts have run, so that the scripts can listen to the event. */
const dispatchEvents = (known: readonly Running[], { settings, flights }: RunnerState): void => {
  const isPending = (file: string) => !loadedElement(file, settings) && !flights.failed.some(({ url }) => url === file);
  for (const { id, experiment, flight, js } of known)
    if (flights.experiments.includes(id)) {
      if (left.delete(id)) dispatch('flight-returned', { experiment, flight });
    } else if (!left.has(id) && flights.applied.includes(id) && !js.some(isPending)) {
      left.add(id);
      dispatch('flight-left', { experiment, flight });
    }
};

/** Returns a file's element if an edge worker added the element or this page loaded the file. */
const loadedElement = (file: string, settings: RunnerState['settings']): Element | null => {
  const url = allowedUrl(file, settings);
  return url ? document.querySelector(`head>[data-cobble-added=${CSS.escape(url)}]`) : null;
};
