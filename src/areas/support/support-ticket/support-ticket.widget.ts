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
      default: 'Write to support',
      text: 'Heading where the form has no name either, and while it loads.',
    },
    introText: { type: 'text', default: 'A star marks what we need to know.', text: 'A sentence under the heading.' },
    nameLabel: { type: 'text', default: 'Your name', text: 'Name of the first field.' },
    emailLabel: { type: 'text', default: 'Email address for our answer', text: 'Name of the second field.' },
    chooseText: { type: 'text', default: 'Choose one', text: 'Stands in a list while nothing is chosen.' },
    cardText: {
      type: 'text',
      default: 'Only the last four digits are kept and sent.',
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
      default: 'Pictures, logs: up to {count}, of {size} each.',
      text: 'A sentence about them; {count} and {size} stand for the limits.',
    },
    addFilesText: { type: 'text', default: 'Add files', text: 'The button that adds files.' },
    tooManyText: {
      type: 'text',
      default: '{name} is one too many: {count} can be sent.',
      text: 'Said of a file over the count.',
    },
    tooLargeText: { type: 'text', default: '{name} is larger than {size}.', text: 'Said of a file over the size.' },
    wrongTypeText: {
      type: 'text',
      default: '{name} is of a kind that can not be sent.',
      text: 'Said of a file of another type.',
    },
    emptyFileText: { type: 'text', default: '{name} is empty.', text: 'Said of a file without content.' },
    lateFileText: {
      type: 'text',
      default: '{name} was not added: the ticket is on its way.',
      text: 'Said of a file that comes while the ticket is sent.',
    },
    doneText: { type: 'text', default: '{name} is uploaded.', text: 'Said, unseen, when a file has arrived.' },
    removedText: { type: 'text', default: '{name} is removed.', text: 'Said, unseen, when a file was deleted.' },
    failedText: {
      type: 'text',
      default: '{name} could not be uploaded. Try again, or remove it.',
      text: 'Said of a file that did not arrive.',
    },
    stuckText: {
      type: 'text',
      default: '{name} could not be removed. Please try again.',
      text: 'Said of a file that the service did not delete.',
    },
    cancelFileText: { type: 'text', default: 'Cancel {name}', text: 'Name of the button that ends an upload.' },
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
      default: 'This challenge can not be shown. Please ask for a new one.',
      text: 'Shown when the challenge is missing.',
    },
    wrongChallengeText: {
      type: 'text',
      default: 'That was not it. Here is another one.',
      text: 'Shown when the service did not take the answer.',
    },
    sendText: { type: 'text', default: 'Send', text: 'The button.' },
    sentHeading: { type: 'text', default: 'Thank you, it is sent', text: 'Heading at the end.' },
    sentText: {
      type: 'text',
      default: 'Your ticket has the number {number}. We answer by email.',
      text: 'The sentence under it.',
    },
    sentOnlyText: { type: 'text', default: 'We answer by email.', text: 'The same where the service gives no number.' },
    againText: { type: 'text', default: 'Write another', text: 'The button under it.' },
    draftText: { type: 'text', default: 'What you typed before is still here.', text: 'Said when there was a draft.' },
    discardText: { type: 'text', default: 'Start over', text: 'The button that throws the draft away.' },
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
