/** What a call is refused with. The body's shape is that of the service that the call belongs to. */
export class Refusal extends Error {
  /**
   * @param code the service's own word for it: `RecordNotFound`, `InsufficientFunds`
   * @param message for a developer: what is wrong and what mends it
   * @param details Zendesk's `details`, where the call is one of its
   * @param headers beside the usual: `Retry-After`
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: Readonly<Record<string, readonly unknown[]>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
