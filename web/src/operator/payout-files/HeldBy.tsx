import { Link } from 'react-router';
import type { ReadyPayout } from '#contract/bank/payout-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote } from '#web/ui/table/Table.tsx';

/** The finding that holds a payment, with its page; nothing where it is free. */
export function HeldBy({ payment }: { payment: Pick<ReadyPayout, 'heldBy'> }) {
  const t = useTranslator('operator/payout-files');
  const { heldBy } = payment;
  if (heldBy === null) return null;
  const finding = (
    <Link to={heldBy.link} translate="no">
      {heldBy.no}
    </Link>
  );
  return <CellNote tone="red">{t.parts('heldBy', { finding })}</CellNote>;
}
