import { languageList } from '#contract/places/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';

interface Props {
  /** ISO 639-1, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly disabled?: boolean | undefined;
}

/** One of about 200 languages, grouped by initial. Labelled by the Field around it. */
export function LanguageField({ value, onChange, disabled }: Props) {
  const t = useTranslator('widgets');
  const list = useCallQuery(languageList, {}).data ?? [];
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
