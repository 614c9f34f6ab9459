/** The argument of `cobble.consent()` (interface 9): all, nothing, or a part, which leaves the rest unchanged. */
export type ConsentAnswer =
  | boolean
  | {
      /** Storing data on the device, and assignment to flights. */
      readonly storage?: boolean;
      /** Reporting exposures, and passing events to the telemetry adapter. */
      readonly telemetry?: boolean;
    };
