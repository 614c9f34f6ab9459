import type { IncomingMessage } from 'node:http';
import { requestLine } from '../../http/request-line';
import { Refusal } from '../http/refusal';

/**
 * Which recordings a call is to be answered from: what `?sandbox=` says in the call's own address, else in that of the
 * page that makes it, which browsers send along (`Referer`) within one origin. It may stand in any page of this server:
 * nothing of the page itself has to change.
 *
 * @returns the alternative's name after `recorded:`, empty for the usual ones; undefined for a call that is to be
 *   answered by the sandbox itself
 * @throws Refusal 400 for another value
 */
export const recordedSwitch = ({
  url,
  headers: { referer },
}: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined => {
  const own = new URLSearchParams(requestLine({ url }).query).get('sandbox');
  const value = own ?? (referer && URL.canParse(referer) ? new URL(referer).searchParams.get('sandbox') : null);
  if (value === null) return undefined;
  const [, known, name = ''] = /^(recorded)(?::([a-z0-9-]+))?$/.exec(value) ?? [];
  if (known) return name;
  throw new Refusal(
    400,
    'InvalidParameter',
    `sandbox=${value} is unknown: sandbox=recorded answers from the recordings, sandbox=recorded:NAME from those with that name first.`,
  );
};
