import { useEffect, useRef, useState } from 'react';
import { ChevronDown } from '../../kit/icons/chevron-down';
import { link } from '../../kit/link.style';
import { clamped, toggle } from '../profile-game-card.style';

/** A long text. */
export interface AccordionProps {
  readonly text: string | undefined;
  /** Lines while it is closed. */
  readonly lines: number;
  readonly id: string;
  /** What the button is named after, beside its own text; default the text's first words. */
  readonly of?: string | undefined;
  readonly moreText: string;
  readonly lessText: string;
}

/**
 * A text closed to some lines, and the button that opens it, which is there only where the text is longer (WGT-14).
 * Screen readers read all of it either way. Plain text, so that no link can have the focus where it is not seen.
 */
export const Accordion = ({ text, lines, id, of, moreText, lessText }: AccordionProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const box = useRef<HTMLParagraphElement>(null!);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useEffect(() => {
    const { current } = box;
    // Open or closed, the text's whole height; it observes once at the start, and at each change of the width or of the
    // text's size.
    const observer = new ResizeObserver(() =>
      setLong(current.scrollHeight > parseFloat(getComputedStyle(current).lineHeight) * (lines + 0.5)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, lines]);

  const shown = open ? lessText : moreText;
  return (
    <div>
      <p
        ref={box}
        id={id}
        className={open ? undefined : clamped}
        // React's types know no property of ours: it is given as one that takes a number, too.
        style={{ ['--lines' as 'order']: lines }}
        data-lines={lines}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={`${link} ${toggle}`}
          aria-label={`${shown}: ${of || firstWords(text)}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {shown}
          <ChevronDown />
        </button>
      )}
    </div>
  );
};

/** As many whole words as make a name; of a script without spaces, letters. */
const firstWords = (text = ''): string => /^\s*([^]{1,40}(?!\S)|[^]{1,40})/.exec(text)?.[1] ?? '';
