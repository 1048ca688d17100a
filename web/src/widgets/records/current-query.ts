/**
 * The query of the address as it is now. A page that has not drawn its last change yet still holds
 * the query before; a change built on that one would take the last change back.
 */
export const currentQuery = (): URLSearchParams => new URLSearchParams(window.location.search);
