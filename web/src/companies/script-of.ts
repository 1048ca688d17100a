/**
 * The language that a company's own words are marked with: by their script, since nobody said it.
 * Latin words are taken as English.
 */
export function scriptOf(text: string): 'zh' | 'ru' | 'en' {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en';
}
