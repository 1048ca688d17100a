import {
  type SettlementActor,
  type SettlementEvent,
  type SettlementRow,
  type SettlementState,
  settlementTable,
  settlementWaits,
} from '#contract/onboarding/table.ts';
import type { Span } from '#contract/state-machine.ts';

/** The row that an actor takes by an event in a state, or null where it may not move so. */
export function decide(
  state: SettlementState,
  act: { readonly event: SettlementEvent; readonly as: SettlementActor },
): SettlementRow | null {
  const found = settlementTable.find(
    (row) =>
      row.from === state &&
      row.event === act.event &&
      (row.by as readonly SettlementActor[]).includes(act.as),
  );
  return found ?? null;
}

/** Within which time the state's next move is due; null where it has no time. */
export function spanOf(state: SettlementState): Span | null {
  const wait = settlementWaits[state];
  return wait !== null && 'within' in wait ? wait.within : null;
}
