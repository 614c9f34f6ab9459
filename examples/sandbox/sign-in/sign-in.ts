import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeJwt, readJwt } from '../auth/jwt';
import { someone } from '../auth/player-name';
import type { IsKnownHost } from '../guard/hosts';
import { isObject, parseJson } from '../http/json-body';
import { readBody } from '../http/read-body';
import { Refusal } from '../http/refusal';
import type { State } from '../state/state';
import { balanceFramePath, sendBalanceFrame } from './balance-frame';
import { escapeHtml, scriptJson, sendPage } from './page';
import { afterLogin, loginPath, signedOutAddress, siteAddress } from './return-to';
import type { SessionOptions } from './session';
import { keepScript, makeSession } from './session';

export interface SignInSite {
  readonly state: State;
  readonly origin: string;
  /** The provider redirects only to sign-in routes on these hosts. */
  readonly isKnownHost: IsKnownHost;
}

const signInPath = '/__sandbox/sign-in';
const signOutPath = '/__sandbox/sign-out';

const isSessionOptions = (value: unknown): value is SessionOptions =>
  isObject(value) &&
  typeof value.loginType === 'string' &&
  typeof value.product === 'string' &&
  typeof value.minutes === 'number';

const refuse = (res: ServerResponse) =>
  sendPage(res, {
    status: 400,
    title: 'Unknown site',
    content:
      '<h1>Unknown site</h1><p>The return URL <code>ru</code> must be a page of this server, or <code>/LOCALE/login</code> of another site on this machine. You weren’t signed in.</p>',
  });

/** The gamertag of an account without a game profile. */
const newcomer = 'Newcomer7';

const formScript = (ru: string, product: string) => `${keepScript}
const form = document.querySelector('form');
form.elements.player.addEventListener('change', ({ target }) => { form.elements.gamertag.value = target.value; });
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { gamertag, loginType, minutes, submit } = form.elements;
  submit.disabled = true;
  try {
    const answer = await fetch('${signInPath}', { method: 'POST', body: JSON.stringify({ gamertag: gamertag.value, loginType: loginType.value, minutes: Number(minutes.value), product: ${scriptJson(product)}, ru: ${scriptJson(ru)} }) });
    if (!answer.ok) throw new Error((await answer.json()).message);
    keep(await answer.json());
  } catch (error) {
    document.querySelector('[role=alert]').textContent = error.message;
    submit.disabled = false;
  }
});`;

const showForm = (res: ServerResponse, query: URLSearchParams, ru: URL): void => {
  const isNew = query.get('state') === 'signup' || query.has('signup');
  sendPage(res, {
    title: isNew ? 'Create an account' : 'Sign in',
    content: `<h1>${isNew ? 'Create an account' : 'Sign in'}</h1>
<p>to go on to <strong>${escapeHtml(ru.host)}</strong></p>
<form>
<label for="gamertag">Gamertag</label>
<input id="gamertag" name="gamertag" value="${isNew ? newcomer : someone}" required maxlength="40" autocomplete="username" spellcheck="false">
<details><summary>For tests</summary>
<label for="player">Player</label>
<select id="player" name="player"><option value="${someone}">One with a game profile</option><option value="${newcomer}">One without a game profile</option><option value="OldTimer3">One with a picture of the console before</option></select>
<label for="loginType">Kind of account</label>
<select id="loginType" name="loginType"><option value="MSA">Platform account (MSA)</option><option value="Game">Game account</option></select>
<label for="minutes">Minutes until the session ends</label>
<input id="minutes" name="minutes" type="number" value="60" min="0.05" step="any" max="100000">
</details>
<p role="alert"></p>
<button name="submit" type="submit">${isNew ? 'Create and continue' : 'Sign in'}</button>
</form>
<p class="note">The sandbox plays the sign-in provider. There are no passwords: any name is a player.</p>`,
    script: formScript(ru.href, query.get('product') || 'minecraft'),
  });
};

