export type Patch = readonly [
  fromX: number,
  fromY: number,
  width: number,
  height: number,
  toX: number,
  toY: number,
  mirrored?: boolean,
];

/** Never reads the canvas, so the image doesn't need CORS. */
export const paintTexture = (canvas: HTMLCanvasElement, texture: HTMLImageElement, patches: readonly Patch[]): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  // High-resolution textures have the same layout.
  const scale = texture.naturalWidth / 64;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const [x, y, width, height, toX, toY, mirrored] of patches) {
    context.save();
    context.translate(mirrored ? toX + width : toX, toY);
    if (mirrored) context.scale(-1, 1);
    context.drawImage(texture, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height);
    context.restore();
  }
};

/**
 * Returns the patches of a skin's front view (16 × 32), including the second layer. Old textures (64 × 32) have one
 * arm and one leg, which are mirrored.
 */
export const skinPatches = (slim: boolean, old: boolean): readonly Patch[] => {
  const arm = slim ? 3 : 4;
  const base: Patch[] = [
    [8, 8, 8, 8, 4, 0],
    [20, 20, 8, 12, 4, 8],
    [44, 20, arm, 12, 4 - arm, 8],
    [4, 20, 4, 12, 4, 20],
  ];
  return old
    ? [...base, [44, 20, arm, 12, 12, 8, true], [4, 20, 4, 12, 8, 20, true], [40, 8, 8, 8, 4, 0]]
    : [
        ...base,
        [36, 52, arm, 12, 12, 8],
        [20, 52, 4, 12, 8, 20],
        [40, 8, 8, 8, 4, 0],
        [20, 36, 8, 12, 4, 8],
        [44, 36, arm, 12, 4 - arm, 8],
        [52, 52, arm, 12, 12, 8],
        [4, 36, 4, 12, 4, 20],
        [4, 52, 4, 12, 8, 20],
      ];
};

export const capePatches: readonly Patch[] = [[1, 1, 10, 16, 0, 0]];
