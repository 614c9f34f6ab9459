/** One rectangle of a texture, and where it goes. */
export type Patch = readonly [
  fromX: number,
  fromY: number,
  width: number,
  height: number,
  toX: number,
  toY: number,
  mirrored?: boolean,
];

/** Paints patches of a loaded texture, pixel by pixel. A picture from elsewhere is only shown, never read. */
export const paintTexture = (canvas: HTMLCanvasElement, texture: HTMLImageElement, patches: readonly Patch[]): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  // Textures of a higher resolution have the same layout.
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
 * A skin's front on 16 x 32: head, body, arms and legs, and over them the second layer where the texture has one. A
 * slim player's arms are three pixels wide; an old texture (64 x 32) has one arm and one leg, which stand mirrored on
 * the other side.
 */
export const skinPatches = (slim: boolean, old: boolean): readonly Patch[] => {
  const arm = slim ? 3 : 4;
  const first: Patch[] = [
    [8, 8, 8, 8, 4, 0],
    [20, 20, 8, 12, 4, 8],
    [44, 20, arm, 12, 4 - arm, 8],
    [4, 20, 4, 12, 4, 20],
  ];
  return old
    ? [...first, [44, 20, arm, 12, 12, 8, true], [4, 20, 4, 12, 8, 20, true], [40, 8, 8, 8, 4, 0]]
    : [
        ...first,
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

/** A cape's outside on 10 x 16. */
export const capePatches: readonly Patch[] = [[1, 1, 10, 16, 0, 0]];
