import type { Row } from '../route';
import { gameProfile, realmsProfile, xboxSettings } from './answers';

export const profileRoutes = {
  get: { at: 'profile', path: '/{product}/profile', auth: 'bearer', answer: gameProfile },
  realms: { at: 'profile', path: '/realms/profile/{profileId}', auth: 'bearer', answer: realmsProfile },
  pauseSubscription: {
    method: 'PUT',
    at: 'profile',
    path: '/realms/subscription/{id}/pause',
    auth: 'bearer',
    reads: false,
  },
  resumeSubscription: {
    method: 'PUT',
    at: 'profile',
    path: '/realms/subscription/{id}/resume',
    auth: 'bearer',
    reads: false,
  },
  gamertagPicture: {
    at: 'xboxProfile',
    path: '/users/gt({gamertag})/profile/settings',
    query: 'settings=AppDisplayPicRaw,IsXbox360Gamerpic',
    headers: { 'x-xbl-contract-version': '3' },
    auth: 'xbox',
    answer: xboxSettings,
  },
  redeemCape: { method: 'POST', at: 'profile', path: '/{product}/cape/15year', auth: 'bearer', reads: false },
} as const satisfies Record<string, Row>;
