import { useMemo, useState } from 'react';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';

export type Decision = 'confirm' | 'reject';

/** The buyer's choices line by line, shared by the box and the sections of the reports. */
export interface Decisions {
  of(lineId: string): Decision | null;
  choose(lineId: string, decision: Decision): void;
}

type Judged = Pick<OrderLine, 'verdict' | 'pieces'>;

// Old orders have a verdict and no count.
const hasCome = ({ verdict, pieces }: Judged): boolean =>
  verdict !== null || (pieces !== null && pieces.received > 0);

/** Lines of which pieces came: the lab judges no other. Every line counts where none came. */
export function judgedLines<L extends Judged>(lines: readonly L[]): readonly L[] {
  const came = lines.filter(hasCome);
  return came.length > 0 ? came : lines;
}

/** Returns whether every line that is judged passed. */
export const allPass = (lines: readonly Judged[]): boolean =>
  judgedLines(lines).every(({ verdict }) => verdict === 'pass');

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
