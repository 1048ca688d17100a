import type { Language } from '#contract/option-schemas.ts';

/** A company's two names, that of the reader's script first; the second is empty where it adds nothing. */
export function namesOf(
  { company, companyCn }: { readonly company: string; readonly companyCn: string },
  lang: Language,
): readonly [first: string, second: string] {
  if (companyCn === '' || companyCn === company) return [company, ''];
  if (company === '') return [companyCn, ''];
  return lang === 'zh' ? [companyCn, company] : [company, companyCn];
}
