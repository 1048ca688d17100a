import { useRef, useState } from 'react';
import { acceptResult, rejectResult } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { EventMoney } from '#contract/orders/money/event-money-schemas.ts';
import { rejectResult as rejectResultSchemas } from '#contract/orders/schemas.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { amountOfLines, piecesSent } from '../consequence.ts';
import { DecisionSwitch } from './DecisionSwitch.tsx';
import { allPass, type Decisions, judgedLines } from './decisions.ts';
import { type Effect, MoveFrame } from './MoveFrame.tsx';
import { SellerResultMove } from './SimpleMoves.tsx';
import { Subject } from './Subject.tsx';
import { isEventAllowed, type MoveProps, useMove } from './use-move.ts';
import { rejectionHint, useRejection } from './use-rejection.ts';

/** The answer to the reports: only the buyer may reject. */
export function ResultMove(props: MoveProps & { decisions: Decisions }) {
  return isEventAllowed(props.order, 'reject') ? (
    <BuyerResultMove {...props} />
  ) : (
    <SellerResultMove {...props} />
  );
}

/** The buyer's answer to the reports: line by line, all confirmed or some rejected. */
function BuyerResultMove({ decisions, ...props }: MoveProps & { decisions: Decisions }) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  const fieldText = useFieldText();
  const [reason, setReason, forget] = useDraft(`reject:${order.id}`, '');
  const [wrong, setWrong] = useState<{ choice?: string; reason?: string }>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const accept = useMove(acceptResult, 'accept', props);
  const reject = useMove(rejectResult, 'reject', props, forget);
  const judged = judgedLines(order.lines);
  const rejected = judged.filter((line) => decisions.of(line.id) === 'reject');
  const rejecting = rejected.length > 0;

  const submit = () => {
    if (judged.some((line) => decisions.of(line.id) === null)) {
      return setWrong({ choice: t('needChoice') });
    }
    if (!rejecting) return accept.take({});
    const read = rejectResultSchemas.input.shape.reason.safeParse(reason);
    if (!read.success) {
      setWrong({ reason: fieldText(read.error.issues[0]?.message ?? 'needed') });
      return area.current?.focus();
    }
    setWrong({});
    reject.take({ reason, lines: rejected.map((line) => line.id) });
  };
  const goesOn = useRejection(order, rejected);
  const hint = rejecting ? rejectionHint(goesOn) : allPass(judged) ? 'hintPass' : 'hintOther';
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('result.title', { count: judged.length })}
      effects={useEffects(order, rejected, goesOn)}
      hint={wrong.choice ?? (hint && t(`result.${hint}`))}
      action={
        <Button
          variant="primary"
          size="md"
          loading={accept.busy || reject.busy || goesOn === undefined}
          disabled={!rejecting && !isEventAllowed(order, 'accept')}
          onClick={submit}
        >
          {t('result.send')}
        </Button>
      }
    >
      {judged.map((line) => (
        <MoveLine
          key={line.id}
          about={<Subject line={line} />}
          control={<DecisionSwitch line={line} decisions={decisions} />}
        />
      ))}
      {rejecting && (
        <div style={{ paddingTop: 12 }}>
          <Field
            label={t('result.reason')}
            hint={t('result.reasonHint')}
            error={wrong.reason}
            required
          >
            <TextArea ref={area} value={reason} maxLength={1000} rows={2} onChange={setReason} />
          </Field>
        </div>
      )}
    </MoveFrame>
  );
}

function useEffects(
  order: MoveProps['order'],
  rejected: readonly OrderLine[],
  goesOn: EventMoney | null | undefined,
): Effect[] {
  const t = useTranslator('orders/moves');
  const when = useRelease(order);
  if (rejected.length > 0) {
    if (goesOn === undefined) return [];
    const money = amountOfLines(rejected);
    return goesOn
      ? [
          { key: 'goesOn', money: goesOn.goods, text: t('result.goesOn') },
          { key: 'asked', money, text: t('result.askedBeside') },
        ]
      : [
          { key: 'held', money: order.sums.held, text: t('result.held') },
          { key: 'asked', money, text: t('result.asked') },
        ];
  }
  const money = eventMoneyOf(order, 'accept');
  if (money === null) return [];
  const pieces = order.lines.reduce((all, line) => all + piecesSent(line), 0);
  return [
    { key: 'seller', money: money.goods, text: t('result.toSeller', { pieces, when }) },
    ...(isPositive(money.refund.all)
      ? [{ key: 'back', money: money.refund.all, text: t('result.back') }]
      : []),
    { key: 'services', money: money.costs.all, text: t('result.services') },
  ];
}
