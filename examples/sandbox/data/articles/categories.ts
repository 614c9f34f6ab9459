import type { LocaleText } from '../locale-text';

export interface CategorySource {
  readonly id: number;
  readonly key: string;
  readonly name: LocaleText;
  readonly description: LocaleText;
}

export const categories: readonly CategorySource[] = [
  {
    id: 360002100101,
    key: 'start',
    name: ['Getting started', 'Kom igång', 'Erste Schritte'],
    description: [
      'Install the game and play your first evening.',
      'Installera spelet och spela din första kväll.',
      'Installiere das Spiel und erlebe deinen ersten Abend.',
    ],
  },
  {
    id: 360002100102,
    key: 'account',
    name: ['Account and purchases', 'Konto och köp', 'Konto und Käufe'],
    description: [
      'Sign-in, coins, refunds and your own data.',
      'Inloggning, mynt, återköp och dina egna uppgifter.',
      'Anmeldung, Münzen, Erstattungen und deine Daten.',
    ],
  },
  {
    id: 360002100103,
    key: 'together',
    name: ['Playing together', 'Spela tillsammans', 'Gemeinsam spielen'],
    description: [
      'Realms, servers, and getting along.',
      'Realms, servrar och att komma överens.',
      'Realms, Server und ein gutes Miteinander.',
    ],
  },
  {
    id: 360002100104,
    key: 'make',
    name: ['Worlds and add-ons', 'Världar och tillägg', 'Welten und Add-ons'],
    description: [
      'Move worlds, wear skins, use what others made.',
      'Flytta världar, bär skins och använd det andra gjort.',
      'Welten umziehen, Skins tragen und nutzen, was andere gebaut haben.',
    ],
  },
];

export interface Section extends CategorySource {
  readonly category: string;
}

export const sections: readonly Section[] = [
  {
    id: 360004200201,
    key: 'install',
    category: 'start',
    name: ['Install and update', 'Installera och uppdatera', 'Installieren und aktualisieren'],
    description: [
      'What the game needs and where to get it.',
      'Vad spelet kräver och var det finns.',
      'Was das Spiel braucht und wo es zu haben ist.',
    ],
  },
  {
    id: 360004200202,
    key: 'basics',
    category: 'start',
    name: ['First steps', 'Första stegen', 'Grundlagen'],
    description: [
      'Controls, modes and the first night.',
      'Kontroller, spellägen och den första natten.',
      'Steuerung, Modi und die erste Nacht.',
    ],
  },
  {
    id: 360004200203,
    key: 'technical',
    category: 'start',
    name: ['Technical problems', 'Tekniska problem', 'Technische Probleme'],
    description: [
      'Crashes, sound, slow pictures.',
      'Krascher, ljud och långsam bild.',
      'Abstürze, Ton und ruckelndes Bild.',
    ],
  },
  {
    id: 360004200204,
    key: 'sign-in',
    category: 'account',
    name: ['Signing in', 'Logga in', 'Anmelden'],
    description: [
      'Getting in, and staying in.',
      'Att komma in och stanna inne.',
      'Hineinkommen und angemeldet bleiben.',
    ],
  },
  {
    id: 360004200205,
    key: 'coins',
    category: 'account',
    name: ['Coins and purchases', 'Mynt och köp', 'Münzen und Käufe'],
    description: [
      'Where coins go and how they come back.',
      'Vart mynten går och hur de kommer tillbaka.',
      'Wohin Münzen gehen und wie sie zurückkommen.',
    ],
  },
  {
    id: 360004200206,
    key: 'privacy',
    category: 'account',
    name: ['Privacy and family', 'Integritet och familj', 'Datenschutz und Familie'],
    description: [
      'What is stored, and what a child may do.',
      'Vad som sparas och vad ett barn får göra.',
      'Was gespeichert wird und was ein Kind darf.',
    ],
  },
  {
    id: 360004200207,
    key: 'realms',
    category: 'together',
    name: ['Realms', 'Realms', 'Realms'],
    description: [
      'Your own world that is always on.',
      'Din egen värld som alltid är igång.',
      'Deine eigene Welt, die immer läuft.',
    ],
  },
  {
    id: 360004200208,
    key: 'conduct',
    category: 'together',
    name: ['Safety and conduct', 'Trygghet och uppförande', 'Sicherheit und Verhalten'],
    description: ['Report, mute, appeal.', 'Anmäl, tysta, överklaga.', 'Melden, stummschalten, Einspruch einlegen.'],
  },
  {
    id: 360004200209,
    key: 'worlds',
    category: 'make',
    name: ['Worlds', 'Världar', 'Welten'],
    description: ['Back up, move, repair.', 'Säkerhetskopiera, flytta och laga.', 'Sichern, umziehen, reparieren.'],
  },
  {
    id: 360004200210,
    key: 'looks',
    category: 'make',
    name: ['Skins and capes', 'Skins och mantlar', 'Skins und Umhänge'],
    description: ['What you wear.', 'Det du har på dig.', 'Was du trägst.'],
  },
];
