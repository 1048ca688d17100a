import { Suspense } from 'react';
import { type DisputeDecision, disputeDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { AcceptedLines } from './AcceptedLines.tsx';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { RetestFields } from './RetestFields.tsx';
import { useDecision } from './use-decision.ts';
import { type DeskMoveProps, isEventAllowed } from './use-desk-move.ts';

/** Support decides a dispute: one of five ways, with a reason that both parties read. */
export function DecideMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const made = useDecision(props);
  const { draft, setDraft, form, isSent, submit } = made;
  const { decision } = draft;
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.decide.title')}
      effects={made.effects}
      hint={t('move.decide.hint')}
      button={decision === '' ? t('move.decide.button') : t(`move.${decision}.button`)}
      variant={decision === 'quarantine' || decision === 'orderReturn' ? 'danger' : 'primary'}
      busy={made.isBusy}
      form={form}
      onSubmit={submit}
    >
      <DecisionChoice
        order={order}
        decision={decision}
        error={isSent && decision === '' ? t('move.decide.choose') : undefined}
        onChange={(chosen) => setDraft({ ...draft, decision: chosen })}
      />
      {decision === 'retest' && (
        // Its words may still be on their way: the rest of the page stands meanwhile.
        <Suspense>
          <RetestFields
            order={order}
            draft={draft.retest ?? {}}
            isSent={isSent}
            onChange={(next) => setDraft({ ...draft, retest: next })}
          />
        </Suspense>
      )}
      {decision === 'settlePart' && (
        <AcceptedLines
          order={order}
          texts={made.texts}
          failed={made.moneyFailure}
          form={form}
          onChange={(id, text) =>
            setDraft({ ...draft, accepted: { ...draft.accepted, [id]: text } })
          }
        />
      )}
      <TextAreaField
        form={form}
        name="reason"
        label={t('move.reason')}
        required
        hint={t('move.decide.reasonHint')}
        value={draft.reason}
        maxLength={1000}
        counted
        rows={3}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </DeskMoveBox>
  );
}

interface ChoiceProps {
  readonly order: OrderView;
  readonly decision: DisputeDecision | '';
  readonly error: string | undefined;
  readonly onChange: (decision: DisputeDecision) => void;
}

/** Chooses one of the five decisions; those that the order does not allow are disabled. */
function DecisionChoice({ order, decision, error, onChange }: ChoiceProps) {
  const t = useTranslator('operator/order');
  return (
    <Field label={t('move.decide.decision')} group required error={error}>
      <RadioGroup
        column
        label={t('move.decide.decision')}
        value={decision === '' ? null : decision}
        options={disputeDecisions.map((one) => ({
          value: one,
          label: (
            <>
              {t(`move.${one}.name`)} <span className={styles.quiet}>{t(`move.${one}.about`)}</span>
            </>
          ),
          disabled: !isEventAllowed(order, one),
        }))}
        onChange={onChange}
      />
    </Field>
  );
}
