import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/Section.tsx';
import { TermList } from './TermList.tsx';
import { useFacts } from './use-facts.ts';

const rows = ['escrow', 'inspection', 'goods', 'refund', 'sellers', 'legal'] as const;

/** The safety guarantee as a statement: what, how, by when or how much. */
export function HomeSafety({ action }: { action?: boolean }) {
  const t = useTranslator('content');
  const facts = useFacts();
  const terms: Record<(typeof rows)[number], string> = {
    escrow: t('home.safety.escrow.term'),
    inspection: t('home.safety.inspection.term', { count: limits.resultHoursMin }),
    goods: facts.sendBack,
    refund: facts.refund,
    sellers: facts.deposit,
    legal: t('home.safety.legal.term'),
  };
  return (
    <Section
      title={t('home.safety.title')}
      action={action && <Link to="/safety-guarantee">{t('home.safety.all')}</Link>}
    >
      <TermList
        rows={rows.map((key) => ({
          key,
          name: t(`home.safety.${key}.name`),
          text: t(`home.safety.${key}.text`),
          term: terms[key],
        }))}
      />
    </Section>
  );
}
