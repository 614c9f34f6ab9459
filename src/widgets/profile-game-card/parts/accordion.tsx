import { useEffect, useState } from 'react';
import { ChevronDown } from '../../kit/icons/chevron-down';
import { link } from '../../kit/link.style';
import { useElementRef } from '../../kit/use-element-ref';
import { clamped, toggle } from '../profile-game-card.style';

export interface AccordionProps {
  readonly text: string | undefined;
  /** Visible lines while closed. */
  readonly lines: number;
  readonly id: string;
  /** Part of the button's accessible name. Default: the text's first words. */
  readonly heading: string | undefined;
  readonly moreText: string;
  readonly lessText: string;
}

/** Accepts only plain text, because a link in a hidden line could get the focus (WGT-14). */
export const Accordion = ({ text, lines, id, heading, moreText, lessText }: AccordionProps) => {
  const box = useElementRef<HTMLParagraphElement>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have the same size, which no observer reports.
  useEffect(() => {
    const { current: paragraph } = box;
    const observer = new ResizeObserver(() => {
      const lineHeight = parseFloat(getComputedStyle(paragraph).lineHeight);
      // `scrollHeight` includes clamped lines.
      setIsLong(paragraph.scrollHeight > lineHeight * (lines + 0.5));
    });
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [box, text, lines]);

  const action = isOpen ? lessText : moreText;
  return (
    <div>
      <p ref={box} id={id} className={isOpen ? undefined : clamped} style={{ '--lines': lines }} data-lines={lines}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={`${link} ${toggle}`}
          aria-label={`${action}: ${heading || firstWords(text)}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
          <ChevronDown />
        </button>
      )}
    </div>
  );
};

const firstWords = (text = ''): string => /^\s*([^]{1,40}(?!\S)|[^]{1,40})/.exec(text)?.[1] ?? '';
