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

/** Reads one of ours; a page that refuses cookies has none, nor has a visitor who does. */
const kept = (name: string): string | undefined => {
  if (!consented('storage')) return undefined;
  try {
    return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
};

const keep = (name: string, value: string): void => {
  if (!consented('storage')) return;
  try {
    writeCookie(
      `${name}=${value}; path=/; max-age=${constants.cookieSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
    );
  } catch {
    // Each page is a visit of its own then.
  }
};

/** The channel's configuration (TEL-1). The back-off cap is the library's own. */
export const channelConfiguration: IChannelConfiguration = {
  eventsLimitInMem: constants.eventsInMemory,
  immediateEventLimit: constants.immediateEvents,
  maxEventRetryAttempts: constants.retries,
  maxUnloadEventRetryAttempts: constants.unloadRetries,
  requestLimit: {
    requestLimit: [constants.payload, constants.beacon],
    recordLimit: [constants.event, constants.beacon],
  },
};

/**
 * Hands events to the 1DS packages, which are loaded with this file.
 *
 * @param options `instrumentationKey` (needed) and `endpointUrl` of the collector
 * @returns waits while the page is only prerendered
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
    maxMessageLimit: constants.internalMessages,
    diagnosticLogInterval: constants.diagnosticInterval,
    extensionConfig: { [channel.identifier]: channelConfiguration },
  };
  core.initialize(configuration, [channel]);

  let session = parseSession(kept(sessionCookie));
  const device = kept(deviceCookie) ?? createGuid();
  keep(deviceCookie, device);

  return ({ name, data, time }) => {
    const renewed = renewSession(session, time, createGuid);
    if (renewed !== session) keep(sessionCookie, `${renewed.id}|${renewed.acquired}|${renewed.renewed}`);
    session = renewed;
    core.track({
      name,
      time: new Date(time).toISOString(),
      data: { ...data },
      ext: { app: { sesId: renewed.id }, device: { localId: device } },
    });
  };
};
