import { limits } from '../../io/limits';

/**
 * Detects a table by a header such as `url,hits`, a quoted first cell, or a number after each URL. A comma alone may
 * belong to a URL.
 */
export const looksLikeTable = (start: string): boolean => {
  const head = start.slice(0, limits.line);
  const lines = head
    // Drop the last line, which may be incomplete.
    .slice(0, head.lastIndexOf('\n') + 1 || undefined)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [first = ''] = lines;
  if (/^"[^"]*"\s*[,;\t]|^(url|urls|page|address|location|loc|link)\s*[,;\t]/i.test(first)) return true;
  return lines.length > 0 && lines.every((line) => /^https?:\/\/\S+(\s*[,;]\s*|\t)[\d.]+(\s*[,;\t].*)?$/i.test(line));
};
