import { useMemo, useState } from 'react';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';

export type Decision = 'confirm' | 'reject';

/** The buyer's choices line by line, shared by the box and the sections of the reports. */
export interface Decisions {
  of(lineId: string): Decision | null;
  choose(lineId: string, decision: Decision): void;
}

/** The lab's recommendation; a line that conforms only in part is the buyer's own choice. */
function recommended(line: OrderLine): Decision | null {
  if (line.verdict === 'pass') return 'confirm';
  return line.verdict === 'conditional' || line.verdict === null ? null : 'reject';
}

/** Choices that begin with the lab's recommendation. Nothing is sent by choosing. */
export function useDecisions(order: OrderView | undefined): Decisions {
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision>>>({});
  return useMemo(
    () => ({
      of: (lineId) => {
        const line = order?.lines.find((one) => one.id === lineId);
        return chosen[lineId] ?? (line ? recommended(line) : null);
      },
      choose: (lineId, decision) => setChosen((all) => ({ ...all, [lineId]: decision })),
    }),
    [order, chosen],
  );
}
