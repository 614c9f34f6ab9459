// A part does nothing if its elements are missing.
import { addTag, buildUrl } from './add-tag.js';
import { direction, startChoices } from './choices.js';
import { startCopyButtons } from './copy.js';
import { startEventLog } from './event-log.js';
import { startSearch } from './find.js';
import { startPlayground } from './playground.js';
import { startThumbnails } from './thumbnails.js';

// Set the direction and width before adding the tag: widgets read them when they mount.
for (const live of document.querySelectorAll('.live')) live.setAttribute('dir', direction);
for (const box of document.querySelectorAll('.live > [data-typical]')) box.style.width = `${box.dataset.typical}px`;
startThumbnails();
addTag();
const shownTag = document.querySelector('[data-tag]');
if (shownTag) shownTag.textContent = `<script async src="${buildUrl}"></script>`;

startChoices();
startCopyButtons();
startEventLog();
startSearch();
startPlayground();

if (matchMedia('(max-width: 820px)').matches)
  for (const fold of document.querySelectorAll('details.fold')) fold.removeAttribute('open');
