import { Action } from '../kit/action';
import { band } from '../kit/band.style';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonPrimary } from '../kit/button-primary.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { Picture } from '../kit/icons/picture';
import { link } from '../kit/link.style';
import { Photo } from '../kit/photo';
import { photo } from '../kit/photo.style';
import { safeUrl } from '../kit/safe-url';
import { Accordion } from './parts/accordion';
import { body, card, foot, heading, linkRow, picture, title } from './profile-game-card.style';
import type { description } from './profile-game-card.widget';

const DEFAULT_LINES = 2;

type GameCardProps = PropsOf<typeof description> & HostProps;

/** If the button's URL is missing or unsafe, a click emits `action` (WGT-13). */
export const ProfileGameCard = ({
  host,
  gameTitle,
  items,
  callToAction,
  readMoreText,
  readLessText,
  ...picked
}: GameCardProps) => {
  const href = safeUrl(callToAction?.href);
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
        {items?.map((item, i) => (
          <CardItem
            key={i}
            id={`${host.id}-${i}`}
            item={item}
            previous={items[i - 1]}
            moreText={readMoreText}
            lessText={readLessText}
          />
        ))}
        {callToAction?.text && (
          <div className={foot}>
            <Action
              className={`${button} ${buttonPrimary}`}
              href={href}
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

type Item = NonNullable<GameCardProps['items']>[number];

interface CardItemProps {
  readonly id: string;
  readonly item: Item;
  readonly previous: Item | undefined;
  readonly moreText: string;
  readonly lessText: string;
}

/** Renders items of unknown type, and links with unsafe URLs, as plain text. */
const CardItem = ({ id, item: { type, text, href, clampSize }, previous, moreText, lessText }: CardItemProps) => {
  if (type === 'Heading') return <h3 className={heading}>{text}</h3>;
  if (type === 'Divider') return <hr />;
  if (type === 'Accordion')
    return (
      <Accordion
        id={id}
        text={text}
        heading={previous?.type === 'Heading' ? previous.text : undefined}
        lines={clampSize && clampSize >= 1 ? Math.floor(clampSize) : DEFAULT_LINES}
        moreText={moreText}
        lessText={lessText}
      />
    );
  if (type === 'Link' && safeUrl(href))
    return (
      <a className={`${link} ${linkRow}`} href={href}>
        {text}
      </a>
    );
  return <p>{text}</p>;
};
