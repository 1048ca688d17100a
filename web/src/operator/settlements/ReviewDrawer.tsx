import type { Review } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddressChanges } from './AddressChanges.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { ReviewChecks } from './ReviewChecks.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { SettlementTag } from './SettlementTag.tsx';
import styles from './settlements.module.css';
import { useReview } from './use-review.ts';

const WAIVER_MAX = 200;

/** A seller's settlement under review: what was sent in, what checks out, pass or ask for changes. */
export function ReviewDrawer(props: { review: Review; mayDecide: boolean; onClose: () => void }) {
  const { review, mayDecide, onClose } = props;
  const t = useTranslator('operator/settlements');
  const { company, state } = review;
  const name = company.companyNameCn || company.companyNameEn || review.email;
  const decision = useReview(review, name, onClose);
  const isOpen = state === 'submitted' && mayDecide && !review.staffIsParty;
  return (
    <Drawer
      open
      busy={decision.isPassing || decision.isRejecting}
      onClose={onClose}
      title={name}
      aside={<SettlementTag state={state} />}
      footer={isOpen && <DecisionButtons decision={decision} />}
    >
      <WorkBar record="settlement" no={review.company.creditCode} />
      <AddressChanges review={review} mayDecide={mayDecide} onDone={decision.done} />
      <form
        ref={decision.form.frame}
        className={styles.drawer}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <FailNote error={decision.failure} />
        {state === 'submitted' && review.staffIsParty && <Note tone="wait">{t('own')}</Note>}
        {review.changed.length > 0 && <Note>{t('again', { count: review.changed.length })}</Note>}
        <ReviewChecks review={review} />
        {isOpen && !review.checks.deposit && <WaiverField decision={decision} />}
        {review.depositWaiver !== '' && (
          <Note>{t('waived', { reason: review.depositWaiver })}</Note>
        )}
        <CompanyFacts
          review={review}
          changes={isOpen ? decision.changes : undefined}
          onChanges={isOpen ? decision.setChanges : undefined}
          error={decision.errorOf}
        />
        <ReviewHistory review={review} />
      </form>
    </Drawer>
  );
}

interface DecisionProps {
  readonly decision: ReturnType<typeof useReview>;
}

/** The buttons that ask for changes, where fields are marked, or pass the settlement. */
function DecisionButtons({ decision }: DecisionProps) {
  const t = useTranslator('operator/settlements');
  const { changeCount, isPassing, isRejecting } = decision;
  return (
    <>
      <Button
        variant="danger"
        loading={isRejecting}
        disabled={changeCount === 0 || isPassing}
        onClick={decision.reject}
      >
        {t('reject', { count: changeCount })}
      </Button>
      <span className={styles.hint}>{t(changeCount === 0 ? 'markHint' : 'unmarkHint')}</span>
      <span className={styles.push}>
        <Button
          variant="primary"
          loading={isPassing}
          disabled={changeCount > 0 || isRejecting}
          onClick={decision.pass}
        >
          {t('pass')}
        </Button>
      </span>
    </>
  );
}

/** The reason to pass a seller without its deposit. */
function WaiverField({ decision }: DecisionProps) {
  const t = useTranslator('operator/settlements');
  return (
    <Field
      label={t('waiver')}
      hint={t('waiverHint')}
      error={decision.passForm.error('depositWaiver')}
    >
      <TextArea
        value={decision.depositWaiver}
        maxLength={WAIVER_MAX}
        rows={2}
        counted
        onChange={decision.setWaiver}
        onBlur={decision.passForm.left('depositWaiver')}
      />
    </Field>
  );
}
