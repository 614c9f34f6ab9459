import { useMemo, useRef, useState } from 'react';
import type { ContentType } from '../../../../services/support/answers';
import { Captcha } from '../../../../widgets/captcha/captcha';
import type { PropsOf } from '../../../../widgets/kit/description';
import type { Host, HostProps } from '../../../../widgets/kit/host';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import type { description } from '../support-ticket.widget';

export interface ChallengeProps extends HostProps {
  readonly id: string;
  readonly from: ServicesState;
  readonly texts: PropsOf<typeof description>;
  readonly isSending: boolean;
  /** Grows when a challenge is used up: another one is asked for. */
  readonly turn: number;
  readonly wrong: string | undefined;
  /** The challenge's id, undefined while there is none, and what was typed. */
  onSubmit(id: string | undefined, text: string): void;
}

/** The captcha component, with challenges of the service (SUP-5). Its button sends the ticket. */
export const Challenge = ({ host, id, from, texts, isSending, turn, wrong, onSubmit }: ChallengeProps) => {
  const [asked, ask] = useState<{ contentType: ContentType; turn: number }>({ contentType: 'Image', turn: 0 });
  const { contentType } = asked;
  const key = `${contentType} ${asked.turn} ${turn}`;
  const { status, data: answer } = useCall(
    from,
    async ({ support }, signal) => ({ key, data: await support.challenge(contentType, { signal }) }),
    [key],
  );
  // One that is used up is not shown for as much as a frame: it could be typed into.
  const isLoading = status === 'loading' || (status === 'ready' && answer?.key !== key);
  const isThere = status === 'ready' && !isLoading;
  const data = answer?.data;

  // What the captcha says is for the form, not for the page.
  const hear = useRef<Host['emit']>(() => true);
  hear.current = (name, detail) => {
    // As its description says of its events.
    const { text = '', contentType: next = contentType } = (detail ?? {}) as {
      text?: string;
      contentType?: ContentType;
    };
    if (name === 'submit') onSubmit(isThere ? data?.id || undefined : undefined, text);
    else ask({ contentType: next, turn: asked.turn + 1 });
    return true;
  };
  const own = useMemo((): Host => ({ ...host, id, emit: (name, detail) => hear.current(name, detail) }), [host, id]);

  return (
    <Captcha
      {...texts}
      host={own}
      contentType={contentType}
      image={isThere ? data?.image : undefined}
      audio={isThere ? data?.audio : undefined}
      isLoading={isLoading}
      errorLabel={isLoading ? undefined : wrong}
      label={texts.challengeLabel}
      submitText={isSending ? texts.sendingText : texts.sendText}
    />
  );
};
