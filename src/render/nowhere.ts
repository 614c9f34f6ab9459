/** The address of a page that has told none. Links are read from it, for what they lead with; none leads there. */
export const NOWHERE = 'https://page.invalid/';
