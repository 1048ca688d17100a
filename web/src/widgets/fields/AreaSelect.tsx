import type { Area } from '#contract/places/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';
import { areaName, toStoredName } from './area-name.ts';

interface Props {
  readonly name: string;
  readonly areas: readonly Area[];
  /** The name of the chosen one as it is kept, or empty. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/**
 * One of the areas of a level, by its name in the reader's language. What is kept is the name that
 * papers of the place bear; one that the list does not know stays to be chosen.
 */
export function AreaSelect({ name, areas, value, onChange }: Props) {
  const t = useTranslator('widgets');
  const known = areas.map((area) => ({
    value: toStoredName(area),
    label: areaName(area, t.lang).text,
  }));
  const isKnown = value === '' || known.some((one) => one.value === value);
  return (
    <Select<string>
      name={name}
      value={value}
      placeholder={t('areaChoose')}
      options={isKnown ? known : [{ value, label: value }, ...known]}
      onChange={onChange}
    />
  );
}
