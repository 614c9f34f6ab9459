import type { FieldSource } from './field-source';

/** The fields of the forms, in order. */
export const fields: readonly FieldSource[] = [
  {
    key: 'subject',
    type: 'subject',
    title: ['Subject', 'Ämne', 'Betreff'],
    hint: ['What it is about, in one line.', 'Vad det gäller, på en rad.', 'Worum es geht, in einer Zeile.'],
    required: true,
  },
  {
    key: 'description',
    type: 'description',
    title: ['What happened?', 'Vad hände?', 'Was ist passiert?'],
    hint: [
      'Tell us what you did, what you expected and what you got.',
      'Berätta vad du gjorde, vad du väntade dig och vad som hände.',
      'Erzähl, was du getan, erwartet und bekommen hast.',
    ],
    required: true,
  },
  {
    key: 'kind',
    type: 'tagger',
    title: ['What is it about?', 'Vad gäller det?', 'Worum geht es?'],
    required: true,
    options: [
      ['crash', 'The game crashes', 'Spelet kraschar', 'Das Spiel stürzt ab'],
      ['purchase', 'A purchase', 'Ett köp', 'Ein Kauf'],
      ['account', 'My account', 'Mitt konto', 'Mein Konto'],
      ['realm', 'A Realm', 'Ett Realm', 'Ein Realm'],
      ['other', 'Something else', 'Något annat', 'Etwas anderes'],
    ],
  },
  {
    key: 'platform',
    type: 'tagger',
    title: ['Where do you play?', 'Var spelar du?', 'Wo spielst du?'],
    required: true,
    options: [
      ['windows', 'Windows computer', 'Windowsdator', 'Windows-Rechner'],
      ['mac', 'Mac', 'Mac', 'Mac'],
      ['linux', 'Linux computer', 'Linuxdator', 'Linux-Rechner'],
      ['phone', 'Phone or tablet', 'Telefon eller platta', 'Telefon oder Tablet'],
      ['console', 'Games console', 'Spelkonsol', 'Spielkonsole'],
    ],
  },
  {
    key: 'editions',
    type: 'multiselect',
    title: ['Which editions have you tried?', 'Vilka utgåvor har du prövat?', 'Welche Editionen hast du probiert?'],
    options: [
      ['standard', 'Standard', 'Standard', 'Standard'],
      ['deluxe', 'Deluxe', 'Deluxe', 'Deluxe'],
      ['education', 'Education', 'Utbildning', 'Bildung'],
      ['preview', 'Preview', 'Förhandsversion', 'Vorschau'],
    ],
  },
  { key: 'system', type: 'text', title: ['Version of the system', 'Systemets version', 'Version des Systems'] },
  { key: 'graphics', type: 'text', title: ['Graphics card', 'Grafikkort', 'Grafikkarte'] },
  {
    key: 'log',
    type: 'textarea',
    title: ['Last lines of the log', 'Loggens sista rader', 'Letzte Zeilen des Protokolls'],
    hint: ['Paste at most fifty lines.', 'Klistra in högst femtio rader.', 'Höchstens fünfzig Zeilen.'],
  },
  { key: 'crashes', type: 'integer', title: ['How often in a week?', 'Hur ofta i veckan?', 'Wie oft in der Woche?'] },
  {
    key: 'order',
    type: 'regexp',
    title: ['Order number', 'Ordernummer', 'Bestellnummer'],
    hint: ['It looks like ORD-2026-004711.', 'Den ser ut som ORD-2026-004711.', 'Sie sieht aus wie ORD-2026-004711.'],
    pattern: '^ORD-\\d{4}-\\d{6}$',
  },
  { key: 'amount', type: 'decimal', title: ['Amount on the receipt', 'Belopp på kvittot', 'Betrag auf dem Beleg'] },
  { key: 'bought', type: 'date', title: ['Day of the purchase', 'Köpdag', 'Tag des Kaufs'] },
  {
    key: 'paid',
    type: 'tagger',
    title: ['Paid with', 'Betalt med', 'Bezahlt mit'],
    options: [
      ['card', 'Bank card', 'Bankkort', 'Bankkarte'],
      ['gift_card', 'Gift card', 'Presentkort', 'Geschenkkarte'],
      ['coins', 'Coins', 'Mynt', 'Münzen'],
    ],
  },
  {
    key: 'gift_code',
    type: 'regexp',
    title: ['Last four letters of the card', 'Kortets fyra sista tecken', 'Letzte vier Zeichen der Karte'],
    pattern: '^[A-Z0-9]{4}$',
  },
  { key: 'gamertag', type: 'text', title: ['Your gamertag', 'Din gamertag', 'Dein Gamertag'] },
  {
    key: 'locked_out',
    type: 'checkbox',
    title: ['I can’t sign in at all', 'Jag kan inte logga in alls', 'Ich kann mich gar nicht anmelden'],
  },
  {
    key: 'last_sign_in',
    type: 'date',
    title: ['Last time that it worked', 'Senaste gången det gick', 'Wann es zuletzt ging'],
  },
  { key: 'realm_name', type: 'text', title: ['Name of the Realm', 'Realmets namn', 'Name des Realms'] },
  {
    key: 'consent',
    type: 'checkbox',
    title: [
      'You may look at my world to find the fault',
      'Ni får titta på min värld för att hitta felet',
      'Ihr dürft in meiner Welt nach dem Fehler suchen',
    ],
    required: true,
  },
  // Refers to another record. Clients omit it, because readers can't fill it in.
  { key: 'satisfaction', type: 'lookup', title: ['Related article', 'Tillhörande artikel', 'Passender Artikel'] },
  {
    key: 'card',
    type: 'partialcreditcard',
    title: ['Number of the card', 'Kortets nummer', 'Nummer der Karte'],
    hint: [
      'The one that the order was paid with.',
      'Det som ordern betalades med.',
      'Mit der die Bestellung bezahlt wurde.',
    ],
  },
  {
    key: 'holder',
    type: 'regexp',
    title: ['Name on the card', 'Namn på kortet', 'Name auf der Karte'],
    hint: [
      'Letters, blanks and dashes.',
      'Bokstäver, mellanslag och bindestreck.',
      'Buchstaben, Leerzeichen und Striche.',
    ],
    pattern: '\\A[[:alpha:]]++([ -][[:alpha:]]++)*\\z',
  },
  {
    key: 'connection',
    type: 'tagger',
    title: ['How are you connected?', 'Hur är du ansluten?', 'Wie bist du verbunden?'],
    starts: 'wireless',
    options: [
      ['cable', 'By cable', 'Med kabel', 'Mit Kabel'],
      ['wireless', 'Wireless', 'Trådlöst', 'Drahtlos'],
      ['mobile', 'Mobile::Anywhere', 'Mobilt::Överallt', 'Mobil::Überall'],
    ],
  },
  {
    key: 'tickettype',
    type: 'tickettype',
    title: ['Type', 'Typ', 'Art'],
    system: true,
    options: [
      ['question', 'Question', 'Fråga', 'Frage'],
      ['incident', 'Incident', 'Incident', 'Vorfall'],
      ['problem', 'Problem', 'Problem', 'Problem'],
      ['task', 'Task', 'Uppgift', 'Aufgabe'],
    ],
  },
  {
    key: 'priority',
    type: 'priority',
    title: ['Priority', 'Prioritet', 'Priorität'],
    system: true,
    options: [
      ['low', 'Low', 'Låg', 'Niedrig'],
      ['normal', 'Normal', 'Normal', 'Normal'],
      ['high', 'High', 'Hög', 'Hoch'],
      ['urgent', 'Urgent', 'Brådskande', 'Dringend'],
    ],
  },
];
