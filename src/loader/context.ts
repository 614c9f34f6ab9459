import { fail } from './fail';
import { fire } from './fire';
import { handles } from './handles';
import { loadChunk } from './load-chunk';
import { runChunk } from './run-chunk';
import { settings } from './settings';
import { setState } from './state';
import type { Context } from './types';

/** What the chunks are given. Its `mount` and `publicApi` are made with it: `loader.ts` adds them before a chunk comes. */
export const context = {
  tagSettings: settings,
  loadChunk,
  runChunk,
  handles,
  consents: [],
  setState,
  fail,
  fire,
} as Partial<Context> as Context;
