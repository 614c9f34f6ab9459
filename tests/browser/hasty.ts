/** For a page's head, before the tag: speeds up the timers of its scripts by a factor. */
export const hasty = (factor: number): string =>
  `<script>{const wait=setTimeout;window.setTimeout=(task,ms,...given)=>wait(task,ms/${factor},...given)}</script>`;
