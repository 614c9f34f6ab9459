/**
 * The script that keeps a session as AUT-4 lists it, and goes on. It runs in the browser: `keep({ session, to })`.
 * Cookies are the parent domain's where the host has one; `flights`, which may hold a cached assignment, is left as it
 * is where it is there.
 */
export const keepScript = `
const keep = ({ session, to }) => {
  if (session) {
    for (const [key, value] of Object.entries(session.storage)) if (key !== 'flights' || localStorage.getItem(key) === null) localStorage.setItem(key, value);
    const labels = location.hostname.split('.');
    const parent = labels.length > 2 && !/^\\d+$/.test(labels.at(-1)) ? '; domain=' + labels.slice(1).join('.') : '';
    for (const [name, value] of Object.entries(session.cookies)) document.cookie = name + '=' + encodeURIComponent(value) + '; path=/; max-age=' + session.seconds + '; samesite=lax' + parent;
  }
  location.replace(to);
};`;
