import type { Host } from '../../widgets/kit/host';

/** Whether the area is being drawn before there is a page, or stands there drawn, with answers, and is mounted now. */
export const isDrawn = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));
