/**
 * Whether a query may have switches of flights. Few do, and reading them takes longer than matching; a parameter's name
 * may be written percent-encoded.
 */
export const maySwitch = (search: string): boolean => search.includes('flights') || search.includes('%');
