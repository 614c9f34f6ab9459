import { consented } from '../../platform/consented';
import { assignmentUrl, configUrl } from '../page/endpoints';
import type { View } from './view';

export const pageNotes = (view: View): string[] => {
  const { assigned, config } = view;
  const elsewhere = config.experiments.filter(({ domain }) => domain !== location.hostname).length;
  return [
    assigned?.length === 0 && 'The assignment lists no flights. Only the URL turns flights on.',
    assigned && !consented('storage') && 'Consent was withdrawn. The flights of this page view stay as they are.',
    !consented('telemetry') && 'Exposures are not reported, because the visitor has not consented to telemetry.',
    wasPrerendered() && 'This page was prerendered. Experiments started when it was shown.',
    elsewhere > 0 && `${elsewhere} ${elsewhere > 1 ? 'experiments are' : 'experiment is'} for other domains.`,
    ...otherWarnings(view),
  ].filter((note) => note !== false && note !== undefined);
};

const wasPrerendered = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
  return (entry?.activationStart ?? 0) > 0;
};

const otherWarnings = ({ warned, config, settings }: View): string[] => {
  const explained = [
    `${configUrl(settings)}: `,
    `${assignmentUrl(settings)}: `,
    'malformed experiment ',
    'not allowed: ',
    'no time to match ',
    ...config.experiments.map(({ name }) => `${name}: `),
  ];
  return [...warned]
    .filter((text) => !explained.some((start) => text.startsWith(start)))
    .map((text) => `Also logged: ${text}`);
};
