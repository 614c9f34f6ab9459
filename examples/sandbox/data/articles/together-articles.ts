import type { ArticleSource } from './article-source';
import { suggestedLabels } from './article-source';

export const togetherArticles: readonly ArticleSource[] = [
  {
    key: 'realm-start',
    section: 'realms',
    labels: ['realms', ...suggestedLabels],
    promoted: true,
    english: {
      title: 'Start a Realm',
      body: `<p>A Realm is a world that runs on our machines, so that friends can play while you sleep.</p>
<ol><li>Choose <b>Realms</b>, then <b>New</b>.</li><li>Take the trial month if it is your first.</li><li>Upload a world or begin an empty one.</li><li>Invite up to ten friends at a time.</li></ol>
<p><img src="%origin%/__sandbox/pictures/story/realm-start.svg" alt="A harbour town with four players on its pier" width="640" height="360"></p>`,
    },
    swedish: {
      title: 'Starta ett Realm',
      body: '<p>Ett Realm är en värld som körs hos oss, så att vänner kan spela medan du sover.</p><ol><li>Välj <b>Realms</b> och sedan <b>Nytt</b>.</li><li>Bjud in upp till tio vänner åt gången.</li></ol>',
    },
    german: {
      title: 'Ein Realm beginnen',
      body: '<p>Ein Realm ist eine Welt, die bei uns läuft: Freunde können spielen, während du schläfst.</p><ol><li>Wähle <b>Realms</b>, dann <b>Neu</b>.</li><li>Lade bis zu zehn Freunde auf einmal ein.</li></ol>',
    },
  },
  {
    key: 'realm-pause',
    section: 'realms',
    labels: ['realms'],
    english: {
      title: 'Pause, resume or end a subscription',
      body: '<p>A paused subscription is not paid for, and its world is closed. We keep the world for eighteen months; after that it is deleted. Resume it whenever you like: friends, invitations and back-ups come back.</p>',
    },
  },
  {
    key: 'realm-backup',
    section: 'realms',
    labels: ['realms', 'worlds'],
    english: {
      title: 'Bring back an older state of a Realm',
      body: '<p>A Realm is backed up whenever somebody plays. Open its settings, choose <b>Back-ups</b> and a day. The present state is kept beside it, so nothing is lost if you picked the wrong one.</p>',
    },
  },
  {
    key: 'report',
    section: 'conduct',
    labels: ['safety', ...suggestedLabels],
    english: {
      title: 'Report a player, a message or a creation',
      body: `<p>Choose the player in the list, then <b>Report</b>. Pick up to five messages: those before and after them come along by themselves.</p>
<h2>What happens then</h2><p>A person reads every report. You hear from us within <strong>three days</strong>, without details about the other player.</p>
<h2>When somebody is in danger</h2><p>Call the emergency number of your country <em>first</em>.</p>`,
    },
  },
  {
    key: 'appeal',
    section: 'conduct',
    labels: ['safety'],
    english: {
      title: 'Appeal a ban',
      body: '<p>Each decision can be looked at again once, by another person than the first. Tell us what you think we got wrong; you need not say sorry. Bans of a day or less are over before an appeal is read.</p>',
    },
  },
  {
    key: 'world-move',
    section: 'worlds',
    labels: ['worlds', ...suggestedLabels],
    english: {
      title: 'Move a world to another device',
      body: `<p>Export it, copy the file, import it.</p><ol><li>Edit the world and choose <b>Export</b>.</li><li>Send the file to yourself: <code>.world</code> files are plain archives.</li><li>Open it on the other device.</li></ol>
<p><u>From a console</u> there is no way out but a Realm: upload there, download here.</p>`,
    },
  },
  {
    key: 'world-broken',
    section: 'worlds',
    labels: ['worlds', 'technical'],
    english: {
      title: 'A world does not open any more',
      body: '<p>Don’t delete it. Copy its folder, then open the copy with <b>Repair</b> in the world’s settings. Chunks that can’t be read are made anew from the seed: hills come back, houses don’t.</p>',
    },
  },
  {
    key: 'skin-own',
    section: 'looks',
    labels: ['skins'],
    english: {
      title: 'Draw a skin of your own',
      body: '<p>A skin is a picture of 64 by 64 pixels. Save it as PNG, choose <b>Dressing room</b>, <b>Own skin</b>, and say whether its arms are classic (4 pixels) or slim (3).</p>',
    },
  },
  {
    key: 'cape',
    section: 'looks',
    labels: ['skins', 'capes'],
    english: {
      title: 'Redeem the anniversary cape',
      body: '<p>Who signs in during the anniversary year gets a cape. Open your profile, choose <b>Capes</b> and press <b>Redeem</b>. It is there at the next start of the game, in every edition.</p>',
    },
  },
];
