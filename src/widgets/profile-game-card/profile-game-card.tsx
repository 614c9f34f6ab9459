import { band } from '../shared/band.style';
import { base } from '../shared/base.style';
import { button } from '../shared/button.style';
import { buttonPrimary } from '../shared/button-primary.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { Picture } from '../shared/icons/picture';
import { link } from '../shared/link.style';
import { Photo } from '../shared/photo';
import { photo } from '../shared/photo.style';
import { safeUrl } from '../shared/safe-url';
import { Accordion } from './parts/accordion';
import { body, card, foot, heading, picture, title, way } from './profile-game-card.style';
import type { description } from './profile-game-card.widget';

/**
 * A game of the player's (WGT-13). An item of a type that is not known shows its text. A link to an address that is
 * refused is its text; a button with such an address emits `action`, as one without.
 */
export const ProfileGameCard = ({
  host,
  gameTitle,
  items,
  callToAction,
  readMoreText,
  readLessText,
  ...picked
}: PropsOf<typeof description> & HostProps) => {
  const href = safeUrl(callToAction?.href);
  const Action = (href ? 'a' : 'button') as 'a';
  return (
    <article className={`${base} ${card}`}>
      <div className={`${photo} ${picture}`}>
        <Picture size={48} />
        <Photo {...picked} />
      </div>
      <div className={band}>
        <h2 className={title}>{gameTitle}</h2>
      </div>
      <div className={body}>
        {items?.map(({ type, text, href, clampSize }, i) =>
          type === 'Heading' ? (
            <h3 key={i} className={heading}>
              {text}
            </h3>
          ) : type === 'Divider' ? (
            <hr key={i} />
          ) : type === 'Accordion' ? (
            <Accordion
              key={i}
              id={`${host.id}-${i}`}
              text={text}
              of={items[i - 1]?.type === 'Heading' ? items[i - 1]!.text : undefined}
              lines={clampSize! >= 1 ? Math.floor(clampSize!) : 2}
              moreText={readMoreText}
              lessText={readLessText}
            />
          ) : type === 'Link' && safeUrl(href) ? (
            <a key={i} className={`${link} ${way}`} href={href}>
              {text}
            </a>
          ) : (
            <p key={i}>{text}</p>
          ),
        )}
        {callToAction?.text && (
          <div className={foot}>
            <Action
              className={`${button} ${buttonPrimary}`}
              href={href}
              type={href ? undefined : 'button'}
              onClick={href ? undefined : () => host.emit('action', { index: 0 })}
            >
              {callToAction.text}
            </Action>
          </div>
        )}
      </div>
    </article>
  );
};
