import { defaultTreeAdapter, html } from 'parse5';
import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { videoLink } from '../../areas/help/parts/videos';
import { attribute, childElements, type PageElement, parentOf } from '../page-nodes';

export const linkVideosIn = (body: PageElement, place: BodyPlace): void => {
  for (const video of elementsIn(body).filter(({ tagName }) => /^(iframe|video)$/.test(tagName))) {
    const source = elementsIn(video).find((one) => one.tagName === 'source' && attribute(one, 'src') !== undefined);
    const found = videoLink(
      attribute(video, 'src') || (source && attribute(source, 'src')) || '',
      attribute(video, 'title') || attribute(video, 'aria-label') || '',
      place,
    );
    if (!found) continue;
    const link = defaultTreeAdapter.createElement('a', html.NS.HTML, [
      { name: 'href', value: found.href },
      { name: 'data-video', value: video.tagName },
    ]);
    defaultTreeAdapter.insertText(link, found.text);
    // Insert after a link that contains the video, because links can't be nested.
    const before = closestLink(video) ?? video;
    const parent = before.parentNode;
    const next = parent?.childNodes[parent.childNodes.indexOf(before) + 1];
    if (parent && next) defaultTreeAdapter.insertBefore(parent, link, next);
    else if (parent) defaultTreeAdapter.appendChild(parent, link);
    defaultTreeAdapter.detachNode(video);
  }
};

const elementsIn = (element: PageElement): PageElement[] =>
  childElements(element).flatMap((child) => [child, ...elementsIn(child)]);

const closestLink = (element: PageElement): PageElement | undefined => {
  let ancestor: PageElement | undefined = element;
  while (ancestor && ancestor.tagName !== 'a') ancestor = parentOf(ancestor);
  return ancestor;
};
