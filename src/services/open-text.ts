/** One of the known values, or one that the service has learnt since: unknown values survive. */
export type OpenText<Known extends string> = Known | (string & {});
