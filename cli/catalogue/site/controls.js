/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @param {Field} field */
export const textOf = (field) => (field.dataset.type === 'boolean' ? String(field.checked) : field.value);

/**
 * @param {Field} field
 * @param {string} text as `textOf` returns it
 */
export const setText = (field, text) => {
  if (field.dataset.type === 'boolean') field.checked = text === 'true';
  else field.value = text;
};

/** @param {Field} field */
const defaultText = ({ dataset: { type, default: fallback } }) => (type === 'boolean' ? fallback || 'false' : fallback);

/**
 * @param {Field} field
 * @param {string | undefined} attribute
 */
export const textOfAttribute = (field, attribute) => {
  const { type } = field.dataset;
  if (attribute === undefined) return type === 'boolean' || type === 'enum' ? defaultText(field) : '';
  if (type === 'boolean') return String(attribute !== 'false');
  return isJson(field) ? JSON.stringify(JSON.parse(attribute), null, 2) : attribute;
};

/**
 * Returns the attribute's value. It is null for an absent attribute, and undefined if the control's text is invalid.
 *
 * @param {Field} field
 * @returns {{ value?: string | null, problem?: string }}
 */
export const readField = (field) => {
  const text = textOf(field);
  const problem = problemOf(field, text);
  if (problem) return { problem };
  if (text === '' && field.dataset.required === '')
    return { value: null, problem: 'Required: without it, the widget doesn’t mount.' };
  if (text === '' || text === defaultText(field)) return { value: null };
  if (field.dataset.type === 'boolean') return { value: text === 'true' ? '' : 'false' };
  return { value: isJson(field) ? JSON.stringify(JSON.parse(text)) : text };
};

/**
 * @param {Field} field
 * @param {string} problem empty if there is none
 */
export const showProblem = (field, problem) => {
  // Set even `false`: without the attribute, browsers report relative URLs as invalid.
  field.setAttribute('aria-invalid', String(problem !== ''));
  const shown = document.getElementById(`problem-${field.id.slice('control-'.length)}`);
  if (shown.textContent !== problem) shown.textContent = problem;
};

/** @param {Field} field */
const isJson = ({ dataset: { type } }) => type === 'list' || type === 'record';

/**
 * @param {Field} field
 * @param {string} text
 */
const problemOf = (field, text) => {
  if (field.dataset.type === 'number') return numberProblem(field);
  if (text === '') return '';
  if (field.dataset.type === 'url') return urlProblem(text);
  return isJson(field) ? jsonProblem(text, field.dataset.type) : '';
};

/** @param {HTMLInputElement} field */
const numberProblem = ({ validity, min, max }) => {
  if (validity.badInput) return 'Enter a number.';
  if (!validity.rangeUnderflow && !validity.rangeOverflow) return '';
  if (min === '') return `Enter a number of at most ${max}.`;
  return max === '' ? `Enter a number of at least ${min}.` : `Enter a number from ${min} to ${max}.`;
};

/** @param {string} text */
const urlProblem = (text) => {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text)?.[1].toLowerCase();
  if (scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)) return '';
  return 'Enter an http, https, mailto or tel address, or a relative one.';
};

/**
 * @param {string} text
 * @param {string} type
 */
const jsonProblem = (text, type) => {
  const expected = type === 'list' ? 'a JSON list: [ … ]' : 'a JSON object: { … }';
  try {
    const value = JSON.parse(text);
    const isExpected =
      type === 'list' ? Array.isArray(value) : Object.prototype.toString.call(value) === '[object Object]';
    return isExpected ? '' : `Enter ${expected}`;
  } catch (error) {
    return `Invalid JSON (${error.message}). Enter ${expected}`;
  }
};
