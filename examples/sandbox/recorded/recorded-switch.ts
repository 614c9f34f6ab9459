import type { IncomingMessage } from 'node:http';
import { requestLine } from '../../http/request-line';
import { Refusal } from '../http/refusal';

/**
 * Reads `?sandbox=` from the call's URL, or else from the page's URL (the `Referer`), so that pages need no changes.
 *
 * @returns the name in `recorded:NAME`; empty for `recorded`; undefined without the parameter
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
