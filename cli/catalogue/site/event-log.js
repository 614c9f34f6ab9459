const MAX_ENTRIES = 200;

/** @type {Intl.DateTimeFormatOptions} */
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 };

const log = document.querySelector('.log');

/** @param {Event} event fired by Cobble */
export const entryOf = ({ type, detail }) => ({
  name: type,
  detail: detail === undefined || detail === null ? '' : JSON.stringify(detail, withErrors),
  time: new Date().toLocaleTimeString('en-GB', TIME),
});

/** An error's members aren't enumerable, so its JSON would be empty. */
const withErrors = (_, value) => (value instanceof Error ? String(value) : value);

/**
 * @param {{ name: string, detail: string, time: string }} entry
 * @param {string} source
 */
export const logEvent = ({ name, detail, time }, source) => {
  if (!log) return;
  const entry = document.createElement('p');
  entry.append(
    element('time', time),
    ' ',
    element('b', name),
    ' ',
    element('span', source),
    ' ',
    element('code', detail),
  );
  log.prepend(entry);
  while (log.childElementCount > MAX_ENTRIES) log.lastElementChild.remove();
};

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

export const startEventLog = () => {
  if (!log) return;
  document.querySelector('button.clear').addEventListener('click', () => log.replaceChildren());
  const examples = document.querySelector('#examples');
  for (const name of log.dataset.events.split(' ').filter(Boolean))
    examples.addEventListener(name, (event) => logEvent(entryOf(event), event.target.id));
};
