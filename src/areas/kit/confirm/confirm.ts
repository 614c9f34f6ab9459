import { callLater } from '../../../widgets/kit/call-later';
import type { Host } from '../../../widgets/kit/host';
import { createWait, WAIT_MS } from './create-wait';
import { type DrawnQuestion, drawQuestion } from './draw-question';
import { isFramedByStranger } from './framed-by-stranger';
import { inSight } from './in-sight';
import { ownFace } from './own-face';
import type { Answer, Question } from './question';
import { watchPresses } from './watch-presses';
import { watchSight } from './watch-sight';
import { watchTopLayer } from './watch-top-layer';

/**
 * Asks a visitor before something is spent or claimed, in a modal dialog that no attribute, style or element of the
 * page can reword, hide or cover (threat 4):
 * - It isn't shown in a frame of a foreign page, which could be invisible itself.
 * - It is a child of the document's root, in an element whose inline style overrides all rules of the page, so that
 *   nothing is inherited and nothing slotted. A modal dialog is in the top layer, which no `opacity`, `filter`,
 *   `clip-path`, `transform` or `z-index` of the page reaches.
 * - A yes is the visitor's own click or key press (`isTrusted`) on what can be seen. It begins and ends after a wait
 *   that starts with the first painted frame, whatever the input device.
 * - When an attribute of the widget's element changes, the answer is no.
 *
 * The shadow root is open as all are: scripts of the page can buy without it, and nobody else can use it.
 *
 * @param opener gets the focus back
 * @param signal ends it with no
 */
export const confirm = async (
  host: Host,
  question: Question,
  opener: HTMLElement,
  signal: AbortSignal,
): Promise<Answer> => {
  if (isFramedByStranger(host.settings)) return 'framed';
  const drawn = drawQuestion(question, host.locale);
  const place = document.createElement('cobble-confirmation');
  place.style.cssText = 'all:initial!important;display:block!important';
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = host.root.adoptedStyleSheets;
  root.append(drawn.dialog);
  const ended = new AbortController();
  try {
    return await new Promise((resolve) => {
      const refuse = () => resolve('no');
      signal.addEventListener('abort', refuse, { signal: ended.signal });
      drawn.dialog.addEventListener('close', refuse);
      refuseOnChange(host.element, refuse, ended.signal);
      document.documentElement.append(place);
      takeAnswer(host, { ...drawn, root, ended: ended.signal }, resolve);
    });
  } finally {
    ended.abort();
    // It closes as it goes; the browser gives no focus back then.
    place.remove();
    // For the one who holds the page until it is closed.
    drawn.dialog.open = false;
    dropSecondClick();
    if (!host.root.activeElement) opener.focus({ preventScroll: true });
  }
};

interface ShownQuestion extends DrawnQuestion {
  readonly root: ShadowRoot;
  readonly ended: AbortSignal;
}

/** Opens the dialog, and answers by its buttons. */
const takeAnswer = (
  host: Host,
  { dialog, yes, no, parts, root, ended }: ShownQuestion,
  answer: (answer: Answer) => void,
): void => {
  let hasWaited = false;
  /** Unknown until the browser has looked. */
  let seen: boolean | undefined;
  /** A yes that waits for the browser's look. */
  let given = false;
  const arm = () => {
    yes.ariaDisabled = `${!(hasWaited && seen)}`;
  };
  const wait = createWait(ended, (isOver) => {
    hasWaited = isOver;
    given = false;
    arm();
  });
  const presses = watchPresses(dialog, wait.isOver);
  const accept = () => {
    if (given && seen !== undefined) answer(seen && !isCovered() && inSight(root, parts) ? 'yes' : 'unseen');
  };
  no.addEventListener('click', (click) => {
    if (presses.isOwn(click)) answer('no');
  });
  yes.addEventListener('click', (click) => {
    given = presses.isMeant(click);
    accept();
  });

  for (const one of [dialog, ...dialog.querySelectorAll<HTMLElement>('p,div,button')])
    one.style.fontFamily = ownFace(getComputedStyle(one).fontFamily, host.page.shared.face);
  const isCovered = watchTopLayer(dialog);
  dialog.showModal();
  wait.restart();
  callLater(import('../../../widgets/kit/hold-page'), dialog);
  // By keyboard, too, a long name is read to its end.
  for (const part of parts) if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  // What does nothing has the focus.
  no.focus();
  const unwatch = watchSight(parts, (now) => {
    // It was covered until now: the visitor has yet to read it.
    if (now && seen === false) wait.restart();
    seen = now;
    arm();
    accept();
  });
  ended.addEventListener('abort', unwatch);
};

/** Attributes that the runtime itself writes don't count. */
const refuseOnChange = (element: HTMLElement, refuse: () => void, ended: AbortSignal): void => {
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => /^data-(?!widget)/.test(attributeName ?? ''))) refuse();
  });
  changes.observe(element, { attributes: true });
  ended.addEventListener('abort', () => changes.disconnect());
};

/** Ignores the second click of a double click on the question: it would hit what is below, as another product's link. */
const dropSecondClick = (): void =>
  addEventListener(
    'click',
    (event) => {
      if (event.detail > 1) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true, signal: AbortSignal.timeout(WAIT_MS) },
  );
