import type { ArticleSource } from './article-source';
import { suggestedLabels } from './article-source';

export const startArticles: readonly ArticleSource[] = [
  {
    key: 'requirements',
    section: 'install',
    labels: ['install', 'windows', 'mobile'],
    promoted: true,
    english: {
      title: 'What your device needs to run the game',
      body: `<p>The game starts on most devices that are not older than eight years. How <em>well</em> it runs depends on three things: memory, graphics and free space.</p>
<h2 id="minimum">At least and better</h2>
<table><caption>Requirements by device</caption><thead><tr><th scope="col">Device</th><th scope="col">At least</th><th scope="col">Better</th></tr></thead>
<tbody><tr><th scope="row">Computer</th><td>4 GB memory, any graphics of 2014 or later</td><td>8 GB, a graphics card of its own</td></tr>
<tr><th scope="row">Phone</th><td>2 GB memory</td><td>4 GB, 64-bit</td></tr>
<tr><th scope="row">Console</th><td colspan="2">Every console of the last two generations</td></tr></tbody></table>
<h2 id="space">Free space</h2>
<p>The game takes about 1 GB. Worlds grow as you walk: leave <strong>4 GB</strong> free.</p>
<p><img src="%origin%/__sandbox/pictures/story/requirements.svg" alt="A shelf of devices, from an old laptop to a new console" width="640" height="360"></p>
<p>See also <a href="#minimum">the table above</a> and <a href="%origin%/examples/pages/plain.html">our map shelf</a>.</p>`,
    },
    swedish: {
      title: 'Vad din enhet behöver för att köra spelet',
      body: `<p>Spelet startar på de flesta enheter som inte är äldre än åtta år. Hur <em>bra</em> det går beror på minne, grafik och ledigt utrymme.</p>
<h2 id="minimum">Minst och hellre</h2>
<table><thead><tr><th scope="col">Enhet</th><th scope="col">Minst</th><th scope="col">Hellre</th></tr></thead><tbody><tr><th scope="row">Dator</th><td>4 GB minne</td><td>8 GB och eget grafikkort</td></tr><tr><th scope="row">Telefon</th><td>2 GB minne</td><td>4 GB</td></tr></tbody></table>
<p>Lämna <strong>4 GB</strong> ledigt: världar växer medan du går.</p>`,
    },
    german: {
      title: 'Was dein Gerät für das Spiel braucht',
      body: `<p>Das Spiel startet auf den meisten Geräten, die nicht älter als acht Jahre sind. Wie <em>gut</em> es läuft, hängt von Arbeitsspeicher, Grafik und freiem Platz ab.</p>
<h2 id="minimum">Mindestens und besser</h2>
<table><thead><tr><th scope="col">Gerät</th><th scope="col">Mindestens</th><th scope="col">Besser</th></tr></thead><tbody><tr><th scope="row">Rechner</th><td>4 GB Speicher</td><td>8 GB und eigene Grafikkarte</td></tr><tr><th scope="row">Telefon</th><td>2 GB Speicher</td><td>4 GB</td></tr></tbody></table>
<p>Lass <strong>4 GB</strong> frei: Welten wachsen beim Gehen.</p>`,
    },
  },
  {
    key: 'update',
    section: 'install',
    labels: ['install', ...suggestedLabels],
    english: {
      title: 'Update the game, or go back a version',
      body: `<p>Updates come by themselves in most stores. When yours does not:</p>
<ol><li>Close the game, also in the list of running programs.</li><li>Open the store and look for <b>Updates</b>.</li><li>Start the update, then the device.</li></ol>
<p>On a computer you can keep older versions side by side:</p>
<ul><li>Open the launcher and choose <b>Installations</b>.<ul><li>Pick <b>New</b> and a version from the list.</li><li>Give it a folder of its own.</li></ul></li><li>Worlds of a newer version <strong>can not</strong> be opened in an older one. Copy them first.</li></ul>`,
    },
    swedish: {
      title: 'Uppdatera spelet eller gå tillbaka en version',
      body: '<p>Uppdateringar kommer av sig själva i de flesta butiker. Om inte:</p><ol><li>Stäng spelet.</li><li>Öppna butiken och leta efter <b>Uppdateringar</b>.</li><li>Starta om enheten.</li></ol>',
    },
    german: {
      title: 'Das Spiel aktualisieren oder eine Version zurückgehen',
      body: '<p>Updates kommen in den meisten Läden von selbst. Wenn nicht:</p><ol><li>Schließe das Spiel.</li><li>Öffne den Laden und suche nach <b>Updates</b>.</li><li>Starte das Gerät neu.</li></ol>',
    },
  },
  {
    key: 'offline',
    section: 'install',
    labels: ['install'],
    english: {
      title: 'Play without a connection',
      body: '<p>Sign in once while you are online. After that the game remembers you for thirty days. Realms, servers and the marketplace need a connection; everything else works on a mountain.</p>',
    },
  },
  {
    key: 'first-night',
    section: 'basics',
    labels: ['basics', ...suggestedLabels],
    promoted: true,
    english: {
      title: 'Survive the first night',
      body: `<p>You have ten minutes of daylight. Use them in this order:</p>
<ol start="1"><li>Knock down a tree with your bare hands. Five logs are enough.</li><li>Make planks, then a table, then a wooden pick.</li><li>Dig three blocks into a hill and close the door behind you.</li></ol>
<blockquote><p>Nobody ever regretted a roof.</p></blockquote>
<h2>If it gets dark too soon</h2><p>Stack blocks under your feet until you stand four high, and wait. It is dull, and it works.</p>`,
    },
  },
  {
    key: 'controls',
    section: 'basics',
    labels: ['basics'],
    english: {
      title: 'Keys and buttons',
      body: `<table><thead><tr><th>Action</th><th>Keyboard</th><th>Controller</th><th>Touch</th></tr></thead><tbody>
<tr><td>Walk</td><td><kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd></td><td>Left stick</td><td>Arrows</td></tr>
<tr><td>Jump</td><td><kbd>Space</kbd></td><td>Lower button</td><td>Double tap</td></tr>
<tr><td>Sneak</td><td><kbd>Shift</kbd></td><td>Press right stick</td><td>Diamond</td></tr></tbody></table>
<p>All of them can be changed under <b>Settings</b>, <b>Controls</b>.</p>`,
    },
  },
  {
    key: 'crash',
    section: 'technical',
    labels: ['technical', ...suggestedLabels],
    english: {
      title: 'The game crashes or does not start',
      body: `<p>Work down the list and stop when it runs.</p>
<h2>On a computer</h2><ol><li>Update the graphics driver.</li><li>Start without add-ons.</li><li>Rename the settings folder; the game makes a new one.</li></ol>
<pre><code>[12:04:51] [Render] Out of memory while loading atlas 4096x4096
[12:04:51] [Main] Closing: 137</code></pre>
<p>The last lines of the log usually name what is wrong. Send them to us <a href="%origin%/examples/pages/plain.html#ticket">with a ticket</a>.</p>
<h2>On a console</h2><p>Hold the power button for ten seconds, unplug it for a minute, then start again.</p>`,
    },
    german: {
      title: 'Das Spiel stürzt ab oder startet nicht',
      body: '<p>Geh die Liste durch und hör auf, sobald es läuft.</p><ol><li>Grafiktreiber aktualisieren.</li><li>Ohne Add-ons starten.</li><li>Den Ordner mit den Einstellungen umbenennen.</li></ol>',
    },
  },
  {
    key: 'sound',
    section: 'technical',
    labels: ['technical'],
    english: {
      title: 'No sound, or sound in one ear',
      body: '<p>Turn on <b>Both ears</b> under <b>Settings</b>, <b>Accessibility</b>. If there is no sound at all, look whether the <em>Ambient</em> and <em>Music</em> sliders stand at zero: a sound pack may have moved them.</p>',
    },
  },
  {
    key: 'slow',
    section: 'technical',
    labels: ['technical', ...suggestedLabels],
    english: {
      title: 'Make the picture smoother',
      body: '<p>Three settings bring most:</p><ul><li><b>View distance</b>: from 16 to 10 chunks doubles the frames on most devices.</li><li><b>Fancy leaves</b>: off.</li><li><b>Smooth lighting</b>: off on phones older than five years.</li></ul>',
    },
  },
];
