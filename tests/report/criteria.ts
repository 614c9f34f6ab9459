/** A success criterion of WCAG 2.2, and the evidence that Cobble's widgets meet it. */
export interface Criterion {
  /** Such as `1.4.10`. */
  readonly num: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Tests that would fail if a widget didn't meet the criterion: files, or `FILE: words of the title`. */
  readonly tests?: readonly string[];
  /** The aspects of the criterion that `tests` don't check. */
  readonly left?: string;
  /** Why the criterion isn't relevant to widgets. */
  readonly outside?: string;
}

const MEDIA =
  'Cobble contains no recorded or live media. Videos of help articles and sounds of a captcha are the content of the site.';
const PAGE = 'This criterion is about whole pages, which the site writes.';

const apg = (name: string) => `tests/browser/apg/${name}.test.ts`;
const component = (name: string) => `tests/browser/components/${name}`;
const widget = (name: string) => `tests/unit/widgets/${name}`;
const endToEndTests = ['help', 'market', 'player', 'store', 'support'].map(
  (name) => `tests/browser/end-to-end/${name}.test.ts`,
);
const contrast = 'tests/unit/themes/check-contrast.test.ts: finds WCAG AA contrast in every pair of $name';
const reflow = (width: string) => `tests/browser/reflow.test.ts: ${width}`;

