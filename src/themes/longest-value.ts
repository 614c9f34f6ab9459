/** Characters of a role's value: more is no value that anybody wrote (threat 9). */
export const LONGEST_VALUE = 4000;
