import type { Case } from '../case';
import { bearer } from './tokens';

export const profileCases: readonly Case[] = [
  {
    rule: 'PRF-1',
    about: 'the product id in the path',
    group: 'profile',
    method: 'get',
    args: [],
    signedIn: { method: 'GET', path: '/minecraft/profile', headers: { authorization: bearer } },
    signedOut: 'rejected',
  },
  {
    rule: 'PRF-2',
    about: 'a record',
    group: 'profile',
    method: 'realms',
    args: ['p 1'],
    signedIn: { method: 'GET', path: '/realms/profile/p%201', headers: { authorization: bearer } },
    signedOut: 'rejected',
  },
  {
    rule: 'PRF-3',
    about: 'pause',
    group: 'profile',
    method: 'pauseSubscription',
    args: [12],
    signedIn: { method: 'PUT', path: '/realms/subscription/12/pause', headers: { authorization: bearer } },
    signedOut: 'rejected',
    answer: { body: 'paused' },
    result: 'paused',
  },
  {
    rule: 'PRF-3',
    about: 'resume',
    group: 'profile',
    method: 'resumeSubscription',
    args: [12],
    signedIn: { method: 'PUT', path: '/realms/subscription/12/resume', headers: { authorization: bearer } },
    signedOut: 'rejected',
    answer: { status: 204 },
    result: 'resumed',
  },
  {
    rule: 'PRF-4',
    about: 'a resized texture',
    group: 'profile',
    method: 'gamertagPicture',
    args: [],
    signedIn: {
      method: 'GET',
      path: '/users/gt(Alex%20Stone)/profile/settings',
      query: 'settings=AppDisplayPicRaw%2CIsXbox360Gamerpic',
      headers: { authorization: 'XBL3.0 x=1;xbox-1', 'x-xbl-contract-version': '3' },
    },
    signedOut: 'rejected',
    answer: {
      json: {
        profileUsers: [
          {
            settings: [
              { id: 'AppDisplayPicRaw', value: 'https://pics.example/image?url=a%2Bb' },
              { id: 'IsXbox360Gamerpic', value: 'False' },
            ],
          },
        ],
      },
    },
    result: 'https://pics.example/image?url=a%2Bb&w=100&h=100',
  },
  {
    rule: 'PRF-5',
    about: 'answer not parsed',
    group: 'profile',
    method: 'redeemCape',
    args: [],
    signedIn: { method: 'POST', path: '/minecraft/cape/15year', headers: { authorization: bearer } },
    signedOut: 'rejected',
    answer: { body: '<html>' },
    result: undefined,
  },
];
