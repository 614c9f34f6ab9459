/** The list of what a catalogue's folder has from us. */
export const LIST = 'catalogue.json';
