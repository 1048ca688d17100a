import { testCodes } from '#contract/orders/terms.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './bench.module.css';
import { eventForms, isOffered } from './EventForms.tsx';

/** A suspect finding stopped the plan: which one, and the author's way on, with a reason. */
export function StoppedPlan({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const code = testCodes.find((one) => one === inspection.stoppedBy);
  return (
    <Note tone="fail" className={styles.notice}>
      <p>{t('bench.stopped', { test: code ? facts(`test.${code}`) : '–' })}</p>
      {isOffered(inspection, 'resume') && eventForms.resume?.({ inspection, onClose: () => {} })}
    </Note>
  );
}