/** All criteria of levels A and AA. A criterion with neither `tests` nor `outside` wasn't evaluated. */
export const criteria: readonly Criterion[] = [
  {
    num: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    tests: [
      widget('profile-card.test.tsx: shows the image with its alternative text'),
      widget('marketplace-tile.test.tsx: hides the star icons from screen readers, which get the text'),
      widget("captcha.test.tsx: shows the image with the page's alternative text"),
      component('captcha.test.ts: plays audio and returns to the Play button at the end'),
    ],
    left: 'Whether the alternative texts that a page or service provides describe the images.',
  },
  { num: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', outside: MEDIA },
  { num: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', outside: MEDIA },
  { num: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', outside: MEDIA },
  { num: '1.2.4', name: 'Captions (Live)', level: 'AA', outside: MEDIA },
  { num: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', outside: MEDIA },
  {
    num: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    tests: [
      apg('carousel'),
      apg('disclosure'),
      component('text-input.test.ts: exposes its name, required state, invalid state and error to screen readers'),
      widget('text-input.test.tsx: is named by its label'),
    ],
    left: 'Whether headings and lists in content of the site and its services have the right structure.',
  },
  { num: '1.3.2', name: 'Meaningful Sequence', level: 'A' },
  { num: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
  { num: '1.3.4', name: 'Orientation', level: 'AA' },
  {
    num: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    tests: [widget('text-input.test.tsx: passes on type, placeholder and autocomplete')],
    left: 'Whether a page sets the purpose of its own inputs.',
  },
  { num: '1.4.1', name: 'Use of Color', level: 'A' },
  {
    num: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    tests: [widget('captcha.test.tsx: shows a button that plays and pauses the sound')],
    left: 'Videos of other hosts in help articles.',
  },
  { num: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', tests: [contrast], left: 'Text on images of the site.' },
  {
    num: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    tests: [reflow('fits each %s into 320 px with text twice as large')],
    left: 'Long titles that a tile or a card shortens; the linked page or the fold has the whole text.',
  },
  { num: '1.4.5', name: 'Images of Text', level: 'AA' },
  {
    num: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    tests: [
      reflow('fits each %s into 320 px'),
      'tests/browser/areas/confirmation-question.test.ts: fits a window of %i by %i px with a name of any length and can be answered',
    ],
    left: 'Wide tables and images in articles, and open dialogs.',
  },
  {
    num: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    tests: [contrast],
    left: 'Images of the site and its services.',
  },
  { num: '1.4.12', name: 'Text Spacing', level: 'AA' },
  { num: '1.4.13', name: 'Content on Hover or Focus', level: 'AA' },
  {
    num: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    tests: [
      ...['button', 'carousel', 'dialog', 'disclosure', 'link'].map(apg),
      component('sort-dropdown.test.ts: the Listbox and Select-Only Combobox patterns'),
      component('captcha.test.ts: works by keyboard alone: new challenge, other kind, typing and Enter'),
      ...endToEndTests,
    ],
    left: 'What a page puts into slots.',
  },
  {
    num: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    tests: [
      apg('dialog'),
      component('modal.test.ts: closes on Escape and returns the focus'),
      'tests/browser/areas/confirmation-question.test.ts: traps the focus, has an accessible name and returns the focus',
    ],
    left: 'Videos of other hosts in help articles.',
  },
  { num: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
  { num: '2.2.1', name: 'Timing Adjustable', level: 'A' },
  {
    num: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [
      'tests/browser/apg/carousel.test.ts: never rotates a carousel automatically',
      component('shimmer.test.ts: animates unless the visitor prefers reduced motion'),
    ],
    left: 'A page that never replaces a shimmer: only the setting for reduced motion stops it.',
  },
  { num: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
  { num: '2.4.1', name: 'Bypass Blocks', level: 'A', outside: PAGE },
  { num: '2.4.2', name: 'Page Titled', level: 'A', outside: PAGE },
  {
    num: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    tests: [
      apg('dialog'),
      component('carousel.test.ts: tabs through buttons, row and visible slide, and skips hidden slides'),
      component('form.test.ts: is validated in document order: the first invalid field gets the focus'),
      component('focus.test.ts'),
    ],
    left: 'The order of widgets on a page.',
  },
  {
    num: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    tests: [apg('link')],
    left: 'Whether the texts that a page or service provides say where a link leads.',
  },
  { num: '2.4.5', name: 'Multiple Ways', level: 'AA', outside: PAGE },
  { num: '2.4.6', name: 'Headings and Labels', level: 'AA' },
  { num: '2.4.7', name: 'Focus Visible', level: 'AA' },
  { num: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA' },
  {
    num: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    tests: [apg('carousel')],
    left: 'The experiments overlay, which only owners of experiments see.',
  },
  { num: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
  {
    num: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    tests: [apg('button'), apg('disclosure')],
    left: 'Names that a page sets itself.',
  },
  { num: '2.5.4', name: 'Motion Actuation', level: 'A', outside: 'No widget reads a motion sensor.' },
  {
    num: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    tests: [apg('carousel')],
    left: 'The experiments overlay, which only owners of experiments see.',
  },
  {
    num: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    tests: ['tests/browser/axe.all.test.ts'],
    left: 'Controls that appear only after an action.',
  },
  { num: '3.1.1', name: 'Language of Page', level: 'A', outside: PAGE },
  { num: '3.1.2', name: 'Language of Parts', level: 'AA' },
  { num: '3.2.1', name: 'On Focus', level: 'A' },
  { num: '3.2.2', name: 'On Input', level: 'A' },
  { num: '3.2.3', name: 'Consistent Navigation', level: 'AA', outside: PAGE },
  { num: '3.2.4', name: 'Consistent Identification', level: 'AA' },
  { num: '3.2.6', name: 'Consistent Help', level: 'A', outside: PAGE },
  {
    num: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    tests: [
      component('form.test.ts: blocks submission if required and empty, shows the message, and submits once filled in'),
      component('text-input.test.ts: exposes its name, required state, invalid state and error to screen readers'),
      'tests/unit/areas/newsletter-signup.test.tsx: lists missing fields with links to them, and sends nothing',
      'tests/unit/areas/support-ticket.test.tsx: lists errors in a summary that gets the focus, and sends nothing',
    ],
    left: 'Whether error texts of the site and its services describe the error.',
  },
  {
    num: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    tests: [
      widget('text-input.test.tsx: is named by its label'),
      widget('text-input.test.tsx: marks a required input visually and for screen readers'),
      widget('sort-dropdown.test.tsx: is named by its label'),
    ],
    left: 'Whether the labels that a page or service provides are clear.',
  },
  { num: '3.3.3', name: 'Error Suggestion', level: 'AA' },
  {
    num: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: [
      'tests/browser/areas/store.test.ts: buys once for Minecoins after a confirmation, updates every balance and shows the item as owned',
      'tests/browser/areas/confirmation-claims.test.ts',
    ],
    left: 'Purchases that a store outside of the page completes.',
  },
  { num: '3.3.7', name: 'Redundant Entry', level: 'A' },
  {
    num: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    outside: 'Widgets link to the sign-in page of the identity provider, and ask for no password.',
  },
  {
    num: '4.1.1',
    name: 'Parsing',
    level: 'A',
    outside: 'WCAG 2.2 removed this criterion. The catalogue of OpenACR still lists it.',
  },
  {
    num: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    tests: [
      ...['button', 'carousel', 'dialog', 'disclosure', 'link', 'openers'].map(apg),
      component('sort-dropdown.test.ts: has the combobox role, a name and a value, and is initially closed'),
      component('text-input.test.ts: exposes its name, required state, invalid state and error to screen readers'),
    ],
    left: 'How each screen reader announces them.',
  },
  {
    num: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    tests: [
      apg('carousel'),
      widget('balance-summary.test.tsx: announces the answer in an existing live region'),
      widget('text-input.test.tsx: has an empty live region before an error appears'),
      'tests/unit/areas/marketplace-lists.test.tsx: shows tile placeholders and announces loading',
    ],
    left: 'How each screen reader announces them.',
  },
];
