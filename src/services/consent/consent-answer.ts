/** The argument of `cobble.consent()` (interface 9). A part leaves the rest unchanged. */
export type ConsentAnswer =
  | boolean
  | {
      /** Storing data, and assignment to flights. */
      readonly storage?: boolean;
      /** Exposures, and the telemetry adapter. */
      readonly telemetry?: boolean;
    };
