import type { ArticleSource } from './article-source';

/** The label of a test article with malicious HTML. */
export const hostileLabel = 'hostile_html';

/** The label of the article about the server status (HLP-3). */
const statusLabel = 'server_status';

type Row = readonly [name: string, state: string];

const rows = ([[nameHead, stateHead], ...others]: readonly [Row, ...Row[]]) =>
  `<table><thead><tr><th scope="col">${nameHead}</th><th scope="col">${stateHead}</th></tr></thead><tbody>${others
    .map(([name, state]) => `<tr><th scope="row">${name}</th><td>${state}</td></tr>`)
    .join('')}</tbody></table>`;

export const specialArticles: readonly ArticleSource[] = [
  {
    key: 'server-status',
    section: 'technical',
    labels: [statusLabel],
    english: {
      title: 'Realms: some worlds start slowly',
      body: `<p><strong>Since 08:40 UTC</strong> about one Realm in fifty takes up to two minutes to start. Worlds are safe. We are adding machines.</p>${rows(
        [
          ['Service', 'State'],
          ['Sign-in', 'Works'],
          ['Marketplace', 'Works'],
          ['Realms', 'Slow start'],
          ['Skins and capes', 'Works'],
        ],
      )}`,
    },
    swedish: {
      title: 'Realms: några världar startar långsamt',
      body: `<p><strong>Sedan 08.40 UTC</strong> tar ungefär ett Realm av femtio upp till två minuter att starta. Världarna är i säkerhet.</p>${rows(
        [
          ['Tjänst', 'Läge'],
          ['Inloggning', 'Fungerar'],
          ['Marknad', 'Fungerar'],
          ['Realms', 'Startar långsamt'],
        ],
      )}`,
    },
    german: {
      title: 'Realms: Einige Welten starten langsam',
      body: `<p><strong>Seit 08:40 UTC</strong> braucht etwa ein Realm von fünfzig bis zu zwei Minuten zum Starten. Die Welten sind sicher.</p>${rows(
        [
          ['Dienst', 'Stand'],
          ['Anmeldung', 'Läuft'],
          ['Marktplatz', 'Läuft'],
          ['Realms', 'Langsamer Start'],
        ],
      )}`,
    },
  },
  {
    key: 'hostile',
    section: 'technical',
    labels: [hostileLabel],
    english: {
      title: 'Sanitizer check <img src=x onerror="window.hostile=\'title\'">',
      body: `<p id="kept">Everything below tries to run. None of it may; this sentence must stay.</p>
<script>window.hostile='script'</script>
<img src="x" onerror="window.hostile='onerror'" alt="broken">
<a href="javascript:window.hostile='link'">a link</a>
<a href=" java&#10;script:window.hostile='spaced'">a spaced link</a>
<a href="data:text/html,<script>top.hostile='data'</script>" target="_blank">a data link</a>
<svg onload="window.hostile='svg'"><script>window.hostile='svg script'</script><a xlink:href="javascript:window.hostile='svg link'"><text y="20">svg</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile='mutation'&gt;"></table></mtext></math>
<iframe src="javascript:parent.hostile='frame'"></iframe><iframe srcdoc="<script>parent.hostile='srcdoc'</script>"></iframe>
<object data="data:text/html,<script>parent.hostile='object'</script>"></object><embed src="javascript:window.hostile='embed'">
<form action="javascript:window.hostile='form'"><input name="attributes"><button formaction="javascript:window.hostile='formaction'">send</button></form>
<div style="position:fixed;inset:0;z-index:99999;background:url(javascript:window.hostile='style')" onclick="window.hostile='click'">covers the page</div>
<style>body{display:none}</style><link rel="stylesheet" href="/hostile.css"><meta http-equiv="refresh" content="0;url=/hostile"><base href="https://hostile.example/">
<details open ontoggle="window.hostile='toggle'"><summary>details</summary></details>
<div data-widget="themed-button" data-href="javascript:window.hostile='widget'" data-widget-close="*">a widget</div>
<a id="cobble" name="cobble">clobbers</a><video><source onerror="window.hostile='source'"></video>
<p>And the last sentence must stay too.</p>`,
    },
  },
];
