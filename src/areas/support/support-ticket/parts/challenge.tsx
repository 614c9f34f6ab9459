import { useMemo, useState } from 'react';
import type { ContentType } from '../../../../services/support/answers';
import { Captcha } from '../../../../widgets/captcha/captcha';
import { button } from '../../../../widgets/kit/button.style';
import { buttonPrimary } from '../../../../widgets/kit/button-primary.style';
import type { Host, HostProps } from '../../../../widgets/kit/host';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { useStableCallback } from '../../../kit/use-stable-callback';
import { captchaFrame } from '../support-ticket.style';
import type { TicketTexts } from './ticket-model';

export interface ChallengeProps extends HostProps {
  readonly id: string;
  readonly from: ServicesState;
  readonly texts: TicketTexts;
  readonly isSending: boolean;
  /** Each rejection loads a new challenge. */
  readonly rejectedCount: number;
  readonly errorText: string | undefined;
  /** @param id The challenge's ID, or undefined while it loads */
  onSubmit(id: string | undefined, text: string): void;
}

interface ChallengeRequest {
  readonly contentType: ContentType;
  readonly count: number;
}

/** Sends the ticket when the captcha's form is submitted, by button or Enter (SUP-5). */
export const Challenge = ({ host, id, from, texts, isSending, rejectedCount, errorText, onSubmit }: ChallengeProps) => {
  const [request, setRequest] = useState<ChallengeRequest>({ contentType: 'Image', count: 0 });
  const { contentType } = request;
  const key = `${contentType} ${request.count} ${rejectedCount}`;
  const { status, data: answer } = useCall(
    from,
    async ({ support }, signal) => ({ key, challenge: await support.challenge(contentType, { signal }) }),
    [key],
  );
  // Treat a used challenge as loading, so that nobody can answer it again.
  const isLoading = status === 'loading' || (status === 'ready' && answer?.key !== key);
  const challenge = status === 'ready' && !isLoading ? answer?.challenge : undefined;

  // Handle the captcha's events here instead of firing them on the page.
  const handleEvent = useStableCallback((event: string, detail?: CaptchaDetail) => {
    if (event === 'submit') onSubmit(challenge?.id || undefined, detail?.text ?? '');
    else setRequest({ contentType: detail?.contentType ?? contentType, count: request.count + 1 });
    return true;
  });
  const captchaHost = useMemo(
    (): Host => ({ ...host, id, emit: (event, detail) => handleEvent(event, Object(detail)) }),
    [host, id, handleEvent],
  );

  const captchaFormId = `${id}f`;
  return (
    <>
      <div className={captchaFrame}>
        <Captcha
          {...texts}
          host={captchaHost}
          formId={captchaFormId}
          contentType={contentType}
          image={challenge?.image}
          audio={challenge?.audio}
          isLoading={isLoading}
          errorLabel={isLoading ? undefined : errorText}
          label={texts.challengeLabel}
          submitText=""
        />
      </div>
      <div>
        <button
          type="submit"
          form={captchaFormId}
          className={`${button} ${buttonPrimary}`}
          aria-disabled={isLoading || undefined}
        >
          {isSending ? texts.sendingText : texts.sendText}
        </button>
      </div>
    </>
  );
};

interface CaptchaDetail {
  readonly text?: string;
  readonly contentType?: ContentType;
}
