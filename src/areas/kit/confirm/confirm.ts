import { callLater } from '../../../widgets/kit/call-later';
import type { Host } from '../../../widgets/kit/host';
import { createQuestion, type QuestionElements } from './create-question';
import { createWait, WAIT_MS } from './create-wait';
import { isFramedByOtherSite } from './framed-by-other-site';
import { inSight } from './in-sight';
import type { Answer, Question } from './question';
import { safeFontFamily } from './safe-font-family';
import { watchPresses } from './watch-presses';
import { watchSight } from './watch-sight';
import { watchTopLayer } from './watch-top-layer';

/**
 * Asks before something is spent or claimed. The page can't reword, hide or cover the dialog (threat 4):
 * - Never opens in a frame of a foreign page.
 * - Is a child of the root element, in the top layer, with an inline style, so the page's styles can't affect it.
 * - Accepts a yes only from a trusted press, some time after the first paint, while all parts are visible.
 * - Answers no if a `data-` attribute of the widget's element changes.
 *
 * The shadow root is open, because the page's scripts could buy even without the dialog.
 *
 * @param signal if aborted, the answer is `no`
 */
export const confirm = async (
  host: Host,
  question: Question,
  opener: HTMLElement,
  signal: AbortSignal,
): Promise<Answer> => {
  if (isFramedByOtherSite(host.settings)) return 'framed';
  const elements = createQuestion(question, host.locale);
  const place = document.createElement('cobble-confirmation');
  place.style.cssText = 'all:initial!important;display:block!important';
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = host.root.adoptedStyleSheets;
  root.append(elements.dialog);
  const ended = new AbortController();
  try {
    return await new Promise((resolve) => {
      const refuse = () => resolve('no');
      signal.addEventListener('abort', refuse, { signal: ended.signal });
      elements.dialog.addEventListener('close', refuse);
      refuseOnChange(host.element, refuse, ended.signal);
      document.documentElement.append(place);
      takeAnswer(host, { ...elements, root, ended: ended.signal }, resolve);
    });
  } finally {
    ended.abort();
    // Removing the dialog closes it, but doesn't restore the focus.
    place.remove();
    // Clear `open`, so that `hold-page` lets the page scroll again.
    elements.dialog.open = false;
    dropSecondClick();
    if (!host.root.activeElement) opener.focus({ preventScroll: true });
  }
};

interface ShownQuestion extends QuestionElements {
  readonly root: ShadowRoot;
  readonly ended: AbortSignal;
}

const takeAnswer = (
  host: Host,
  { dialog, yes, no, parts, root, ended }: ShownQuestion,
  answer: (answer: Answer) => void,
): void => {
  let hasWaited = false;
  let seen: boolean | undefined;
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
    one.style.fontFamily = safeFontFamily(getComputedStyle(one).fontFamily, host.page.shared.face);
  const isCovered = watchTopLayer(dialog);
  dialog.showModal();
  wait.restart();
  callLater(import('../../../widgets/kit/hold-page'), dialog);
  // Make long names focusable, so that the keyboard can scroll them.
  for (const part of parts) if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  no.focus();
  const unwatch = watchSight(parts, (now) => {
    // Restart the wait, because the dialog was hidden until now.
    if (now && seen === false) wait.restart();
    seen = now;
    arm();
    accept();
  });
  ended.addEventListener('abort', unwatch);
};

/** Answers no if the page changes a `data-` attribute that the runtime doesn't set. */
const refuseOnChange = (element: HTMLElement, refuse: () => void, ended: AbortSignal): void => {
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => /^data-(?!widget)/.test(attributeName ?? ''))) refuse();
  });
  changes.observe(element, { attributes: true });
  ended.addEventListener('abort', () => changes.disconnect());
};

/** Drops the second click of a double click, which would hit the page below. */
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
