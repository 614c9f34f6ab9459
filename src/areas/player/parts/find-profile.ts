import type { ServiceError } from '../../../services/client/service-error';
import type { GameProfile } from '../../../services/profile/answers';
import type { Services } from '../../../services/services';

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
    const { name, status, response } = error as ServiceError;
    // An empty body is no JSON, and so an error of the client's.
    if (status === 404 || (name === 'ParseError' && (await response?.text()) === '')) return null;
    throw error;
  }
};
