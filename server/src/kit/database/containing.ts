/** Returns the pattern of LIKE and ILIKE by which a column contains a text as it is written. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
