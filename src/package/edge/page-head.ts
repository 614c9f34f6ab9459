import { markupOf } from './markup-of';
import type { Variant } from './variant-of';

const NONCE = '[\\w+/-]+={0,2}';

const nonceIn = (policies: string) => RegExp(`'nonce-(${NONCE})'`).exec(policies)?.[1];

type AttributeOf = (name: string) => string | null | undefined;

/** Collects what the elements of a page's head say about a variant's files. */
export class PageHead {
  /** Set once the files' place is known. */
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
    // `HTMLRewriter` doesn't unescape values, but nonces never need escaping. All nonces of a page are equal.
    if (RegExp(`^${NONCE}$`).test(given)) this.nonce ??= given;
  }

  /**
   * Call it at the end of the head.
   *
   * @returns the files' markup. Empty on later calls, without an enabled tag, or if the policy has `'strict-dynamic'`
   *   without a nonce
   */
  complete(): string {
    if (this.isComplete) return '';
    this.isComplete = true;
    const nonce = this.nonce ?? nonceIn(this.policies);
    const isAllowed = nonce || !this.policies.includes("'strict-dynamic'");
    return this.hasTag && isAllowed ? markupOf(this.variant, nonce) : '';
  }
}
