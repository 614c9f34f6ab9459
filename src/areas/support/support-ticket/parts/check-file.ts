export interface FileLimits {
  readonly maxCount: number;
  readonly maxBytes: number;
  /** Same syntax as `accept`: `image/*, text/plain, .log`. An empty string allows any type. */
  readonly types: string;
}

export type FileFault = 'many' | 'type' | 'size' | 'empty';

export const checkFile = (
  file: File,
  count: number,
  { maxCount, maxBytes, types }: FileLimits,
): FileFault | undefined => {
  if (count >= maxCount) return 'many';
  const allowed = types
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean);
  if (allowed.length && !allowed.some((type) => isOfType(file, type))) return 'type';
  if (file.size > maxBytes) return 'size';
  return file.size ? undefined : 'empty';
};

const isOfType = ({ name, type }: File, allowed: string) => {
  if (allowed.startsWith('.')) return name.toLowerCase().endsWith(allowed);
  return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;
};
