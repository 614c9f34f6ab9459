import { useMemo, useState } from 'react';
import type { ContentType } from '../../../../services/support/answers';
import { Captcha } from '../../../../widgets/captcha/captcha';
import type { Host, HostProps } from '../../../../widgets/kit/host';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { useStableCallback } from '../../../kit/use-stable-callback';
import type { TicketTexts } from './ticket-model';

export interface ChallengeProps extends HostProps {
  readonly id: string;
  readonly from: ServicesState;
  readonly texts: TicketTexts;
  readonly isSending: boolean;
  /** The number of rejected solutions. Each rejection needs a new challenge. */
  readonly rejectedCount: number;
  readonly errorText: string | undefined;
  /** @param id undefined while the challenge loads */
  onSubmit(id: string | undefined, text: string): void;
}

interface ChallengeRequest {
  readonly contentType: ContentType;
  readonly count: number;
}

/** The captcha's button sends the ticket (SUP-5). */
export const Challenge = ({ host, id, from, texts, isSending, rejectedCount, errorText, onSubmit }: ChallengeProps) => {
  const [request, setRequest] = useState<ChallengeRequest>({ contentType: 'Image', count: 0 });
  const { contentType } = request;
  const key = `${contentType} ${request.count} ${rejectedCount}`;
  const { status, data: answer } = useCall(
    from,
    async ({ support }, signal) => ({ key, challenge: await support.challenge(contentType, { signal }) }),
    [key],
  );
  // The visitor could type into a used challenge.
  const isLoading = status === 'loading' || (status === 'ready' && answer?.key !== key);
  const challenge = status === 'ready' && !isLoading ? answer?.challenge : undefined;

  // The captcha's events aren't for the page.
  const handleEvent = useStableCallback((event: string, detail?: CaptchaDetail) => {
    if (event === 'submit') onSubmit(challenge?.id || undefined, detail?.text ?? '');
    else setRequest({ contentType: detail?.contentType ?? contentType, count: request.count + 1 });
    return true;
  });
  const captchaHost = useMemo(
    (): Host => ({ ...host, id, emit: (event, detail) => handleEvent(event, Object(detail)) }),
    [host, id, handleEvent],
  );

  return (
    <Captcha
      {...texts}
      host={captchaHost}
      contentType={contentType}
      image={challenge?.image}
      audio={challenge?.audio}
      isLoading={isLoading}
      errorLabel={isLoading ? undefined : errorText}
      label={texts.challengeLabel}
      submitText={isSending ? texts.sendingText : texts.sendText}
    />
  );
};

interface CaptchaDetail {
  readonly text?: string;
  readonly contentType?: ContentType;
}
