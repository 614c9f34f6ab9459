import type { Route } from '../route';

/** The profile calls (PRF-1 to PRF-5). */
export const profileRoutes = {
  get: {
    rule: 'PRF-1', method: 'GET', at: 'profile', path: '/{product}/profile',
    auth: 'bearer', reads: true, retry: 'read', cache: 'shared',
  },
  realms: {
    rule: 'PRF-2', method: 'GET', at: 'profile', path: '/realms/profile/{profileId}',
    auth: 'bearer', reads: true, retry: 'read', cache: 'shared',
  },
  pauseSubscription: {
    rule: 'PRF-3', method: 'PUT', at: 'profile', path: '/realms/subscription/{id}/pause',
    auth: 'bearer', reads: false, retry: 'never', cache: 'none',
  },
  resumeSubscription: {
    rule: 'PRF-3', method: 'PUT', at: 'profile', path: '/realms/subscription/{id}/resume',
    auth: 'bearer', reads: false, retry: 'never', cache: 'none',
  },
  gamertagPicture: {
    rule: 'PRF-4', method: 'GET', at: 'xboxProfile', path: '/users/gt({gamertag})/profile/settings',
    query: { settings: '=AppDisplayPicRaw,IsXbox360Gamerpic' },
    headers: { 'x-xbl-contract-version': '3' },
    auth: 'xbox', reads: true, retry: 'read', cache: 'shared',
  },
  redeemCape: {
    rule: 'PRF-5', method: 'POST', at: 'profile', path: '/{product}/cape/15year',
    auth: 'bearer', reads: false, retry: 'never', cache: 'none',
  },
} as const satisfies Record<string, Route>;
