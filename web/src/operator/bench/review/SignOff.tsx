import { useState } from 'react';
import { Link } from 'react-router';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { GradeCells } from '#web/widgets/parts/GradeCells.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import styles from '../bench.module.css';
import { eventForms, isOffered } from '../EventForms.tsx';

/** Names the inspector and the reviewer: never the same person. */
export function SignOffPeople({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const { author, reviewer, state } = inspection;
  return (
    <>
      <div className={styles.sign}>
        <span className={styles.quiet}>{t('bench.inspector')}</span>
        <span>{author ?? '–'}</span>
      </div>
      <div className={styles.sign}>
        <span className={styles.quiet}>{t('bench.reviewer')}</span>
        <span>{reviewer ?? t(state === 'review' ? 'bench.anotherWaits' : 'bench.another')}</span>
      </div>
    </>
  );
}

/** Shows a submitted conclusion: for the second person to issue or send back, or already issued. */
export function SignOff({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const { verdict, grade, conclusion, notCovered, deviations, reportNo } = inspection;
  return (
    <div className={styles.verdict}>
      <Section title={t('bench.grade')}>
        <div className={styles.marks}>
          <VerdictStamp verdict={verdict ?? 'open'} grade={grade} />
          <GradeCells grade={grade} />
        </div>
      </Section>
      <Section title={t('bench.conclusion')}>
        <div className={styles.words}>
          <p>{conclusion || t('bench.noConclusion')}</p>
          {notCovered && (
            <p>
              <b>{t('bench.notCovered')}</b> {notCovered}
            </p>
          )}
          {deviations && (
            <p>
              <b>{t('bench.deviations')}</b> {deviations}
            </p>
          )}
        </div>
      </Section>
      <Section title={t('bench.signOff')}>
        <SignOffPeople inspection={inspection} />
        {isOffered(inspection, 'issue') && <Review inspection={inspection} />}
        {reportNo && (
          <p className={styles.small}>
            {t('bench.issuedAs')}{' '}
            <Link to={`/ops/report/${reportNo}`} className={styles.ref}>
              {reportNo}
            </Link>
          </p>
        )}
        {inspection.state === 'review' && !isOffered(inspection, 'issue') && (
          <p className={styles.small}>{t('bench.notYours')}</p>
        )}
      </Section>
    </div>
  );
}

function Review({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [open, setOpen] = useState<'issue' | 'sendBack' | null>(null);
  return (
    <>
      <div className={styles.reviewButtons}>
        <Button variant="primary" size="lg" block onClick={() => setOpen('issue')}>
          {t('bench.issue')}
        </Button>
        <Button block onClick={() => setOpen('sendBack')}>
          {t('bench.sendBack')}
        </Button>
      </div>
      <p className={styles.small}>{t('bench.youReview')}</p>
      {open !== null && eventForms[open]?.({ inspection, onClose: () => setOpen(null) })}
    </>
  );
}
