import type { PropsOf } from '../../../widgets/kit/description';
import { bad, good, poor, state } from './realms-subscription.style';
import type { description } from './realms-subscription.widget';
import { standingOf, stateWords } from './state-words';

export type RealmTexts = Omit<PropsOf<typeof description>, 'heading' | 'stateTexts' | 'nextHref'>;

export interface RealmFormat {
  state(status: string | undefined): string;
  stateClass(status: string | undefined): string;
  date(value: string | number | null | undefined): string;
  days(count: number | undefined): string;
}

const colors = { good, poor, bad };

export interface RealmFormatOptions {
  readonly locale: string;
  readonly stateTexts: PropsOf<typeof description>['stateTexts'];
  readonly texts: RealmTexts;
}

export const createRealmFormat = ({ locale, stateTexts, texts }: RealmFormatOptions): RealmFormat => ({
  state: (status) => stateWords(status, stateTexts, texts),
  stateClass(status) {
    const standing = standingOf(status);
    return `${state} ${standing ? colors[standing] : ''}`;
  },
  date(value) {
    const date = new Date(value ?? Number.NaN);
    // Some services send the year 1 for a missing date.
    if (!(+date > 0)) return '–';
    // Use UTC for a date without a time, so that it is the same day in every time zone.
    const timeZone = /^\d{4}-\d\d-\d\d$/.test(`${value}`) ? 'UTC' : undefined;
    return date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
  },
  days(count) {
    if (count === undefined) return '–';
    const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    // Format the complete phrase: in some languages, the phrase determines the unit's grammatical case.
    const ago = new Intl.RelativeTimeFormat(locale).format(count, 'day');
    const text = count < 0 ? texts.daysOverText : texts.daysLeftText;
    return text.replace('{days}', days.format(Math.abs(count))).replace('{ago}', ago);
  },
});
