import { flightsIn } from './flights-cookie';

/** Milliseconds that a page's visitor is made to wait for the assignment at most. */
const PATIENCE = 500;

/**
 * Asks the assignment service.
 *
 * @param asked JSON of the visitor's environment
 * @returns undefined where it can't be had: then the page asks by itself
 */
export const askAssignment = async (assignmentUrl: string, asked: string): Promise<string[] | undefined> => {
  try {
    const answer = await fetch(assignmentUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asked,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? flightsIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};