const sendJson = (res: ServerResponse, status: number, body: unknown) => {
  res
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

/** Sends a session if the return URL is on this origin. Otherwise, adds a sign-in code to that URL. */
const signIn = async (
  req: IncomingMessage,
  res: ServerResponse,
  { state, origin, isKnownHost }: SignInSite,
): Promise<void> => {
  let requested: unknown;
  try {
    requested = parseJson(await readBody(req));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sendJson(res, error.status, { code: error.code, message: error.message });
  }
  const { gamertag, loginType, minutes, product, ru } = isObject(requested) ? requested : {};
  const name = typeof gamertag === 'string' ? gamertag.trim() : '';
  if (!name || name.length > 40 || /[\u0000-\u001f;]/.test(name))
    return sendJson(res, 400, { code: 'InvalidGamertag', message: 'A gamertag must have 1 to 40 characters.' });
  const site = siteAddress(typeof ru === 'string' ? ru : '/', origin, isKnownHost);
  if (!site)
    return sendJson(res, 400, {
      code: 'InvalidReturnAddress',
      message: "The return URL isn't on a known site.",
    });
  const options: SessionOptions = {
    loginType: typeof loginType === 'string' && loginType ? loginType : 'MSA',
    product: typeof product === 'string' && product ? product : 'minecraft',
    minutes: typeof minutes === 'number' && minutes > 0 ? minutes : 60,
  };
  if (site.origin !== origin) {
    site.searchParams.set(
      'code',
      makeJwt({ gtg: name, options, aud: site.origin, exp: Math.floor(Date.now() / 1000) + 60 }),
    );
    return sendJson(res, 200, { to: site.href });
  }
  const to = loginPath.test(site.pathname) ? afterLogin(site.searchParams.get('return_url'), origin) : site.href;
  sendJson(res, 200, { session: makeSession(state.player(name), options), to });
};

/**
 * Answers the site's sign-in route. With the provider's code, stores the session. Otherwise, redirects to the provider.
 */
const login = (res: ServerResponse, url: URL, state: State): void => {
  const code = url.searchParams.get('code');
  const claims = code ? readJwt(code) : undefined;
  if (
    claims?.iss !== 'cobble-sandbox' ||
    claims.aud !== url.origin ||
    typeof claims.gtg !== 'string' ||
    !isSessionOptions(claims.options)
  ) {
    url.searchParams.delete('code');
    const provider = new URL(signInPath, url);
    for (const [name, value] of [
      ['state', 'login'],
      ['as', '1'],
      ['ru', url.href],
    ] as const)
      provider.searchParams.set(name, value);
    res.writeHead(302, { location: provider.href, 'cache-control': 'no-store' }).end();
    return;
  }
  const session = makeSession(state.player(claims.gtg), claims.options);
  const to = afterLogin(url.searchParams.get('return_url'), url.origin);
  sendPage(res, {
    title: 'Signing in',
    content: '<h1>Signing in</h1>',
    script: `${keepScript}\nkeep(${scriptJson({ session, to })});`,
  });
};

const signOut = (res: ServerResponse, query: URLSearchParams, origin: string, isKnownHost: IsKnownHost): void => {
  const to = signedOutAddress(query.get('ru'), origin, isKnownHost);
  sendPage(res, {
    title: 'Signed out',
    content: `<h1>You’re signed out</h1><p>You’re also signed out of the provider. Redirecting…</p><a class="button" href="${escapeHtml(to)}">Go back now</a>`,
    script: `setTimeout(() => location.replace(${scriptJson(to)}), 1200);`,
  });
};

/** Imitates the sign-in provider, the site's sign-in route (AUT-1 to AUT-4), and the iframe that posts the balance. */
export const answerSignIn = async (req: IncomingMessage, res: ServerResponse, site: SignInSite): Promise<boolean> => {
  const { state, origin, isKnownHost } = site;
  const url = new URL(origin + req.url);
  if (loginPath.test(url.pathname) && req.method === 'GET') login(res, url, state);
  else if (url.pathname === balanceFramePath && req.method === 'GET') sendBalanceFrame(req, res, state);
  else if (url.pathname === signOutPath) signOut(res, url.searchParams, origin, isKnownHost);
  else if (url.pathname !== signInPath) return false;
  else if (req.method === 'POST') await signIn(req, res, site);
  else {
    const ru = siteAddress(url.searchParams.get('ru') ?? '/', origin, isKnownHost);
    if (ru) showForm(res, url.searchParams, ru);
    else refuse(res);
  }
  return true;
};
