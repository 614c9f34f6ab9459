import { challengeProps } from '../../../widgets/captcha/challenge-props';
import type { WidgetDescription } from '../../../widgets/kit/description';
import { formProps } from '../../kit/form/form-props';
import { stateProps } from '../../kit/state-props';

export const description = {
  name: 'support-ticket',
  kind: 'area',
  asks: 'support',
  text: "Support form as the service describes it, in the page's language, with files and a captcha. A draft survives a reload.",
  props: {
    formId: {
      type: 'text',
      text: 'Id of the ticket form. Default: helpCentre.ticketFormId of the settings, or else all fields that visitors may see.',
    },
    heading: { type: 'text', text: "Heading. Default: the form's name." },
    headingText: {
      type: 'text',
      default: 'Contact support',
      text: 'Heading while the form loads, or if it has no name.',
    },
    introText: {
      type: 'text',
      default: 'Required fields are marked with an asterisk.',
      text: 'Text below the heading.',
    },
    nameLabel: { type: 'text', default: 'Your name', text: 'Label of the name field.' },
    emailLabel: { type: 'text', default: 'Email address', text: 'Label of the email field.' },
    chooseText: {
      type: 'text',
      default: 'Choose an option',
      text: 'Shown in a select field while nothing is selected.',
    },
    cardText: {
      type: 'text',
      default: 'Only the last 4 digits are saved and sent.',
      text: 'Hint below a card number field.',
    },
    maxFiles: { type: 'number', default: 5, min: 0, max: 50, text: 'Maximum number of files.' },
    maxFileSize: { type: 'number', default: 20, min: 0, text: 'Maximum size of a file, in MB.' },
    fileTypes: {
      type: 'text',
      default: 'image/*, text/plain, application/pdf, .log, .zip',
      text: 'Allowed files: types and extensions, separated by commas, as in accept. An empty text allows all.',
    },
    filesLabel: { type: 'text', default: 'Files', text: 'Label of the list of files.' },
    filesHint: {
      type: 'text',
      default: 'Images and logs: up to {count}, max {size} each.',
      text: 'Hint about files. {count} and {size} are the limits.',
    },
    addFilesText: { type: 'text', default: 'Add files', text: 'Button that adds files.' },
    tooManyText: {
      type: 'text',
      default: 'Couldn’t add {name}: too many files (max {count}).',
      text: 'Error if there are too many files. {name} is the file, {count} the limit.',
    },
    tooLargeText: {
      type: 'text',
      default: '{name} is too large (max {size}).',
      text: 'Error if a file is too large. {name} is the file, {size} the limit.',
    },
    wrongTypeText: {
      type: 'text',
      default: '{name} has an unsupported file type.',
      text: "Error if a file's type isn't allowed. {name} is the file.",
    },
    emptyFileText: { type: 'text', default: '{name} is empty.', text: 'Error if a file is empty. {name} is the file.' },
    lateFileText: {
      type: 'text',
      default: 'Couldn’t add {name}: the ticket is already being sent.',
      text: 'Error if a file is added while the ticket is sent. {name} is the file.',
    },
    doneText: {
      type: 'text',
      default: '{name} uploaded.',
      text: 'Announced to screen readers after an upload. {name} is the file.',
    },
    removedText: {
      type: 'text',
      default: '{name} removed.',
      text: 'Announced to screen readers after a file was removed. {name} is the file.',
    },
    failedText: {
      type: 'text',
      default: 'Couldn’t upload {name}. Try again or remove it.',
      text: 'Error if an upload fails. {name} is the file.',
    },
    stuckText: {
      type: 'text',
      default: 'Couldn’t remove {name}. Try again.',
      text: "Error if the service doesn't delete a file. {name} is the file.",
    },
    cancelFileText: {
      type: 'text',
      default: 'Cancel upload of {name}',
      text: 'Name of the button that cancels an upload. {name} is the file.',
    },
    removeFileText: {
      type: 'text',
      default: 'Remove {name}',
      text: 'Name of the button that removes a file. {name} is the file.',
    },
    retryFileText: {
      type: 'text',
      default: 'Upload {name} again',
      text: 'Name of the button that retries an upload. {name} is the file.',
    },
    challengeLabel: { type: 'text', default: 'Type what you see or hear', text: "Label of the captcha's input." },
    ...challengeProps,
    brokenText: {
      type: 'text',
      default: 'Couldn’t load the challenge. Get a new one.',
      text: 'Shown if the challenge fails to load.',
    },
    wrongChallengeText: {
      type: 'text',
      default: 'That didn’t match. Try this one.',
      text: 'Error if the answer to the challenge was wrong.',
    },
    sendText: { type: 'text', default: 'Send', text: 'Submit button.' },
    sentHeading: { type: 'text', default: 'Ticket sent', text: 'Heading after the ticket was sent.' },
    sentText: {
      type: 'text',
      default: 'Your ticket number is {number}. You’ll get a reply by email.',
      text: "Text below sentHeading. {number} is the ticket's number.",
    },
    sentOnlyText: {
      type: 'text',
      default: 'You’ll get a reply by email.',
      text: 'Text below sentHeading, if the service sends no number.',
    },
    againText: { type: 'text', default: 'Send another ticket', text: 'Button that starts another ticket.' },
    draftText: { type: 'text', default: 'Your draft has been restored.', text: 'Announced if a draft was restored.' },
    discardText: { type: 'text', default: 'Discard draft', text: 'Button that deletes the draft.' },
    closedText: { type: 'text', default: 'This form is closed right now.', text: 'Shown if the form is closed.' },
    ...formProps,
    ...stateProps,
  },
  events: { sent: 'The ticket was sent: { id }. id is its number.' },
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
      text: 'A form with every type of field that the service has.',
      props: { formId: '360001900404' },
    },
    {
      name: 'translated',
      text: "Custom texts. The fields are in the page's language.",
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
