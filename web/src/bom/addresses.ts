/** Where a bill of materials is brought. */
export const BOM = '/BOM-inquire';

/** One bill of materials, from its columns to its sending. */
export const bomPath = (id: string): string => `${BOM}/${id}`;
