import type { Challenge } from '../../../src/services/support/answers';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { captchaPicture } from '../pictures/captcha-picture';
import { captchaSound } from '../pictures/captcha-sound';
import { letters } from '../pictures/letters';
import { random, uuidOf } from '../seeded/random';

const LIFETIME_MS = 600_000;
/** Maximum number of pending challenges. */
const MAX_CHALLENGES = 100;

/**
 * Returns an image of six letters and digits, or audio with four groups of beeps to count. A challenge can be used
 * once, within ten minutes. For tests, the header `X-Sandbox-Challenge` has the solution.
 */
export const challenge: Handler = ({ state, query }) => {
  const requested = query.get('challengeType') ?? '';
  const contentType = (['Image', 'Audio'] as const).find((type) => type.toLowerCase() === requested.toLowerCase());
  if (!contentType)
    throw new Refusal(400, 'InvalidParameter', `challengeType=${requested} is neither Image nor Audio.`);
  for (const [id, { expires }] of state.challenges) if (expires < Date.now()) state.challenges.delete(id);
  if (state.challenges.size >= MAX_CHALLENGES)
    throw new Refusal(429, 'TooManyRequests', 'Too many challenges wait for an answer.', undefined, {
      'Retry-After': '30',
    });
  const name = `challenge ${state.count('challenge')}`;
  const draw = random(state.seed, name);
  const id = uuidOf(state.seed, name);
  const text =
    contentType === 'Image'
      ? Array.from({ length: 6 }, () => draw.pick(Object.keys(letters))).join('')
      : Array.from({ length: 4 }, () => draw.whole(1, 6)).join('');
  state.challenges.set(id, { text, expires: Date.now() + LIFETIME_MS });
  const body: Challenge =
    contentType === 'Image'
      ? { id, contentType, image: captchaPicture(text, draw).toString('base64') }
      : { id, contentType, audio: captchaSound(text).toString('base64') };
  return { body, headers: { 'X-Sandbox-Challenge': text } };
};
