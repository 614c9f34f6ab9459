import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { log } from '../../../platform/log';
import type { PropsOf } from '../../kit/description';
import type { HostProps } from '../../kit/host';
import { useContainedKeys } from '../../kit/use-contained-keys';
import { useElementRef } from '../../kit/use-element-ref';
import type { description } from '../captcha.widget';
import { dataUrl } from './data-url';

export interface Challenge {
  readonly input: RefObject<HTMLInputElement>;
  readonly isAudio: boolean;
  /** Undefined while loading, or if the challenge can't be shown. */
  readonly url: string | undefined;
  onBroken(): void;
}

export function useChallenge({
  host,
  contentType,
  image,
  audio,
  isLoading,
}: PropsOf<typeof description> & HostProps): Challenge {
  const input = useElementRef<HTMLInputElement>();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isAudio = contentType === 'Audio';
  const content = isAudio ? audio : image;
  const url = useMemo(() => dataUrl(content, isAudio), [content, isAudio]);
  useContainedKeys(host.root);

  useEffect(() => {
    if (content && !url)
      log(
        'warn',
        `cobble: captcha #${host.element.id}: data-${isAudio ? 'audio' : 'image'} isn't usable. Fix: use a ${isAudio ? 'WAV' : 'PNG, JPEG, GIF or WebP'} in base64 of at most 6 MB.`,
        host.element,
      );
  }, [host, content, isAudio, url]);

  // Clear the input in a layout effect, before visitors can type the next answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new challenge must rerun the effect.
  useLayoutEffect(() => {
    input.current.value = '';
  }, [input, content, isAudio]);

  const canShow = !isLoading && url !== brokenUrl;
  return { input, isAudio, url: canShow ? url : undefined, onBroken: () => setBrokenUrl(url) };
}
