import { callLater } from '../../../widgets/kit/call-later';
import type { Host } from '../../../widgets/kit/host';
import { drawQuestion } from './draw-question';
import { inSight } from './in-sight';
import { ownFace } from './own-face';
import type { Answer, Question } from './question';
import { watchSight } from './watch-sight';
import { watchTopLayer } from './watch-top-layer';

/**
 * Milliseconds in which only an answer counts that was plainly meant for the question: the second click of a double
 * click was meant for what stood there before.
 */
const WAIT = 500;

/**
 * Asks a visitor before something is spent or claimed, in a modal dialog that no attribute, style or element of the
 * page can reword, hide or cover (threat 4):
 * - It hangs on the document's root, in an element whose own inline style stands above all rules of the page, so that
 *   nothing is inherited and nothing slotted; a modal dialog lies in the top layer, which no `opacity`, `filter`,
 *   `clip-path`, `transform` or `z-index` of the page reaches.
 * - A yes is a click or key press of the visitor's own (`isTrusted`), no key held down, on what can be seen. Before a
 *   short wait is over it was begun on the question: by keyboard, or with a pointer that has moved there and is no
 *   second click.
 * - When an attribute of the widget's element changes, the answer is no.
 *
 * The shadow root is open as all are: who may run scripts in the page can buy without us, who may not has no use for
 * it.
 *
 * @param opener gets the focus back
 * @param signal ends it with no
 */
export const confirm = (host: Host, question: Question, opener: HTMLElement, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve) => {
    const { dialog, yes, no, parts } = drawQuestion(question, host.locale);
    const place = document.createElement('cobble-confirmation');
    place.style.cssText = 'all:initial!important;display:block!important';
    const root = place.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = host.root.adoptedStyleSheets;
    root.append(dialog);

    let waited = false;
    /** Unknown until the browser has looked. */
    let seen: boolean | undefined;
    /** The press under way was meant for the question; unknown where none was seen, as of a screen reader's. */
    let meant: boolean | undefined;
    let moved = false;
    /** A yes that waits for the browser's look. */
    let given = false;
    const arm = () => {
      yes.ariaDisabled = `${!(waited && seen)}`;
    };
    const end = (answer: Answer) => {
      clearTimeout(timer);
      unwatch();
      changes.disconnect();
      signal.removeEventListener('abort', refuse);
      // It closes as it goes; the browser gives no focus back then.
      place.remove();
      // For the one who holds the page until it is closed.
      dialog.open = false;
      // The second click of a double click was meant for the question, not for what lies below it, as the link of
      // another product.
      addEventListener(
        'click',
        (event) => {
          if (event.detail > 1) {
            event.preventDefault();
            event.stopPropagation();
          }
        },
        { capture: true, signal: AbortSignal.timeout(WAIT) },
      );
      if (!host.root.activeElement) opener.focus({ preventScroll: true });
      resolve(answer);
    };
    const refuse = () => end('no');
    const begin = ({ key, repeat }: Partial<KeyboardEvent>) => {
      if (!repeat) meant = waited || !!key || moved;
      // Held down, it presses again and again.
      else if (key === 'Enter') meant = false;
    };
    const onAnswer = (button: HTMLElement, act: () => void) =>
      button.addEventListener('click', ({ isTrusted, detail }) => {
        if (isTrusted && (meant ?? waited) && (waited || detail < 2)) act();
      });
    const accept = () => {
      if (given && seen !== undefined) end(seen && !isCovered() && inSight(root, parts) ? 'yes' : 'unseen');
    };
    dialog.addEventListener(
      'pointermove',
      ({ isTrusted, movementX, movementY }) => {
        moved ||= isTrusted && !!(movementX || movementY);
      },
      true,
    );
    dialog.addEventListener('pointerdown', begin, true);
    dialog.addEventListener('keydown', begin, true);
    dialog.addEventListener('close', refuse);
    onAnswer(no, refuse);
    onAnswer(yes, () => {
      given = true;
      accept();
    });
    signal.addEventListener('abort', refuse);
    const changes = new MutationObserver((records) => {
      // Those that the runtime itself writes say nothing.
      if (records.some(({ attributeName }) => /^data-(?!widget)/.test(attributeName ?? ''))) refuse();
    });
    changes.observe(host.element, { attributes: true });

    document.documentElement.append(place);
    for (const one of [dialog, ...dialog.querySelectorAll<HTMLElement>('p,div,button')])
      one.style.fontFamily = ownFace(getComputedStyle(one).fontFamily, host.page.shared.face);
    arm();
    const isCovered = watchTopLayer(dialog);
    dialog.showModal();
    callLater(host, 'hold-page', dialog);
    // By keyboard, too, a long name is read to its end.
    for (const part of parts) if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
    // What does nothing has the focus.
    no.focus();
    const unwatch = watchSight(parts, (now) => {
      seen = now;
      arm();
      accept();
    });
    const timer = setTimeout(() => {
      waited = true;
      arm();
    }, WAIT);
  });
