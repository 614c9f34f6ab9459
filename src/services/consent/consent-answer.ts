/**
 * The argument of `cobble.consent()` (interface 9). If a property is omitted, the visitor's previous choice remains.
 */
export type ConsentAnswer =
  | boolean
  | {
      /** Whether Cobble may store data and assign flights. */
      readonly storage?: boolean;
      /** Whether Cobble may report exposures and events. */
      readonly telemetry?: boolean;
    };
