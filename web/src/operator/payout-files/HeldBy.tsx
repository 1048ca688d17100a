import { Link } from 'react-router';
import type { ReadyPayout } from '#contract/bank/payout-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote } from '#web/ui/table/Table.tsx';

/** A changed payee, or a finding with its page, that holds a payment; nothing where it is free. */
export function HeldBy({ payment }: { payment: Pick<ReadyPayout, 'heldBy' | 'payeeChanged'> }) {
  const t = useTranslator('operator/payout-files');
  const { heldBy, payeeChanged } = payment;
  if (payeeChanged) return <CellNote tone="red">{t('payeeChanged')}</CellNote>;
  if (heldBy === null) return null;
  const finding = (
    <Link to={heldBy.link} translate="no">
      {heldBy.no}
    </Link>
  );
  return <CellNote tone="red">{t.parts('heldBy', { finding })}</CellNote>;
}
