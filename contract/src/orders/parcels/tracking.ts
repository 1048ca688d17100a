const digitsOf = (text: string): number[] => [...text].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((all, digit, index) => all + digit * (weights[index % weights.length] ?? 0), 0);

/** UPS: letters count as 2 to 9 by their place; every second character is doubled, modulo 10. */
function hasUpsCheckDigit(no: string): boolean {
  if (!/^1Z[0-9A-Z]{15}\d$/.test(no)) return false;
  const body = [...no.slice(2, -1)].map((sign) =>
    /\d/.test(sign) ? Number(sign) : ((sign.charCodeAt(0) - 65) % 8) + 2,
  );
  const values = body.map((value) => value % 10);
  return (10 - (weighted(values, [1, 2]) % 10)) % 10 === Number(no.at(-1));
}

/** FedEx Express: eleven digits weighted 3, 1, 7, modulo 11 and then 10. */
const hasFedEx12CheckDigit = (no: string): boolean =>
  (weighted(digitsOf(no.slice(0, -1)), [3, 1, 7]) % 11) % 10 === Number(no.at(-1));

/** FedEx Ground: fourteen digits, from the right weighted 3 and 1, modulo 10. */
const hasFedEx15CheckDigit = (no: string): boolean =>
  (10 - (weighted(digitsOf(no.slice(0, -1)).reverse(), [3, 1]) % 10)) % 10 === Number(no.at(-1));

/** Universal Postal Union S10: eight digits weighted, modulo 11; 10 is 0 and 11 is 5. */
function hasS10CheckDigit(no: string): boolean {
  const rest = 11 - (weighted(digitsOf(no.slice(2, 10)), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === Number(no[10]);
}

/** DHL Express waybill: nine digits modulo 7. */
const hasDhlCheckDigit = (no: string): boolean => Number(no.slice(0, 9)) % 7 === Number(no[9]);

interface Form {
  /** Numbers that look like this have a check digit; others of the carrier have none that is public. */
  readonly like: RegExp;
  readonly hasCheckDigit: (no: string) => boolean;
}

const forms: Readonly<Record<string, readonly Form[]>> = {
  UPS: [{ like: /^1Z/, hasCheckDigit: hasUpsCheckDigit }],
  FedEx: [
    { like: /^\d{12}$/, hasCheckDigit: hasFedEx12CheckDigit },
    { like: /^\d{15}$/, hasCheckDigit: hasFedEx15CheckDigit },
  ],
  EMS: [{ like: /^[A-Z]{2}\d{9}[A-Z]{2}$/, hasCheckDigit: hasS10CheckDigit }],
  DHL: [{ like: /^\d{10}$/, hasCheckDigit: hasDhlCheckDigit }],
};
const formsOf: ReadonlyMap<string, readonly Form[]> = new Map(Object.entries(forms));

/** Returns the key of a carrier whose numbers have a check digit, case aside; another text as it is. */
export const carrierKeyOf = (typed: string): string => {
  const name = typed.trim().replace(/\s+/g, ' ');
  return Object.keys(forms).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
};

/** Returns a tracking number without blanks and hyphens, in capitals. */
export const plainTrackingNo = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Returns whether a tracking number may be one of a carrier, which is named by its code: false only
 * where it has a published check digit and that does not fit. Blanks, hyphens and case do not matter.
 */
export function isTrackingNo(carrier: string, text: string): boolean {
  const no = plainTrackingNo(text);
  const form = formsOf.get(carrier)?.find(({ like }) => like.test(no));
  return form === undefined || form.hasCheckDigit(no);
}
