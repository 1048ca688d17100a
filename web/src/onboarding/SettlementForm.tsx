import { type FormEvent, useEffect, useRef } from 'react';
import type { Audit } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { type Step, Steps } from '#web/ui/layout/Steps.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DepositStep, FieldLinks } from './DepositStep.tsx';
import { DepositSection } from './deposit/DepositSection.tsx';
import { stepNames, stepOf } from './fields.ts';
import { ProofStep } from './ProofStep.tsx';
import { ReviewRail } from './ReviewRail.tsx';
import styles from './Settlement.module.css';
import { type Settlement, useSettlement } from './use-settlement.ts';

/** The three steps of a settlement; each is saved as a draft before the next. */
export function SettlementForm({ audit, account }: { audit: Audit; account: string }) {
  const t = useTranslator('onboarding');
  const of = useSettlement(audit, account);
  return (
    <>
      <StepRow of={of} />
      {audit.changes.length > 0 && (
        <Note tone="fail" className={styles.changes}>
          <b>{t('rejectedTitle', { count: audit.changes.length })}</b>
          <FieldLinks of={of} rows={audit.changes} />
        </Note>
      )}
      <div className={`${layout.cols} ${styles.page}`}>
        <StepForm of={of} />
        <ReviewRail audit={audit} />
      </div>
    </>
  );
}

function StepRow({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  const { audit, step, tried } = of;
  const steps = stepNames.map((name): Step => {
    const missing = of.missing.filter((field) => stepOf(field) === name).length;
    const changes = audit.changes.filter(({ field }) => stepOf(field) === name).length;
    const isOpen = name === step;
    const isWrong = changes > 0 || (missing > 0 && tried.has(name));
    const note = () => {
      if (name === 'deposit') return t('steps.depositNote');
      if (changes > 0) return t('steps.change', { count: changes });
      return missing > 0 ? t('steps.missing', { count: missing }) : t('steps.ready');
    };
    return {
      key: name,
      title: (
        <button type="button" className={styles.stepLink} onClick={() => of.go(name)}>
          {t(`steps.${name}`)}
        </button>
      ),
      note: note(),
      state: isOpen
        ? 'now'
        : isWrong
          ? 'fail'
          : missing === 0 && name !== 'deposit'
            ? 'done'
            : 'todo',
    };
  });
  return <Steps label={t('steps.label')} steps={steps} />;
}

function StepForm({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  const { step } = of;
  const top = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  const stepIndex = stepNames.indexOf(step);
  const next = stepNames[stepIndex + 1];
  const previous = stepNames[stepIndex - 1];
  const forward = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await of.save();
    if (saved === null) return;
    if (next) return of.go(next);
    of.try();
    if (saved.missing.length > 0) return;
    of.submit(saved.version);
  };
  const saveDraft = async () => {
    if (await of.save()) toast(t('saved'));
  };
  const form = (
    <form ref={of.form.frame} onSubmit={(event) => void forward(event)} noValidate>
      <section ref={top} tabIndex={-1} className={styles.stack} aria-label={t(`steps.${step}`)}>
        {step === 'company' && <CompanyStep of={of} />}
        {step === 'proof' && <ProofStep of={of} />}
        {step === 'deposit' && <DepositStep of={of} />}
      </section>
      <div className={styles.fail}>
        <FailNote error={of.form.rest(of.failure)} />
        {of.isChangedElsewhere && <ChangedElsewhere of={of} />}
      </div>
      <div className={layout.actions}>
        {previous && <Button onClick={() => of.go(previous)}>{t('previous')}</Button>}
        <Button disabled={of.busy} onClick={() => void saveDraft()}>
          {t('saveDraft')}
        </Button>
        <span className={`${layout.end} ${styles.quiet}`}>{of.isUnsaved && t('unsaved')}</span>
        <Button type="submit" variant="primary" loading={of.busy}>
          {t(next ? 'next' : 'submit')}
        </Button>
      </div>
    </form>
  );
  return (
    <>
      {form}
      {step === 'deposit' && <DepositSection />}
    </>
  );
}

/** Another tab saved meanwhile: the typed values stay until the seller loads the saved ones. */
function ChangedElsewhere({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  return (
    <Note
      tone="fail"
      action={
        <Button size="xs" loading={of.loading} onClick={() => void of.load()}>
          {t('changed.load')}
        </Button>
      }
    >
      {t('changed.text')}
    </Note>
  );
}
