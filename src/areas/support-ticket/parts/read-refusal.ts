import type { ServiceError } from '../../../services/http/service-error';

/** Why a ticket was refused. */
export interface Refusal {
  /** The challenge was not solved, or is over: another one is needed. */
  readonly isChallenge: boolean;
  /** What the service finds wrong: with the field's own id where it names one. */
  readonly faults: readonly { readonly text: string; readonly field: string | undefined }[];
}

/** Reads what came back from a ticket that was not taken; an answer without reasons gives none. */
export const readRefusal = async (error: unknown): Promise<Refusal> => {
  const { response, status } = (error ?? {}) as ServiceError;
  const body = await response?.clone().json().catch(() => undefined) as Record<string, unknown> | undefined;
  const details = Object.values(body?.details ?? {}).flat() as ({ description?: unknown; field_key?: unknown } | null)[];
  return {
    isChallenge: /challenge|captcha/i.test(`${String(body?.code)} ${String(body?.error)}`),
    faults: status! < 500 ? details.flatMap((one) =>
      typeof one?.description === 'string' ? [{ text: one.description, field: one.field_key === undefined ? undefined : `f${String(one.field_key)}` }] : []) : [],
  };
};
