import type { useTranslator } from '#web/i18n/translator.ts';
import type { FieldName } from './fields.ts';

type Translator = ReturnType<typeof useTranslator<'onboarding'>>;

/** Returns a field's label; a reviewer may also name one that the form does not have. */
export function fieldLabel(t: Translator, field: string): string {
  const [name, place] = field.split('.');
  if (name === 'models' && place !== undefined) return t('field.model', { at: Number(place) + 1 });
  const key = `field.${field as FieldName}` as const;
  const label = t(key);
  return label === key ? field : label;
}
