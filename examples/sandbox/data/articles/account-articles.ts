import type { ArticleSource } from './article-source';
import { suggestedLabels } from './article-source';

export const accountArticles: readonly ArticleSource[] = [
  {
    key: 'cannot-sign-in',
    section: 'sign-in',
    labels: ['account', ...suggestedLabels],
    promoted: true,
    english: {
      title: 'I can’t sign in',
      body: `<p>First look at the <a href="%origin%/examples/pages/plain.html#status">state of the servers</a>. When they are fine:</p>
<ul><li>Type the address instead of pasting it: a space at its end is the most common cause.</li><li>Ask for a new password. The message comes within ten minutes; look among junk mail too.</li><li>Set the clock of your device. Five minutes off, and the sign-in is refused.</li></ul>
<h2>Lost the second step?</h2><p>Use one of the recovery codes that you printed. If you have none, <strong>we can’t switch the second step off for you at once</strong>: a request takes thirty days, for your own safety.</p>`,
    },
    swedish: {
      title: 'Jag kan inte logga in',
      body: '<ul><li>Skriv adressen i stället för att klistra in den: ett mellanslag på slutet är det vanligaste felet.</li><li>Be om ett nytt lösenord.</li><li>Ställ klockan på enheten.</li></ul>',
    },
    german: {
      title: 'Ich kann mich nicht anmelden',
      body: '<ul><li>Tipp die Adresse ein, statt sie einzufügen: Ein Leerzeichen am Ende ist der häufigste Grund.</li><li>Fordere ein neues Passwort an.</li><li>Stell die Uhr des Geräts.</li></ul>',
    },
  },
  {
    key: 'gamertag',
    section: 'sign-in',
    labels: ['account'],
    english: {
      title: 'Change your gamertag',
      body: '<p>The first change is free, each further one costs as much as a small skin pack. Your worlds, coins and friends stay. Servers may need a day to learn the new name.</p>',
    },
  },
  {
    key: 'hacked',
    section: 'sign-in',
    labels: ['account', 'security'],
    english: {
      title: 'Somebody else uses my account',
      body: '<p>Act in this order, on a device that you trust:</p><ol><li>Change the password.</li><li>Sign out everywhere.</li><li>Turn on the second step.</li><li>Write to us with the day on which it began.</li></ol><p>Purchases by a stranger are given back when you report them within sixty days.</p>',
    },
  },
  {
    key: 'coins-missing',
    section: 'coins',
    labels: ['purchases', ...suggestedLabels],
    promoted: true,
    english: {
      title: 'My coins don’t show',
      body: `<p>Coins belong to the store where you bought them <em>and</em> to the account that was signed in. Check both.</p>
<ol><li>Open the marketplace and press <b>Refresh</b> beside your balance.</li><li>Wait a minute, then close and start the game.</li><li>Look at the receipt: does it say <q>complete</q>?</li></ol>
<dl><dt>Pending</dt><dd>The bank has not answered yet. This takes up to two days.</dd><dt>Complete</dt><dd>Send us the order number; it looks like <code>ORD-2026-004711</code>.</dd></dl>`,
    },
    swedish: {
      title: 'Mina mynt syns inte',
      body: '<p>Mynt hör till butiken där du köpte dem och till kontot som var inloggat. Tryck på <b>Uppdatera</b> bredvid saldot och vänta en minut.</p>',
    },
  },
  {
    key: 'refund',
    section: 'coins',
    labels: ['purchases'],
    english: {
      title: 'Give a purchase back',
      body: '<p>Within fourteen days, when it was not downloaded. Coins come back as coins, money as money. Gifts can be given back by the giver only.</p><p>Open <b>Purchases</b>, choose the item, then <b>Give back</b>.</p>',
    },
  },
  {
    key: 'pass',
    section: 'coins',
    labels: ['purchases', 'marketplace'],
    english: {
      title: 'What the marketplace pass holds',
      body: '<p>More than a hundred and fifty worlds, skins and textures, as long as you subscribe. New ones come and some go at the start of each month. What you built in a world stays yours: download a copy before the pass ends.</p>',
    },
  },
  {
    key: 'cookies',
    section: 'privacy',
    labels: ['privacy'],
    english: {
      title: 'See, take along or delete your data',
      body: '<p>Under <b>Account</b>, <b>Privacy</b> you can ask for a copy of all that we store. It is ready within two days and stays for two weeks. Deleting takes thirty days, in which you can change your mind by signing in.</p>',
    },
  },
  {
    key: 'family',
    section: 'privacy',
    labels: ['privacy', 'family'],
    english: {
      title: 'Set up a child’s account',
      body: '<p>A grown-up decides about:</p><ul><li>chat: nobody, friends, everybody;</li><li>playing with others: off, in the house, online;</li><li>spending: ask each time, or a monthly amount.</li></ul><p>Changes reach the game at the next start.</p>',
    },
  },
];
