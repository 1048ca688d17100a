import { useTranslator } from '#web/i18n/translator.ts';

/** Returns the words of an audited act: its own, else those of its event. Never its name. */
export function useActWords(): (act: string) => string {
  const t = useTranslator('operator/acts');
  return (act) =>
    t.find(`act.${act}`) ?? t.find(`event.${act.slice(act.lastIndexOf('.') + 1)}`) ?? t('other');
}
