import type { IExtendedConfiguration } from '@microsoft/1ds-core-js';
import { AppInsightsCore, createGuid } from '@microsoft/1ds-core-js';
import type { IChannelConfiguration } from '@microsoft/1ds-post-js';
import { PostChannel } from '@microsoft/1ds-post-js';
import { untilActivated } from '../../platform/until-activated';
import type { TelemetrySettings } from '../settings';
import { constants } from './constants';
import type { Adapter, ExperimentIds } from './telemetry-event';
import { sessionIdAt } from './telemetry-session';
import { visitorCookie } from './visitor-cookie';

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

const MAX_EXPERIMENT_IDS_LENGTH = 256;

/**
 * Adds to each event the fields by which 1DS groups reports: the ids of the session, visitor and browser, and the
 * page's reported experiment ids. The visitor's id is random, unrelated to the player's id, and survives sign-out.
 *
 * @throws Error without a key
 */
export const create = async ({ instrumentationKey, endpointUrl }: TelemetrySettings): Promise<Adapter> => {
  if (typeof instrumentationKey !== 'string')
    throw new Error('telemetry.instrumentationKey is missing. Fix: set it, or use another adapter than 1ds.');
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

  const session = visitorCookie('cobble_session');
  const user = lastingId('cobble_user');
  const device = lastingId('cobble_device');
  let expId: string | undefined;

  return ({ name, data, time }) => {
    if (name === 'cobble:experiments') expId = joinIds((data as Partial<ExperimentIds>).ids);
    core.track({
      name,
      time: new Date(time).toISOString(),
      data: { ...data },
      ext: {
        app: { sesId: sessionIdAt(time, session, createGuid), ...(expId && { expId }) },
        user: { localId: user() },
        device: { localId: device() },
      },
    });
  };
};

/** Renews the id's cookie for a year, once per page load. */
const lastingId = (name: string): (() => string) => {
  const cookie = visitorCookie(name);
  let isRenewed = false;
  return () => {
    const id = cookie.read() ?? createGuid();
    // The cookie may not have been stored, for example before consent, so write it again.
    if (isRenewed && cookie.stored()) return id;
    isRenewed = true;
    return cookie.write(id, constants.cookieMaxAgeSeconds);
  };
};

const joinIds = (ids: readonly string[] = []): string =>
  ids.reduce((joined, id) => {
    const longer = joined ? `${joined},${id}` : id;
    return longer.length > MAX_EXPERIMENT_IDS_LENGTH ? joined : longer;
  }, '');
