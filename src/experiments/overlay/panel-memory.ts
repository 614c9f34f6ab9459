export interface PanelMemory {
  isOpen: boolean;
  side: 'left' | 'right';
}

const KEY = 'cobble-overlay';

export const readPanelMemory = (): Partial<PanelMemory> => {
  try {
    return Object(JSON.parse(sessionStorage[KEY]));
  } catch {
    return {};
  }
};

/** Needs no consent: by pressing the panel's buttons, visitors ask Cobble to store their choices. */
export const writePanelMemory = (memory: PanelMemory): void => {
  try {
    sessionStorage[KEY] = JSON.stringify(memory);
  } catch {
    // Storage is blocked or full.
  }
};
