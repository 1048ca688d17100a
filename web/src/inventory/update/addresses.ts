/** The address of uploads and of what became of them. */
export const UPDATE = '/seller-inventory-update';

/** The address of one import. */
export const importPath = (id: string): string => `${UPDATE}/${id}`;
