type Handler = (...details: never[]) => unknown;

/** Implements the SDK's `ProviderEventEmitter`, because importing its class would add a dependency. */
export class ProviderEvents {
  private readonly handlers = new Map<string, Handler[]>();

  emit(event: string, details: object = {}): void {
    for (const handler of this.getHandlers<Handler>(event)) handler(details as never);
  }

  addHandler(event: string, handler: Handler): void {
    this.handlers.set(event, [...this.getHandlers<Handler>(event), handler]);
  }

  removeHandler(event: string, handler: Handler): void {
    this.handlers.set(
      event,
      this.getHandlers<Handler>(event).filter((one) => one !== handler),
    );
  }

  removeAllHandlers(event?: string): void {
    if (event === undefined) this.handlers.clear();
    else this.handlers.delete(event);
  }

  getHandlers<T>(event: string): T[] {
    return [...(this.handlers.get(event) ?? [])] as T[];
  }

  /** No logger is needed: the SDK's handlers log their own errors. */
  setLogger(): this {
    return this;
  }
}
