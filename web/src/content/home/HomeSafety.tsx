import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useReleases } from '#web/widgets/orders/use-release.ts';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';

const rows = ['escrow', 'inspection', 'goods', 'refund', 'sellers', 'legal'] as const;

/** The safety guarantee as a statement: what, how, by when or how much. */
export function HomeSafety({ action }: { action?: boolean }) {
  const t = useTranslator('content/home');
  const facts = useFacts();
  const releases = useReleases();
  const terms: Record<(typeof rows)[number], string> = {
    escrow: t('safety.escrow.term'),
    inspection: t('safety.inspection.term', { count: limits.resultHoursMin }),
    goods: facts.sendBack,
    refund: facts.refund,
    sellers: facts.deposit,
    legal: t('safety.legal.term'),
  };
  return (
    <Section
      title={t('safety.title')}
      action={action && <Link to="/safety-guarantee">{t('safety.all')}</Link>}
    >
      <TermList
        rows={rows.map((key) => ({
          key,
          name: t(`safety.${key}.name`),
          text: t(`safety.${key}.text`, releases),
          term: terms[key],
        }))}
      />
    </Section>
  );
}
