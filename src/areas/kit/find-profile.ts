import { statusOf } from '../../services/client/status-of';
import type { GameProfile } from '../../services/profile/answers';
import type { Services } from '../../services/services';

/**
 * Loads the player's profile (PRF-1).
 *
 * @returns null if the player doesn't have the game. The service then returns a 404, an empty body, or an object with
 * only an `errorMessage`.
 */
export const findProfile = async ({ profile }: Services, signal: AbortSignal): Promise<GameProfile | null> => {
  try {
    const answer: GameProfile | undefined = await profile.get({ signal });
    return answer && (answer.id || answer.name || 'skins' in answer || 'capes' in answer) ? answer : null;
  } catch (error) {
    const { name, response }: { name?: unknown; response?: unknown } = Object(error);
    // An empty body fails to parse as JSON.
    const isEmpty = name === 'ParseError' && response instanceof Response && (await response.text()) === '';
    if (isEmpty || statusOf(error) === 404) return null;
    throw error;
  }
};
