import type { EdgeSettings } from './edge-settings';
import { flightsIn } from './flights-cookie';

/**
 * Asks the assignment service.
 *
 * @param asked JSON of the visitor's environment
 * @returns undefined where it can't be had: then the page asks by itself
 */
export const askAssignment = async (
  { assignmentUrl, patience }: EdgeSettings,
  asked: string,
): Promise<string[] | undefined> => {
  try {
    const answer = await fetch(assignmentUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asked,
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? flightsIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};
