import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';

/** A line and the verdict on it. */
export function Subject({ line }: { line: OrderLine }) {
  const [report] = line.reports;
  return (
    <>
      <Mpn mpn={line.mpn} size={16} />
      <Quantity count={line.quantity} />
      {line.verdict && <VerdictStamp verdict={line.verdict} grade={report?.grade} small />}
    </>
  );
}
