import type { CreatedTicket } from '../../../services/answers/support';
import type { Services } from '../../../services/services';
import type { FieldValue } from '../../shared/form/field';
import { Attachments } from './attachments';
import { Challenge } from './challenge';
import { checkFile } from './check-file';
import { draft } from './draft';
import { loadForm } from './load-form';
import { readRefusal } from './read-refusal';
import { shownFields } from './shown-fields';
import type { ModelField, TicketModel } from './ticket-model';
import { toTicket } from './to-ticket';
import type { Uploads, UploadsViewer } from './uploads';
import { createUploads } from './uploads';

/** All that is not needed before the services have answered: its code comes while they are asked. */
export interface Desk {
  readonly model: TicketModel;
  /** The fields that are shown with these values. */
  shown(values: ReadonlyMap<string, FieldValue>): ModelField[];
  readonly draft: ReturnType<typeof draft>;
  readonly checkFile: typeof checkFile;
  uploads(viewer: UploadsViewer): Uploads;
  /** @throws what the call failed with, for `readRefusal` */
  send(
    fields: readonly ModelField[],
    values: ReadonlyMap<string, FieldValue>,
    tokens: readonly string[],
    challenge: { id: string; text: string },
  ): Promise<CreatedTicket | undefined>;
  readonly readRefusal: typeof readRefusal;
  /** The last steps: needed no sooner. Their styles have to be in the area's own graph too, for its one stylesheet. */
  readonly Attachments: typeof Attachments;
  readonly Challenge: typeof Challenge;
}

/**
 * Opens the desk for a form.
 *
 * @param formId undefined: all fields that readers may see
 * @throws what the form's or the fields' call failed with
 */
export const openDesk = async (
  services: Services,
  formId: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<Desk> => {
  const { support } = services;
  const model = await loadForm(services, formId, locale, signal);
  // A long form is read in one task and drawn in the next: both together take the page's turn.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    model,
    checkFile,
    readRefusal,
    Attachments,
    Challenge,
    draft: draft(model.id),
    shown: (values) => shownFields(model, values),
    uploads: (viewer) => createUploads(support, viewer),
    send: (fields, values, tokens, challenge) =>
      support.createTicket({ ticket: toTicket(model.id, fields, values, tokens), challenge }),
  };
};
