/** Returns a script that speeds up a page's timers by a factor. The script belongs in the head, before the tag. */
export const timerSpeedScript = (factor: number): string =>
  `<script>{const wait=setTimeout;window.setTimeout=(task,ms,...given)=>wait(task,ms/${factor},...given)}</script>`;
