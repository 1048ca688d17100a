import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { type Inspection, issueReport, sendBackInspection } from '#contract/qc/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { GradeCells } from '#web/widgets/GradeCells.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import styles from './bench.module.css';

/** Who tested and who reviews: never the same person. */
export function Hands({ inspection }: { inspection: Inspection }) {
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

/** A conclusion that stands: for the second person to issue or send back, or issued already. */
export function SignOff({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const { verdict, grade, conclusion, notCovered, deviations, you, reportNo } = inspection;
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
        <Hands inspection={inspection} />
        {you.mayReview && <Review inspection={inspection} />}
        {reportNo && (
          <p className={styles.small}>
            {t('bench.issuedAs')}{' '}
            <Link to={`/ops/report/${reportNo}`} className={styles.ref}>
              {reportNo}
            </Link>
          </p>
        )}
        {inspection.state === 'review' && !you.mayReview && (
          <p className={styles.small}>{t('bench.notYours')}</p>
        )}
      </Section>
    </div>
  );
}

function Review({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [asking, setAsking] = useState<'issue' | 'sendBack' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <div className={styles.reviewButtons}>
        <Button variant="primary" size="lg" block onClick={() => setAsking('issue')}>
          {t('bench.issue')}
        </Button>
        <Button block onClick={() => setAsking('sendBack')}>
          {t('bench.sendBack')}
        </Button>
      </div>
      <p className={styles.small}>{t('bench.youReview')}</p>
      {asking === 'issue' && <IssueDialog inspection={inspection} onClose={close} />}
      {asking === 'sendBack' && <SendBackDialog inspection={inspection} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}

function IssueDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const act = useCommand(issueReport, {
    onDone: () => {
      toast(t('bench.issued'));
      onClose();
    },
  });
  const { id, version, lotNo, mpn, verdict, grade } = inspection;
  return (
    <Dialog
      open
      title={t('bench.issueTitle', { lot: lotNo })}
      onClose={onClose}
      busy={act.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={act.isPending}
            onClick={() => act.mutate({ id, version })}
          >
            {t('bench.issue')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {t('bench.issueText', {
            mpn,
            verdict: verdict ? t(`verdict.${verdict}`) : '–',
            grade: grade ?? '–',
          })}
        </p>
        <p className={styles.quiet}>{t('bench.issueEffect')}</p>
        {act.error && <FailNote error={act.error} />}
      </div>
    </Dialog>
  );
}

function SendBackDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const [note, setNote] = useState('');
  const input = { id: inspection.id, version: inspection.version, note };
  const form = useForm(input, validateInput(sendBackInspection, input));
  const act = useCommand(sendBackInspection, {
    onDone: () => {
      toast(t('bench.sentBack', { name: inspection.author ?? '' }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) act.mutate(input);
  };
  return (
    <Dialog
      open
      title={t('bench.sendBackTitle', { name: inspection.author ?? '' })}
      onClose={onClose}
      busy={act.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="bench-back" variant="primary" loading={act.isPending}>
            {t('bench.sendBack')}
          </Button>
        </>
      }
    >
      <form id="bench-back" ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
        <Field
          label={t('bench.sendBackNote')}
          required
          hint={t('bench.sendBackHint')}
          error={form.error('note')}
        >
          <TextArea value={note} maxLength={500} onChange={setNote} onBlur={form.left('note')} />
        </Field>
        {act.error && <FailNote error={act.error} />}
      </form>
    </Dialog>
  );
}
