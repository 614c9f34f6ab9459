/** The argument of `cobble.consent()` (interface 9). An omitted property leaves the earlier answer unchanged. */
export type ConsentAnswer =
  | boolean
  | {
      /** Whether to store data and assign flights. */
      readonly storage?: boolean;
      /** Whether to report exposures and events. */
      readonly telemetry?: boolean;
    };
