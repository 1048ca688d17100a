import iso from 'iso-639-1';
import type { LanguageOption } from '#contract/places/schemas.ts';

/** Languages of ISO 639-1 by initial and English name, each with its name in itself. */
export function languageOptions(): readonly LanguageOption[] {
  options ??= read();
  return options;
}

let options: readonly LanguageOption[] | null = null;

function read(): readonly LanguageOption[] {
  const chinese = new Intl.DisplayNames('zh-CN', { type: 'language', fallback: 'none' });
  return iso
    .getAllCodes()
    .map((langCode) => ({ langCode, nameEn: iso.getName(langCode) }))
    .sort((one, other) => one.nameEn.localeCompare(other.nameEn, 'en'))
    .map(({ langCode, nameEn }, index) => ({
      label: iso.getNativeName(langCode),
      value: langCode,
      index,
      firstCode: nameEn.charAt(0).toUpperCase(),
      nameCn: chinese.of(langCode) ?? nameEn,
      nameEn,
      langCode,
    }));
}
