/** The parent of all countries in the tree of areas. */
export const ROOT_AREA = '0';
