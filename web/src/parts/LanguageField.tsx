import { languageList } from '#contract/places/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Select } from '#web/ui/Select.tsx';

interface Props {
  /** ISO 639-1, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly disabled?: boolean | undefined;
}

/** One of about 200 languages, grouped by initial. Labelled by the Field around it. */
export function LanguageField({ value, onChange, disabled }: Props) {
  const t = useWords('parts');
  const list = useRead(languageList, {}).data ?? [];
  return (
    <Select<string>
      value={value}
      onChange={onChange}
      disabled={disabled}
      placeholder={t('languageChoose')}
      options={list.map(({ value: code, label, nameCn, nameEn, firstCode }) => ({
        value: code,
        label: `${label} - ${t.lang === 'zh' ? nameCn : nameEn}`,
        group: firstCode,
      }))}
    />
  );
}
