import type { DecodedLabel } from './label-types.ts';

/** A place of the dock as it stands on a label: letters, digits, and signs between them. */
export const shelfForm = /^[A-Z0-9][A-Z0-9._/-]{0,39}$/i;

const printed = /^SHELF:([A-Z0-9][A-Z0-9._/-]{0,39})$/i;

/** Returns the text that the code on a shelf carries. */
export const shelfText = (location: string): string => `SHELF:${location.toUpperCase()}`;

/** Returns the place of a shelf's label; null for another form. */
export function decodeShelf(text: string): DecodedLabel | null {
  const location = printed.exec(text)?.[1];
  if (location === undefined) return null;
  const fields = { shelf: location.toUpperCase() };
  return { ok: true, form: 'shelf', fields, isGuess: false, unread: [] };
}
