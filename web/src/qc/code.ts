/** The PDF of a report in a language. */
export const pdfPath = (pdf: string, lang: string): string => `${pdf}&lang=${lang}`;

/** The standard as the stamp has room for it: AS6081 of SAE AS6081:2012. */
export const shortStandard = (edition: string): string => /AS\d+/.exec(edition)?.[0] ?? edition;

/** A hash as the sheet has room for it: 9f2c 41d7 a0be 6e15 … 7b30. */
export function shortHash(sha256: string): string {
  const fours = sha256.match(/.{4}/g) ?? [];
  return `${fours.slice(0, 4).join(' ')} … ${fours.at(-1) ?? ''}`;
}
