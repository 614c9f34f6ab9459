/** What `cobble.consent()` takes (interface 9): all, nothing, or an answer in part, which leaves the rest as it was. */
export type ConsentAnswer =
  | boolean
  | {
      /** To keep something on the device, and to be assigned to flights. */
      readonly storage?: boolean;
      /** That exposures are told, and events handed to the telemetry's adapter. */
      readonly telemetry?: boolean;
    };
