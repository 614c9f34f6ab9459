import { markupOf } from './markup-of';
import type { Variant } from './variant-of';

const NONCE = '[\\w+/-]+={0,2}';

const nonceIn = (policies: string) => RegExp(`'nonce-(${NONCE})'`).exec(policies)?.[1];

type AttributeOf = (name: string) => string | null | undefined;

/**
 * Reads the content security policies, the nonces and Cobble's tag in a page's head. They decide how files are added.
 */
export class PageHead {
  isComplete = false;
  private nonce: string | undefined;
  private hasTag = false;

  /** @param policies the page's `Content-Security-Policy` header */
  constructor(
    private readonly variant: Variant,
    private policies: string,
  ) {}

  addMeta(attribute: AttributeOf): void {
    if (attribute('http-equiv')?.toLowerCase() === 'content-security-policy')
      this.policies += ` ${attribute('content') ?? ''}`;
  }

  addScript(attribute: AttributeOf): void {
    if (attribute('data-experiments') === 'on') this.hasTag = true;
    const given = attribute('nonce') ?? '';
    // Accept only the characters of a nonce, because `HTMLRewriter` doesn't unescape the value. All nonces of a page
    // are equal, so the first one is enough.
    if (RegExp(`^${NONCE}$`).test(given)) this.nonce ??= given;
  }

  /**
   * Call this method at the end of the head.
   *
   * @returns the files' markup. Empty in later calls, or if no tag enables experiments. Also empty if the policy has
   * `'strict-dynamic'` but the page lacks a nonce
   */
  complete(): string {
    if (this.isComplete) return '';
    this.isComplete = true;
    const nonce = this.nonce ?? nonceIn(this.policies);
    const isAllowed = nonce || !this.policies.includes("'strict-dynamic'");
    return this.hasTag && isAllowed ? markupOf(this.variant, nonce) : '';
  }
}
