import { useTranslator } from '#web/i18n/translator.ts';

/** Returns the words of an audited act by its name: its own, else those of its event. */
export function useActLabel(): (name: string) => string {
  const t = useTranslator('operator/acts');
  return (name) =>
    t.find(`act.${name}`) ?? t.find(`event.${name.slice(name.lastIndexOf('.') + 1)}`) ?? t('other');
}
