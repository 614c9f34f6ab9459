import { challengeProps } from '../../../widgets/captcha/challenge-props';
import type { WidgetDescription } from '../../../widgets/kit/description';
import { formProps } from '../../kit/form/form-props';
import { stateProps } from '../../kit/state-props';

/** ARE-3. */
export const description = {
  name: 'support-ticket',
  kind: 'area',
  asks: 'support',
  text: "Writes to support: the form that the service describes, in the page's language, with files and a captcha. What is typed outlives a reload.",
  props: {
    formId: {
      type: 'text',
      text: "Id of the ticket form; without one, the settings' helpCentre.ticketFormId; without that too, all fields that readers may see.",
    },
    heading: { type: 'text', text: "Heading; without one, the form's own name." },
    headingText: {
      type: 'text',
      default: 'Contact support',
      text: 'Heading where the form has no name either, and while it loads.',
    },
    introText: {
      type: 'text',
      default: 'Required fields are marked with an asterisk.',
      text: 'A sentence under the heading.',
    },
    nameLabel: { type: 'text', default: 'Your name', text: 'Name of the first field.' },
    emailLabel: { type: 'text', default: 'Email address', text: 'Name of the second field.' },
    chooseText: { type: 'text', default: 'Choose an option', text: 'Stands in a list while nothing is chosen.' },
    cardText: {
      type: 'text',
      default: 'Only the last 4 digits are saved and sent.',
      text: 'A sentence under a field for the number of a card.',
    },
    maxFiles: { type: 'number', default: 5, min: 0, max: 50, text: 'Files at most.' },
    maxFileSize: { type: 'number', default: 20, min: 0, text: 'Megabytes of one file at most.' },
    fileTypes: {
      type: 'text',
      default: 'image/*, text/plain, application/pdf, .log, .zip',
      text: 'Files that can be added: types and endings with commas between, as in accept; empty for any.',
    },
    filesLabel: { type: 'text', default: 'Files', text: 'Name of the list of files.' },
    filesHint: {
      type: 'text',
      default: 'Images and logs: up to {count}, max {size} each.',
      text: 'A sentence about them; {count} and {size} stand for the limits.',
    },
    addFilesText: { type: 'text', default: 'Add files', text: 'The button that adds files.' },
    tooManyText: {
      type: 'text',
      default: 'Couldn’t add {name}: too many files (max {count}).',
      text: 'Said of a file over the count.',
    },
    tooLargeText: { type: 'text', default: '{name} is too large (max {size}).', text: 'Said of a file over the size.' },
    wrongTypeText: {
      type: 'text',
      default: '{name} has an unsupported file type.',
      text: 'Said of a file of another type.',
    },
    emptyFileText: { type: 'text', default: '{name} is empty.', text: 'Said of a file without content.' },
    lateFileText: {
      type: 'text',
      default: 'Couldn’t add {name}: the ticket is already being sent.',
      text: 'Said of a file that comes while the ticket is sent.',
    },
    doneText: { type: 'text', default: '{name} uploaded.', text: 'Said, unseen, when a file has arrived.' },
    removedText: { type: 'text', default: '{name} removed.', text: 'Said, unseen, when a file was deleted.' },
    failedText: {
      type: 'text',
      default: 'Couldn’t upload {name}. Try again or remove it.',
      text: 'Said of a file that did not arrive.',
    },
    stuckText: {
      type: 'text',
      default: 'Couldn’t remove {name}. Try again.',
      text: 'Said of a file that the service did not delete.',
    },
    cancelFileText: {
      type: 'text',
      default: 'Cancel upload of {name}',
      text: 'Name of the button that ends an upload.',
    },
    removeFileText: { type: 'text', default: 'Remove {name}', text: 'Name of the button that deletes a file.' },
    retryFileText: {
      type: 'text',
      default: 'Upload {name} again',
      text: 'Name of the button beside a file that did not arrive.',
    },
    challengeLabel: { type: 'text', default: 'Type what you see or hear', text: "Name of the captcha's input." },
    ...challengeProps,
    brokenText: {
      type: 'text',
      default: 'Couldn’t load the challenge. Get a new one.',
      text: 'Shown when the challenge is missing.',
    },
    wrongChallengeText: {
      type: 'text',
      default: 'That didn’t match. Try this one.',
      text: 'Shown when the service did not take the answer.',
    },
    sendText: { type: 'text', default: 'Send', text: 'The button.' },
    sentHeading: { type: 'text', default: 'Ticket sent', text: 'Heading at the end.' },
    sentText: {
      type: 'text',
      default: 'Your ticket number is {number}. You’ll get a reply by email.',
      text: 'The sentence under it.',
    },
    sentOnlyText: {
      type: 'text',
      default: 'You’ll get a reply by email.',
      text: 'The same where the service gives no number.',
    },
    againText: { type: 'text', default: 'Send another ticket', text: 'The button under it.' },
    draftText: { type: 'text', default: 'Your draft has been restored.', text: 'Said when there was a draft.' },
    discardText: { type: 'text', default: 'Discard draft', text: 'The button that throws the draft away.' },
    closedText: { type: 'text', default: 'This form is closed right now.', text: 'Shown where no tickets are taken.' },
    ...formProps,
    ...stateProps,
  },
  events: { sent: 'The ticket was taken: { id }, its number.' },
  details: { sent: { id: 'number' } },
  methods: ['focus'],
  examples: [
    { name: 'whole', text: 'The form that the settings name.' },
    {
      name: 'short',
      text: 'Another form, with other limits.',
      props: { formId: '360001900403', maxFiles: 1, maxFileSize: 1, fileTypes: 'image/png' },
    },
    {
      name: 'every-kind',
      text: 'A form with every kind of field that the service knows.',
      props: { formId: '360001900404' },
    },
    {
      name: 'translated',
      text: "Other texts; the fields follow the page's language by themselves.",
      props: {
        formId: '360001900403',
        heading: 'Schreib uns',
        introText: 'Ein Stern heißt: das brauchen wir.',
        nameLabel: 'Dein Name',
        emailLabel: 'E-Mail-Adresse',
        sendText: 'Abschicken',
      },
    },
  ],
} as const satisfies WidgetDescription;
