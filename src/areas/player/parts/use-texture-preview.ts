import { useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { useStableCallback } from '../../kit/use-stable-callback';
import { type Patch, paintTexture } from './paint-texture';

/** Painting fifty textures in one task would block the page. */
export const useTexturePreview = (
  url: string | undefined,
  getPatches: (texture: HTMLImageElement) => readonly Patch[],
) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [paintedUrl, setPaintedUrl] = useState<string>();
  const textureUrl = safeUrl(url);
  const paint = useStableCallback((texture: HTMLImageElement) => {
    if (!canvas.current) return;
    paintTexture(canvas.current, texture, getPatches(texture));
    setPaintedUrl(textureUrl);
  });

  useEffect(() => {
    if (!textureUrl || !canvas.current) return;
    const texture = new Image();
    texture.decoding = 'async';
    texture.onload = () => paint(texture);
    const viewportObserver = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        viewportObserver.disconnect();
        texture.src = textureUrl;
      },
      { rootMargin: '200px' },
    );
    viewportObserver.observe(canvas.current);
    return () => {
      viewportObserver.disconnect();
      texture.onload = null;
    };
  }, [textureUrl, paint]);

  return { canvas, isPainted: !!textureUrl && paintedUrl === textureUrl };
};
