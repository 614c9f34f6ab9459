import type { Host } from '../../widgets/kit/host';

/** Reports whether the area is being rendered on a server, or mounts over server-rendered markup with answers. */
export const isDrawn = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));
