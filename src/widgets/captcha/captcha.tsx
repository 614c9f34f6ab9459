import type { RefObject } from 'react';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonPrimary } from '../kit/button-primary.style';
import { buttonSecondary } from '../kit/button-secondary.style';
import type { PropsOf } from '../kit/description';
import { control, error, name, plate } from '../kit/field.style';
import type { HostProps } from '../kit/host';
import { Refresh } from '../kit/icons/refresh';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { wave } from '../kit/wave.style';
import { answer, box, challenge, fill, row } from './captcha.style';
import type { description } from './captcha.widget';
import { Sound } from './parts/sound';
import { useChallenge } from './parts/use-challenge';

interface CaptchaProps extends PropsOf<typeof description>, HostProps {
  /** The `id` of the captcha's form, for a submit button outside the form. If unset, the form has its own button. */
  readonly formId?: string;
}

/** A new challenge discards the visitor's answer (WGT-2 to WGT-4). */
export const Captcha = (props: CaptchaProps) => {
  const { host, isLoading, newChallengeText, imageText, audioText } = props;
  const { input, isAudio, url, onBroken } = useChallenge(props);

  return (
    <div className={`${base} ${plate} ${box}`}>
      <div className={challenge} aria-busy={isLoading}>
        {isLoading && <div className={`${wave} ${fill}`} />}
        <p role="status" className={url || isLoading ? visuallyHidden : ''}>
          {statusText(props, url)}
        </p>
        {url && isAudio && <Sound url={url} playText={props.playText} pauseText={props.pauseText} onError={onBroken} />}
        {url && !isAudio && <img key={url} src={url} alt={props.imageAltText} onError={onBroken} />}
      </div>
      <div className={row}>
        <button type="button" className={`${button} ${buttonSecondary}`} onClick={() => host.emit('new-challenge')}>
          <Refresh />
          {newChallengeText}
        </button>
        <button
          type="button"
          className={`${button} ${buttonSecondary}`}
          onClick={() => host.emit('toggle', { contentType: isAudio ? 'Image' : 'Audio' })}
        >
          {isAudio ? imageText : audioText}
        </button>
      </div>
      <AnswerForm {...props} input={input} />
    </div>
  );
};

const statusText = ({ isLoading, loadingText, brokenText }: CaptchaProps, url: string | undefined) => {
  if (isLoading) return loadingText;
  return url ? '' : brokenText;
};

interface AnswerFormProps extends CaptchaProps {
  readonly input: RefObject<HTMLInputElement>;
}

const AnswerForm = ({ host, formId, isLoading, label, submitText, errorLabel, input }: AnswerFormProps) => (
  <form
    id={formId}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isLoading) host.emit('submit', { text: input.current.value });
    }}
  >
    <label className={name} htmlFor={host.id}>
      {label}
    </label>
    <div className={answer}>
      <input
        ref={input}
        id={host.id}
        className={control}
        // Don't use `disabled`, which would take the focus away.
        readOnly={isLoading}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        aria-invalid={!!errorLabel}
        aria-describedby={`${host.id}e`}
      />
      {!formId && (
        <button type="submit" className={`${button} ${buttonPrimary}`} aria-disabled={isLoading || undefined}>
          {submitText}
        </button>
      )}
    </div>
    <p id={`${host.id}e`} className={error} aria-live="polite">
      {errorLabel}
    </p>
  </form>
);
