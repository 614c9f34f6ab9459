import { statusOf } from '../../services/client/status-of';
import type { GameProfile } from '../../services/profile/answers';
import type { Services } from '../../services/services';

/**
 * The player's game profile (PRF-1). Who has an account but not the game has none, which is no failure: the service
 * answers 404, nothing, or a record of its own words (`errorMessage`) without a member of a profile.
 *
 * @returns null where there is none
 * @throws ServiceError where the question failed
 */
export const findProfile = async ({ profile }: Services, signal: AbortSignal): Promise<GameProfile | null> => {
  try {
    const answer: GameProfile | undefined = await profile.get({ signal });
    return answer && (answer.id || answer.name || 'skins' in answer || 'capes' in answer) ? answer : null;
  } catch (error) {
    const { name, response }: { name?: unknown; response?: unknown } = Object(error);
    // An empty body is no JSON, and so an error of the client's.
    const isEmpty = name === 'ParseError' && response instanceof Response && (await response.text()) === '';
    if (isEmpty || statusOf(error) === 404) return null;
    throw error;
  }
};
