/**
 * The language that a company's own words are marked with: by the script of most of them, since nobody said it.
 * Latin words are taken as English.
 */
export function scriptOf(text: string): 'zh' | 'ru' | 'en' {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  // A Chinese sign is a word, where the other scripts need several letters for one.
  const han = count(/\p{Script=Han}/gu) * 4;
  const cyrillic = count(/\p{Script=Cyrillic}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (han > 0 && han >= Math.max(cyrillic, latin)) return 'zh';
  return cyrillic > latin ? 'ru' : 'en';
}
