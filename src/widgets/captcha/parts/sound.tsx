import { useState } from 'react';
import { button } from '../../kit/button.style';
import { buttonSecondary } from '../../kit/button-secondary.style';
import { Pause } from '../../kit/icons/pause';
import { Play } from '../../kit/icons/play';
import { useElementRef } from '../../kit/use-element-ref';

interface SoundProps {
  readonly url: string;
  readonly playText: string;
  readonly pauseText: string;
  onError(): void;
}

/** A new `url` replaces only the `<audio>` element, so that the button keeps the focus. */
export const Sound = ({ url, playText, pauseText, onError }: SoundProps) => {
  const audio = useElementRef<HTMLAudioElement>();
  const [playingUrl, setPlayingUrl] = useState<string>();
  const isPlaying = playingUrl === url;

  const toggle = () => {
    if (isPlaying) audio.current.pause();
    // Ignore the rejection, because a pause also rejects the promise. `onError` handles real errors.
    else audio.current.play().catch(() => {});
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a caption would be the answer. */}
      <audio
        key={url}
        ref={audio}
        src={url}
        onPlay={() => setPlayingUrl(url)}
        onPause={() => setPlayingUrl(undefined)}
        onError={onError}
      />
      <button type="button" className={`${button} ${buttonSecondary}`} onClick={toggle}>
        {isPlaying ? <Pause /> : <Play />}
        {isPlaying ? pauseText : playText}
      </button>
    </>
  );
};
