import { statusOf } from '../../../../services/client/status-of';
import type { Services } from '../../../../services/services';
import type { CreatedTicket } from '../../../../services/support/answers';
import type { FieldValue } from '../../../kit/form/field';
import { Attachments } from './attachments';
import { Challenge } from './challenge';
import { checkFile } from './check-file';
import { draft } from './draft';
import { loadTicketModel } from './load-ticket-model';
import { readRefusal } from './read-refusal';
import { shownFields } from './shown-fields';
import type { ModelField, TicketModel } from './ticket-model';
import { toTicket } from './to-ticket';
import type { Uploads, UploadsViewer } from './uploads';
import { createUploads } from './uploads';

/** All that is not needed before the services have answered: its code comes while they are asked. */
export interface LoadedTicketForm {
  readonly model: TicketModel;
  /** The fields that are shown with these values. */
  shown(values: ReadonlyMap<string, FieldValue>): ModelField[];
  readonly draft: ReturnType<typeof draft>;
  readonly checkFile: typeof checkFile;
  uploads(viewer: UploadsViewer): Uploads;
  /**
   * @returns undefined where the ticket was taken and its answer can't be read
   * @throws what the call failed with, for `readRefusal`
   */
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
 * Loads all that a ticket form is made of, and its code.
 *
 * @param formId undefined: all fields that readers may see
 * @throws what the form's or the fields' call failed with
 */
export const loadTicketForm = async (
  services: Services,
  formId: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<LoadedTicketForm> => {
  const { support } = services;
  const model = await loadTicketModel(services, formId, locale, signal);
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
      support
        .createTicket({ ticket: toTicket(model.id, fields, values, tokens), challenge })
        .catch((error: unknown) => {
          // The ticket was taken, whatever its answer's body is: sent again, it would be a second one.
          if ((statusOf(error) ?? 300) < 300) return undefined;
          throw error;
        }),
  };
};
