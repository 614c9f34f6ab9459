/** Returns a script for a page's head, before the tag. It speeds up the timers of the page by a factor. */
export const timerSpeedScript = (factor: number): string =>
  `<script>{const wait=setTimeout;window.setTimeout=(task,ms,...given)=>wait(task,ms/${factor},...given)}</script>`;
