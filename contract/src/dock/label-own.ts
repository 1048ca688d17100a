import type { DecodedLabel, LabelRefusal } from './label-types.ts';
import { refuse } from './label-types.ts';

/** A number and a code behind `/l/`, at whatever address the label was printed for. */
const own = /^(?:https?:\/\/[a-z0-9.:-]{1,120})?\/l\/([A-Za-z]{2,3}-\d{6}-\d{1,10})\/([^/?#]*)$/i;
/** Letters and digits that nobody mistakes for another, as codes are made of. */
const code = /^[2-9A-HJKMNP-TV-Z]{4}-?[2-9A-HJKMNP-TV-Z]{4}$/;

/** Returns the address that a label of ours carries, without the host: `/l/LOT-261113-031/AB23-CD45`. */
export const labelPath = ({ no, code }: { readonly no: string; readonly code: string }): string =>
  `/l/${no}/${code.slice(0, 4)}-${code.slice(4)}`;

/**
 * Returns the number and the code of a label of ours; null for another form. Whether the code
 * belongs to the number is for the server to say.
 */
export function decodeOwn(text: string): DecodedLabel | LabelRefusal | null {
  const found = own.exec(text);
  if (!found) return null;
  const ownCode = (found[2] ?? '').toUpperCase();
  if (!code.test(ownCode)) return refuse('field', 'code');
  return {
    ok: true,
    form: 'own',
    fields: { ownNo: (found[1] ?? '').toUpperCase(), ownCode: ownCode.replace('-', '') },
    isGuess: false,
    unread: [],
  };
}
