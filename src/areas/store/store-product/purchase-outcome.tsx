import { type ReactNode, useEffect, useRef } from 'react';
import { UnaskedNote, type UnaskedNoteProps } from '../../kit/confirm/unasked-note';
import { bought, panel, refused } from './store-product.style';
import type { ProductTexts, PurchaseStep } from './use-purchase';

export const outcomeOf = (step: PurchaseStep, texts: ProductTexts, own: UnaskedNoteProps['texts']): ReactNode => {
  switch (step) {
    case 'funds':
      return texts.fundsText;
    case 'owned':
      return texts.ownedText;
    case 'price':
      return texts.priceChangedText;
    case 'offer':
      return texts.offerChangedText;
    case 'unknown':
      return texts.unknownText;
    case 'failed':
      return texts.failedText;
    case 'bought':
      return texts.boughtText;
    case 'unseen':
    case 'framed':
      return <UnaskedNote reason={step} texts={own} />;
    default:
      return undefined;
  }
};

/** Takes the focus, because the pressed button may be removed. */
export const PurchaseOutcome = ({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={`${panel} ${isGood ? bought : refused}`}>
      {children}
    </div>
  );
};
