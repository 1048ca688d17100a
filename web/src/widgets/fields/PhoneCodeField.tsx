import { limits } from '#contract/limits.ts';
import { phoneCodeList } from '#contract/places/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Combobox } from '#web/ui/form/Combobox.tsx';
import { findPhoneCodes, phoneCodeLine } from './phone-code-search.ts';

interface Props {
  /** Digits without the plus sign, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Decides between countries that share a code, for the line that is shown. */
  readonly country?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** An international dialling code, suggested by its first digits. Labelled by the Field around it. */
export function PhoneCodeField({ value, onChange, country, disabled }: Props) {
  const t = useTranslator('widgets');
  const list = useCallQuery(phoneCodeList, {}).data ?? [];
  const same = list.filter(({ code }) => code === value);
  const chosen = same.find(({ id }) => id === country) ?? same[0];
  return (
    <Combobox
      value={chosen?.id ?? ''}
      displayValue={value === '' ? '' : `+${value}`}
      find={(typed) =>
        findPhoneCodes(list, typed).map((one) => ({ value: one.id, label: phoneCodeLine(one) }))
      }
      onChange={(id) => {
        const picked = list.find((one) => one.id === id);
        if (picked) onChange(picked.code);
      }}
      onLeave={(typed) => {
        const digits = typed.trim().replace(/^(\+|00)/, '');
        if (list.some(({ code }) => code === digits)) onChange(digits);
      }}
      nothing={t('phoneCodeNothing')}
      placeholder={t('phoneCodeHint')}
      delayMs={limits.suggestDelayMs}
      disabled={disabled}
    />
  );
}
