import { Suspense, useState } from 'react';
import { previewPart } from '#contract/orders/money/preview-calls.ts';
import {
  orderReturn,
  quarantineOrder,
  retestOrder,
  settleDispute,
  settlePart,
} from '#contract/orders/staff-calls.ts';
import { type DisputeDecision, disputeDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { needed } from '#web/api/needed.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { usePreview } from '#web/order-parts/use-preview.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { acceptedInFull, piecesAtMost } from '../pieces.ts';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { type RetestDraft, RetestFields, retestChoice } from './RetestFields.tsx';
import { useDecisionEffects } from './use-decision-effects.ts';
import { type DeskMoveProps, isEventAllowed, useDeskMove } from './use-desk-move.ts';

export type Decision = DisputeDecision;

const calls = {
  settle: settleDispute,
  settlePart,
  retest: retestOrder,
  orderReturn,
  quarantine: quarantineOrder,
} as const satisfies Readonly<Record<Decision, unknown>>;

interface Draft {
  readonly decision: Decision | '';
  readonly reason: string;
  /** Pieces that the buyer keeps, as typed, by line. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly retest?: RetestDraft;
}
type PartLines = readonly { readonly lineId: string; readonly acceptedQuantity: number }[];
const EMPTY: Draft = { decision: '', reason: '', accepted: {} };

const wholePieces = (count: number): number =>
  Number.isSafeInteger(count) && count > 0 ? count : 0;

/** Pieces kept as proposed: none of a line that the lab fails, all that came of the others. */
function proposeQuantities(order: OrderView, draft: Draft): Readonly<Record<string, string>> {
  const entries = order.lines.map((line) => {
    const bad = line.verdict === 'fail' || line.verdict === 'suspect';
    return [line.id, draft.accepted[line.id] ?? `${bad ? 0 : piecesAtMost(line)}`] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the money of a decision as the server states it; of a part, as it is typed. Nobody decides
 * about money that is still on its way to the page; where it cannot come, the page says so.
 */
function useDecisionMoney(order: OrderView, decision: Decision | '', lines: PartLines) {
  const isWhole = lines.every(({ acceptedQuantity }) => Number.isInteger(acceptedQuantity));
  const isPart = decision === 'settlePart';
  const { figures, failed } = usePreview(
    previewPart,
    { id: order.id, lines: [...lines] },
    isPart && isWhole,
  );
  if (isPart) {
    const isAwaited = isWhole && figures === null && failed === null;
    return { money: figures?.money ?? null, isAwaited, failed };
  }
  const money = decision === '' ? null : eventMoneyOf(order, decision);
  return { money, isAwaited: false, failed: null };
}

/** Support decides a dispute: one of five ways, with a reason that both parties read. */
export function DecideMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-decide:${order.id}`, EMPTY);
  const [asked, setAsked] = useState(false);
  const { decision } = draft;
  const texts = proposeQuantities(order, draft);
  const lines = order.lines.map((line) => ({
    lineId: line.id,
    acceptedQuantity: texts[line.id] === '' ? Number.NaN : Number(texts[line.id]),
  }));
  const chosen = retestChoice(order, draft.retest ?? {});
  const retest = decision === 'retest' ? { lots: [...chosen.lots], tests: [...chosen.tests] } : {};
  const isChosen = chosen.lots.length > 0 && chosen.tests.length > 0;
  const more = decision === 'settlePart' ? { lines } : retest;
  const input = { id: order.id, version: order.version, reason: draft.reason, ...more };
  const call = decision === '' ? settleDispute : calls[decision];
  const figures = decision === 'settlePart' ? order.lines : [];
  const violations = needed(
    validateInput(call, input),
    Object.fromEntries(
      figures.map((line, index) => [`lines.${index}.acceptedQuantity`, texts[line.id] ?? '']),
    ),
  );
  const form = useForm({ ...input, decision }, violations);
  const move = useDeskMove(call, decision === '' ? 'settle' : decision, props, {
    onDone: forget,
    refuse: form.refuse,
  });
  const accepted =
    decision === 'settlePart'
      ? new Map(lines.map((line) => [line.lineId, wholePieces(line.acceptedQuantity)]))
      : acceptedInFull(order);
  const { money, isAwaited, failed } = useDecisionMoney(order, decision, lines);
  const effects = useDecisionEffects(order, { decision, accepted, money });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.decide.title')}
      effects={effects}
      hint={t('move.decide.hint')}
      button={decision === '' ? t('move.decide.button') : t(`move.${decision}.button`)}
      variant={decision === 'quarantine' || decision === 'orderReturn' ? 'danger' : 'primary'}
      busy={move.busy || isAwaited}
      form={form}
      onSubmit={() => {
        setAsked(true);
        if (decision === 'retest' && !isChosen) return;
        if (decision !== '') move.take({ reason: draft.reason, ...more } as never);
      }}
    >
      <Field
        label={t('move.decide.decision')}
        group
        required
        error={asked && decision === '' ? t('move.decide.choose') : undefined}
      >
        <RadioGroup
          column
          label={t('move.decide.decision')}
          value={decision === '' ? null : decision}
          options={disputeDecisions.map((one) => ({
            value: one,
            label: (
              <>
                {t(`move.${one}.name`)}{' '}
                <span className={styles.quiet}>{t(`move.${one}.about`)}</span>
              </>
            ),
            disabled: !isEventAllowed(order, one),
          }))}
          onChange={(chosen) => setDraft({ ...draft, decision: chosen })}
        />
      </Field>
      {decision === 'retest' && (
        // Its words may still be on their way: the rest of the page stands meanwhile.
        <Suspense>
          <RetestFields
            order={order}
            draft={draft.retest ?? {}}
            isSent={asked}
            onChange={(next) => setDraft({ ...draft, retest: next })}
          />
        </Suspense>
      )}
      {decision === 'settlePart' && (
        <AcceptedLines
          order={order}
          texts={texts}
          failed={failed}
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

function AcceptedLines(props: {
  order: OrderView;
  texts: Readonly<Record<string, string>>;
  /** Why the money of these pieces is not known. */
  failed: Error | null;
  form: Form;
  onChange: (lineId: string, text: string) => void;
}) {
  const { order, texts, failed, form, onChange } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  return (
    <div>
      {order.lines.map((line, index) => (
        <MoveLine
          key={line.id}
          about={
            <>
              <Mpn mpn={line.mpn} />
              <span className={styles.quiet}>
                {own('move.settlePart.came', { count: piecesAtMost(line) })}
              </span>
            </>
          }
          control={
            <div className={styles.count}>
              <Field
                label={own('move.settlePart.kept')}
                error={form.error(`lines.${index}.acceptedQuantity`)}
              >
                <FigureInput
                  value={texts[line.id] ?? ''}
                  unit={t('pcs')}
                  onChange={(text) => onChange(line.id, text)}
                  onBlur={form.left(`lines.${index}.acceptedQuantity`)}
                />
              </Field>
            </div>
          }
        />
      ))}
      <FailNote error={failed} />
    </div>
  );
}
