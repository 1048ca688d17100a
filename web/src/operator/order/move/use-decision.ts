import { useState } from 'react';
import { previewPart } from '#contract/orders/money/preview-calls.ts';
import {
  orderReturn,
  quarantineOrder,
  retestOrder,
  settleDispute,
  settlePart,
} from '#contract/orders/staff-calls.ts';
import type { DisputeDecision } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { needed } from '#web/api/needed.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { usePreview } from '#web/order-parts/use-preview.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { acceptedInFull, piecesAtMost } from '../pieces.ts';
import { type RetestDraft, retestChoice } from './RetestFields.tsx';
import { useDecisionEffects } from './use-decision-effects.ts';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

const calls = {
  settle: settleDispute,
  settlePart,
  retest: retestOrder,
  orderReturn,
  quarantine: quarantineOrder,
} as const satisfies Readonly<Record<DisputeDecision, unknown>>;

interface Draft {
  readonly decision: DisputeDecision | '';
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
function useDecisionMoney(order: OrderView, decision: Draft['decision'], lines: PartLines) {
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

/** Holds the decision of a dispute while it is made, with its money and effects, and takes it. */
export function useDecision(props: DeskMoveProps) {
  const { order } = props;
  const [draft, setDraft, forget] = useDraft(`ops-decide:${order.id}`, EMPTY);
  const [isSent, setSent] = useState(false);
  const { decision } = draft;
  const texts = proposeQuantities(order, draft);
  const lines = order.lines.map((line) => ({
    lineId: line.id,
    acceptedQuantity: texts[line.id] === '' ? Number.NaN : Number(texts[line.id]),
  }));
  const chosen = retestChoice(order, draft.retest ?? {});
  const retest = decision === 'retest' ? { lots: [...chosen.lots], tests: [...chosen.tests] } : {};
  const isRetestChosen = chosen.lots.length > 0 && chosen.tests.length > 0;
  const isPart = decision === 'settlePart';
  const more = isPart ? { lines } : retest;
  const input = { id: order.id, version: order.version, reason: draft.reason, ...more };
  const call = decision === '' ? settleDispute : calls[decision];
  const figures = (isPart ? order.lines : []).map(
    (line, index) => [`lines.${index}.acceptedQuantity`, texts[line.id] ?? ''] as const,
  );
  const violations = needed(validateInput(call, input), Object.fromEntries(figures));
  const form = useForm({ ...input, decision }, violations);
  const move = useDeskMove(call, decision === '' ? 'settle' : decision, props, {
    onDone: forget,
    refuse: form.refuse,
  });
  const accepted = isPart
    ? new Map(lines.map((line) => [line.lineId, wholePieces(line.acceptedQuantity)]))
    : acceptedInFull(order);
  const { money, isAwaited, failed } = useDecisionMoney(order, decision, lines);
  const effects = useDecisionEffects(order, { decision, accepted, money });
  const submit = () => {
    setSent(true);
    if (decision === 'retest' && !isRetestChosen) return;
    if (decision !== '') move.take({ reason: draft.reason, ...more } as never);
  };
  return {
    ...{ draft, setDraft, texts, form, effects, isSent, submit },
    isBusy: move.busy || isAwaited,
    /** Why the money of the accepted pieces is not known. */
    moneyFailure: failed,
  };
}
