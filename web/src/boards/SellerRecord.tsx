import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote } from '#web/ui/table/Table.tsx';

/** Returns what is said of a seller: its lots at the lab, the blacklist, a deposit that was returned. */
export function useSellerRecord({
  inspectedLots: inspected,
  passedLots: passed,
  blacklist,
  depositReturned,
}: PriceCaution) {
  const t = useTranslator('boards');
  const widgets = useTranslator('widgets');
  return {
    lots:
      inspected === 0 ? t('compare.standingNone') : t('compare.standing', { passed, inspected }),
    listing: blacklist && widgets(`caution.${blacklist}`),
    deposit: depositReturned && widgets('caution.depositReturned'),
  };
}

/** The record of a seller below its name, after the place where it is. */
export function SellerRecordNotes({ record, place }: { record: PriceCaution; place?: string }) {
  const t = useTranslator('boards');
  const { lots, deposit } = useSellerRecord(record);
  return (
    <>
      <CellNote>{place ? [place, lots].join(t('comma')) : lots}</CellNote>
      {deposit && <CellNote tone="amber">{deposit}</CellNote>}
    </>
  );
}
