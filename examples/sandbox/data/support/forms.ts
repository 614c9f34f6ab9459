import type { LocaleText } from '../locale-text';

export interface FormSource {
  readonly id: number;
  readonly key: string;
  readonly name: LocaleText;
  readonly fields: readonly string[];
  /** Each row: a parent field, the triggering value, and the child fields to show. `!` marks a required child. */
  readonly conditions: readonly (readonly [parent: string, value: string | boolean, ...children: string[]])[];
}

/** The form in the sandbox's settings. */
export const DEFAULT_FORM_ID = 360001900401;

export const forms: readonly FormSource[] = [
  {
    id: DEFAULT_FORM_ID,
    key: 'problem',
    name: ['Report a problem', 'Anmäl ett problem', 'Ein Problem melden'],
    fields: [
      'subject',
      'kind',
      'platform',
      'system',
      'graphics',
      'crashes',
      'log',
      'order',
      'amount',
      'bought',
      'paid',
      'gift_code',
      'gamertag',
      'locked_out',
      'last_sign_in',
      'realm_name',
      'consent',
      'editions',
      'description',
    ],
    conditions: [
      ['platform', 'windows', 'system', 'graphics'],
      ['platform', 'mac', 'system'],
      ['platform', 'linux', 'system', 'graphics!'],
      ['kind', 'crash', 'crashes!', 'log'],
      ['kind', 'purchase', 'order!', 'amount', 'bought!', 'paid!'],
      ['kind', 'account', 'gamertag!', 'locked_out'],
      ['kind', 'realm', 'realm_name!', 'consent!'],
      ['paid', 'gift_card', 'gift_code!'],
      ['locked_out', true, 'last_sign_in!'],
    ],
  },
  {
    id: 360001900402,
    key: 'purchase',
    name: ['Ask about a purchase', 'Fråga om ett köp', 'Frage zu einem Kauf'],
    fields: ['subject', 'order', 'amount', 'bought', 'paid', 'gift_code', 'description'],
    conditions: [['paid', 'gift_card', 'gift_code!']],
  },
  {
    id: 360001900403,
    key: 'plain',
    name: ['Write to us', 'Skriv till oss', 'Schreib uns'],
    fields: ['subject', 'description'],
    conditions: [],
  },
  {
    id: 360001900404,
    key: 'every',
    name: ['Every kind of field', 'Alla slags fält', 'Jede Art von Feld'],
    fields: [
      'subject',
      'tickettype',
      'priority',
      'kind',
      'connection',
      'editions',
      'gamertag',
      'holder',
      'card',
      'crashes',
      'amount',
      'bought',
      'log',
      'locked_out',
      'satisfaction',
      'status',
      'custom_status',
      'group',
      'assignee',
      'description',
    ],
    conditions: [],
  },
];
