import type { IExtendedConfiguration } from '@microsoft/1ds-core-js';
import { AppInsightsCore, createGuid } from '@microsoft/1ds-core-js';
import type { IChannelConfiguration } from '@microsoft/1ds-post-js';
import { PostChannel } from '@microsoft/1ds-post-js';
import { consented } from '../../platform/consented';
import { untilActivated } from '../../platform/until-activated';
import { writeCookie } from '../../platform/write-cookie';
import type { Settings } from '../settings';
import { constants } from './constants';
import type { Adapter } from './telemetry-event';
import { parseSession, renewSession } from './telemetry-session';

const sessionCookie = 'cobble_session';
const deviceCookie = 'cobble_device';

const readCookie = (name: string): string | undefined => {
  if (!consented('storage')) return undefined;
  try {
    return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
};

const storeCookie = (name: string, value: string): void => {
  if (!consented('storage')) return;
  try {
    writeCookie(
      `${name}=${value}; path=/; max-age=${constants.cookieMaxAgeSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
    );
  } catch {
    // Without cookies, each page is a session.
  }
};

/** TEL-1. */
export const channelConfiguration: IChannelConfiguration = {
  eventsLimitInMem: constants.maxEventsInMemory,
  immediateEventLimit: constants.maxImmediateEvents,
  maxEventRetryAttempts: constants.maxRetries,
  maxUnloadEventRetryAttempts: constants.maxUnloadRetries,
  requestLimit: {
    requestLimit: [constants.maxPayloadBytes, constants.maxBeaconBytes],
    recordLimit: [constants.maxEventBytes, constants.maxBeaconBytes],
  },
};

/**
 * Creates the adapter for the 1DS packages, which are bundled with this file. Waits while the page is prerendered.
 *
 * @param options `instrumentationKey` (required) and `endpointUrl` of the collector
 * @throws Error without a key
 */
export const create = async ({
  instrumentationKey,
  endpointUrl,
}: NonNullable<Settings['telemetry']>): Promise<Adapter> => {
  if (typeof instrumentationKey !== 'string')
    throw new Error("telemetry.instrumentationKey is missing: the 1ds adapter can't send without it.");
  await untilActivated();
  const core = new AppInsightsCore();
  const channel = new PostChannel();
  const configuration: IExtendedConfiguration = {
    instrumentationKey,
    ...(typeof endpointUrl === 'string' && { endpointUrl }),
    maxMessageLimit: constants.maxInternalMessages,
    diagnosticLogInterval: constants.diagnosticIntervalMs,
    extensionConfig: { [channel.identifier]: channelConfiguration },
  };
  core.initialize(configuration, [channel]);

  let session = parseSession(readCookie(sessionCookie));
  const device = readCookie(deviceCookie) ?? createGuid();
  storeCookie(deviceCookie, device);

  return ({ name, data, time }) => {
    const renewed = renewSession(session, time, createGuid);
    if (renewed !== session) storeCookie(sessionCookie, `${renewed.id}|${renewed.acquired}|${renewed.renewed}`);
    session = renewed;
    core.track({
      name,
      time: new Date(time).toISOString(),
      data: { ...data },
      ext: { app: { sesId: renewed.id }, device: { localId: device } },
    });
  };
};
