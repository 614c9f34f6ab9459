import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { log } from '../../platform/log';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonPrimary } from '../kit/button-primary.style';
import { buttonSecondary } from '../kit/button-secondary.style';
import type { PropsOf } from '../kit/description';
import { control, error, name, plate } from '../kit/field.style';
import type { HostProps } from '../kit/host';
import { Pause } from '../kit/icons/pause';
import { Play } from '../kit/icons/play';
import { Refresh } from '../kit/icons/refresh';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { wave } from '../kit/wave.style';
import { answer, box, fill, hole, row } from './captcha.style';
import type { description } from './captcha.widget';
import { dataUrl } from './parts/data-url';

/**
 * A challenge (WGT-2 to WGT-4). Asking for another one and changing its kind are always possible; what was typed goes
 * with the challenge that it was for. A challenge that is no picture or sound is shown as a sentence, and nothing of it
 * reaches the browser.
 */
export const Captcha = ({
  host,
  contentType,
  image,
  audio,
  isLoading,
  errorLabel,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const input = useRef<HTMLInputElement>(null!);
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const player = useRef<HTMLAudioElement>(null!);
  const [plays, setPlays] = useState(false);
  /** What the browser could not decode. */
  const [bad, setBad] = useState<string>();

  const isAudio = contentType === 'Audio';
  const content = isAudio ? audio : image;
  const url = useMemo(() => dataUrl(content, isAudio), [content, isAudio]);
  const fine = !isLoading && url !== bad && url;
  const fail = () => setBad(url);
  useEffect(() => {
    if (content && !url)
      log(
        'warn',
        `cobble: captcha #${host.element.id}: data-${isAudio ? 'audio is no WAV' : 'image is no PNG or JPEG'} in base64 of at most 6 MB; it is not shown.`,
        host.element,
      );
  }, [content, isAudio]);

  // Before anybody can type: after the paint it would take what was typed for the new challenge.
  useLayoutEffect(() => {
    input.current.value = '';
  }, [content, isAudio]);
  useEffect(() => setPlays(false), [fine]);

  const PlayIcon = plays ? Pause : Play;
  return (
    <div className={`${base} ${plate} ${box}`}>
      <div className={hole} aria-busy={isLoading}>
        {isLoading && <div className={`${wave} ${fill}`} />}
        <p role="status" className={fine || isLoading ? visuallyHidden : ''}>
          {isLoading ? texts.loadingText : fine ? '' : texts.brokenText}
        </p>
        {fine &&
          (isAudio ? (
            <>
              {/* biome-ignore lint/a11y/useMediaCaption: a caption would be the answer. */}
              <audio
                key={fine}
                ref={player}
                src={fine}
                onPlay={() => setPlays(true)}
                onPause={() => setPlays(false)}
                onError={fail}
              />
              <button
                type="button"
                className={`${button} ${buttonSecondary}`}
                onClick={() => {
                  const { current: sound } = player;
                  if (plays) sound.pause();
                  // What it can't play it says by `error`; this is only a pause that came soon.
                  else sound.play().catch(() => {});
                }}
              >
                <PlayIcon />
                {plays ? texts.pauseText : texts.playText}
              </button>
            </>
          ) : (
            <img key={fine} src={fine} alt={texts.imageAltText} onError={fail} />
          ))}
      </div>
      <div className={row}>
        <button type="button" className={`${button} ${buttonSecondary}`} onClick={() => host.emit('new-challenge')}>
          <Refresh />
          {texts.newChallengeText}
        </button>
        <button
          type="button"
          className={`${button} ${buttonSecondary}`}
          onClick={() => host.emit('toggle', { contentType: isAudio ? 'Image' : 'Audio' })}
        >
          {isAudio ? texts.imageText : texts.audioText}
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) host.emit('submit', { text: input.current.value });
        }}
      >
        <label className={name} htmlFor={host.id}>
          {texts.label}
        </label>
        <div className={answer}>
          <input
            ref={input}
            id={host.id}
            className={control}
            // Not disabled while loading, so that neither control loses the focus.
            readOnly={isLoading}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            aria-invalid={!!errorLabel}
            aria-describedby={`${host.id}e`}
          />
          <button type="submit" className={`${button} ${buttonPrimary}`} aria-disabled={isLoading || undefined}>
            {texts.submitText}
          </button>
        </div>
        <p id={`${host.id}e`} className={error} aria-live="polite">
          {errorLabel}
        </p>
      </form>
    </div>
  );
};
