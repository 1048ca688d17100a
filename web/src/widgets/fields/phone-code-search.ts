import type { PhoneCode } from '#contract/places/schemas.ts';

/** How a dialling code is read in the selector: +49 Germany. */
export const phoneCodeLine = ({ code, name }: PhoneCode): string => `+${code} ${name}`;

/**
 * The codes that start with what was typed (specification section 5), the shortest first; letters
 * find a country by its code or the beginning of its name.
 */
export function findPhoneCodes(codes: readonly PhoneCode[], typed: string): readonly PhoneCode[] {
  const text = typed.trim().replace(/^(\+|00)/, '');
  if (text === '') return codes;
  if (/^\d+$/.test(text)) {
    return codes
      .filter(({ code }) => code.startsWith(text))
      .sort((one, other) => one.code.length - other.code.length);
  }
  const start = text.toUpperCase();
  return codes.filter(
    ({ id, name, nameEn }) =>
      id === start ||
      name.toUpperCase().startsWith(start) ||
      nameEn.toUpperCase().startsWith(start),
  );
}
